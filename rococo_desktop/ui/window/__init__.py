"""The window: it paints pictures and motion, reads mouse and keyboard, and shows the stack of scenes."""
