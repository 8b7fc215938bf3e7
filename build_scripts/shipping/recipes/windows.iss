; Inno Setup makes the Windows installer of this: iscc build\prepared\windows.iss (package.py fills it in).
[Setup]
AppId={{6B0B2E5E-0E5B-4E57-9E0F-7A4C0C9B1F53}
AppName=@title@
AppVersion=@version@
AppPublisher=The Rococo Desktop contributors
DefaultDirName={autopf}\@title@
DefaultGroupName=@title@
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
Compression=lzma2/max
SolidCompression=yes
LicenseFile=licences\LICENSE
SetupIconFile=@name@.ico
UninstallDisplayIcon={app}\@name@.exe
OutputDir=..\..\dist
OutputBaseFilename=@name@-@version@-setup

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[Files]
Source: "..\..\dist\@name@\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\@title@"; Filename: "{app}\@name@.exe"
Name: "{autodesktop}\@title@"; Filename: "{app}\@name@.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.@suffix@"; ValueType: string; ValueData: "RococoDesktop.Game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\RococoDesktop.Game"; ValueType: string; ValueData: "Rococo game"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\RococoDesktop.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\@name@.exe,0"
Root: HKA; Subkey: "Software\Classes\RococoDesktop.Game\shell\open\command"; ValueType: string; ValueData: """{app}\@name@.exe"" ""%1"""

[Run]
Filename: "{app}\@name@.exe"; Description: "{cm:LaunchProgram,@title@}"; Flags: nowait postinstall skipifsilent
