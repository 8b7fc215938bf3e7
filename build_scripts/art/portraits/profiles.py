"""Heads in profile: brow, nose, lips, chin, jaw and neck, by age, sex and temper.

Drawn looking to the left in face units: the root of the nose is (0, 0), the face about 145 high.
"""

from __future__ import annotations

from dataclasses import dataclass

from art.portraits.clay import Clay
from art.portraits.curves import Spot, placed, smooth


@dataclass(frozen=True, slots=True)
class Face:
    """What makes one profile unlike another; every figure is 0 for a plain grown-up."""

    age: float = 0.3
    """0 a child of twelve, 0.3 grown up, 1 very old."""
    man: bool = False
    nose: float = 0
    """How far the nose reaches."""
    hook: float = 0
    """Above 0 a hooked nose, below a turned-up one."""
    brow: float = 0
    chin: float = 0
    lips: float = 0
    jowl: float = 0
    """Weight under the chin."""
    slope: float = 0
    """How far the forehead leans back."""
    tilt: float = 0
    """Degrees the head is raised (above 0) or bowed."""
    smile: float = 0
    """How far the corner of the mouth goes up, or below 0 down."""
    lidded: float = 0
    """How heavy the eyelid is; below 0 the eye is wide open."""
    cheek: float = 0
    """How round the cheek is, or below 0 how hollow."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Where a head sits in the picture: place of the nose's root, size and tilt."""

    x: float = 126
    y: float = 190
    scale: float = 1.3
    tilt: float = 0

    def at(self, *spots: Spot) -> list[Spot]:
        """Face units as drawing units."""
        cos_side = placed([(x - 60, y - 40) for x, y in spots], 0, 0, self.scale, self.tilt)
        return [(self.x + 60 * self.scale + x, self.y + 40 * self.scale + y) for x, y in cos_side]

    def one(self, x: float, y: float) -> Spot:
        """One spot of the face."""
        return self.at((x, y))[0]

    def of(self, size: float) -> float:
        """A length of the face."""
        return size * self.scale


def profile_line(face: Face) -> list[Spot]:
    """The front of the head from the hairline to the throat."""
    young = max(0.0, 0.3 - face.age) / 0.3
    old = max(0.0, face.age - 0.5) / 0.5
    man = 1.0 if face.man else 0.0
    reach = face.nose - 3.5 + 5 * man + 3.5 * old - 4.5 * young
    hook = face.hook + 1.5 * old - 2.5 * young
    lips = face.lips - 3.0 * old - 0.6 * man - 1.6 * young
    chin = face.chin + 2.2 * man + 2.5 * old - 2.5 * young
    brow = face.brow + 3.0 * man - 1.0 * young
    soft = (1 - man) * 1.6 + young
    lean = face.slope + 2.0 * man - 4.0 * young
    tip = (-21 - reach, 38 + hook * 1.1 - 1.5 * young)
    return [
        (14 + lean * 2.2, -48),
        (3 + lean, -30 - 2 * young),
        (-2.5 + lean * 0.3 - young * 2.5, -16),
        (-3.5 - brow, -3),
        (1.2 - brow * 0.25, 9),
        (-5 - reach * 0.32 - hook * 1.3, 20),
        (-13.5 - reach * 0.72 - hook * 0.9, 30),
        tip,
        (tip[0] + 2.2, tip[1] + 5.2),
        (-12 - reach * 0.4, 47.5),
        (-4.5, 50),
        (-6.2 - lips * 0.4, 54.5),
        (-10 - lips, 60),
        (-5.4 - lips * 0.25, 64.4),
        (-8.4 - lips * 0.9, 69.5),
        (-3.2 + old * 1.6, 76.5),
        (-7.6 - chin, 85),
        (-7.2 - chin * 1.1, 92),
        (-0.5 - chin * 0.6, 100.5),
        (15, 104 - soft + face.jowl * 1.6 + old * 1.5),
        (31, 103 - soft * 2.4 + face.jowl * 4 + old * 2),
        (46, 99 - soft * 3.4 + face.jowl * 3),
    ]


def head_outline(face: Face) -> list[Spot]:
    """The whole head without the neck; the jaw turns up behind the ear."""
    front = smooth(profile_line(face), steps=8)
    back = [
        (62, 92 - (0 if face.man else 5)),
        (76, 78),
        (88, 62),
        (100, 50),
        (116, 34),
        (126, 0),
        (116, -40),
        (86, -66),
        (50, -70),
        (26, -60),
    ]
    return front[:-1] + smooth([front[-1], *back, front[0]], steps=8)[:-1]


def neck_outline(face: Face) -> list[Spot]:
    """The neck, from behind the jaw down into the dress."""
    man = 1.0 if face.man else 0.0
    return smooth(
        [
            (36 - 3 * man, 92),
            (40 - 3 * man, 112),
            (42 - 4 * man, 130),
            (38 - 3 * man, 152),
            (16, 182),
            (60, 214),
            (130, 206),
            (122 + 4 * man, 160),
            (112 + 5 * man, 120),
            (108, 70),
            (70, 50),
        ],
        closed=True,
    )


def carve_head(clay: Clay, face: Face, seat: Seat) -> None:
    """Neck, head and features; hair and dress come over it."""
    old = max(0.0, face.age - 0.5) / 0.5
    young = max(0.0, 0.3 - face.age) / 0.3
    one, of = seat.one, seat.of
    clay.lay(seat.at(*neck_outline(face)), 5, 13, (of(4), of(22)))
    clay.line(seat.at((86, 96), (72, 130), (46, 166)), (of(9), of(7)), 2.0 + old, of(3))
    clay.bump(one(44, 168), (of(10), of(7)), -2.5)
    if face.man:
        clay.bump(one(42, 128), (of(6), of(8)), 3)
    clay.lay(seat.at(*head_outline(face)), 12, 17, (of(3), of(10), of(34)))
    _planes(clay, face, seat, old, young)
    _eye(clay, face, seat, old)
    _nose(clay, face, seat, old, young)
    _mouth(clay, face, seat, old)
    _ear(clay, seat)
    if old:
        _wrinkles(clay, seat, old)


def _planes(clay: Clay, face: Face, seat: Seat, old: float, young: float) -> None:
    """Cheekbone, temple, the hollow under the cheek, the edge of the jaw."""
    one, of = seat.one, seat.of
    clay.bump(one(34, 32), (of(24), of(14)), 4.0 + young, -14)
    clay.bump(one(28, 60), (of(20), of(18)), 2.5 * young - 1.2 - 2.4 * old + face.cheek)
    clay.bump(one(40, -14), (of(20), of(22)), -1.8 - old)
    clay.bump(one(14, -20), (of(15), of(16)), 1.6)
    clay.bump(one(4, 92), (of(12), of(9)), 2.6)
    clay.line(smooth(seat.at((10, 97), (38, 92), (60, 78), (72, 52))), (of(8), of(14), of(10)), 2.0, of(5))
    if face.jowl > 1:
        clay.bump(one(34, 104), (of(22), of(9)), face.jowl * 0.8)
        clay.line(seat.at((14, 103), (34, 101), (52, 92)), (of(3),), -1.6, of(1.6))


def _eye(clay: Clay, face: Face, seat: Seat, old: float) -> None:
    """Socket, eyeball, both lids and the brow."""
    one, of = seat.one, seat.of
    clay.bump(one(13, 14), (of(15), of(10)), -6.4 - old)
    clay.bump(one(3, 10), (of(7), of(9)), -2.4)
    ball = smooth(
        seat.at((4.5, 16), (6, 11.5), (12, 10), (19, 13), (22, 17), (14, 20), (6.5, 20)), closed=True
    )
    clay.swell(ball, 3.4, (of(3), of(6)))
    low = face.lidded
    lid = smooth(
        seat.at((2.6, 15.5), (4.6, 9.6 + low * 0.6), (12, 7 + low), (20.5, 11 + low * 0.7), (27, 18))
    )
    clay.line(lid, (of(3), of(6.4), of(2.4)), 3.6, of(0.9))
    crease = smooth(seat.at((4.5, 5), (12, 2), (22, 6), (30, 14)))
    clay.line(crease, (of(1.4), of(3.4), of(1.2)), -3.2, of(1))
    under = smooth(seat.at((5.5, 20.6), (12, 22.4), (18, 20.4), (25, 17.6)))
    clay.line(under, (of(1.4), of(2.8), of(1)), 1.8, of(0.7))
    lash = smooth(
        seat.at((3.6, 17.5), (6.6, 13 + low * 0.7), (12, 11.4 + low * 1.2), (19, 14.4 + low * 0.8), (26, 19))
    )
    clay.line(lash, (of(1.6), of(2.6), of(1.2)), -3.6, of(0.6))
    clay.bump(one(7.4, 16.2), (of(2.2), of(2.8)), -2.6)
    clay.line(
        smooth(seat.at((-2, -4), (7, -8), (20, -8.5), (36, -1))),
        (of(3), of(6), of(4.6), of(1.4)),
        2.2,
        of(1.2),
    )
    for shift in range(5):
        x = 1 + shift * 6.5
        clay.line(seat.at((x, -4), (x + 7, -8.4 + shift * 1.1)), (of(1.4), of(0.8)), -0.45, of(0.4))


def _nose(clay: Clay, face: Face, seat: Seat, old: float, young: float) -> None:
    """The ridge, the wing and the nostril."""
    one, of = seat.one, seat.of
    reach = face.nose - 3 + (4 if face.man else 0) + 3 * old - 4.5 * young
    clay.bump(one(4, 28), (of(8), of(16)), -2.6, 24)
    wing = smooth(
        seat.at((-2, 40), (-8 - reach * 0.3, 38.5), (-11 - reach * 0.4, 44), (-7, 49), (0, 49), (2.5, 44.5)),
        closed=True,
    )
    clay.swell(wing, 3.6, (of(1.6), of(4)))
    clay.line(
        smooth(seat.at((-5, 36.5), (1.6, 39), (3.6, 45), (0, 50.5))),
        (of(1.2), of(2.4), of(1.4)),
        -3.0,
        of(0.9),
    )
    nostril = smooth(seat.at((-13.5 - reach * 0.45, 46.6), (-9.5 - reach * 0.3, 44.8), (-5.6, 47.6)))
    clay.line(nostril, (of(1.2), of(2.6), of(1.2)), -4.2, of(0.6))
    clay.bump(one(-15 - reach * 0.7, 38), (of(5), of(5)), 1.6)


def _mouth(clay: Clay, face: Face, seat: Seat, old: float) -> None:
    """Two lips with their edges, the corner, and the furrow to the nose."""
    one, of = seat.one, seat.of
    up = face.smile
    full = max(0.55, 1 + face.lips * 0.12 - old * 0.45)
    upper = smooth(
        seat.at(
            (-9 - face.lips, 58.2), (-3, 58.4), (5, 61.5 - up * 0.5), (9.5, 64.4 - up), (0, 64.8), (-7, 64)
        ),
        closed=True,
    )
    lower = smooth(
        seat.at((-6.5, 65), (0, 65.4), (9, 65 - up), (4.5, 70 - up * 0.4), (-3, 73), (-8 - face.lips, 71.5)),
        closed=True,
    )
    clay.swell(upper, 2.3 * full, (of(1.4), of(3)))
    clay.swell(lower, 2.9 * full, (of(1.6), of(3.4)))
    clay.line(
        smooth(seat.at((-8, 64.4), (-1, 65), (6, 65 - up * 0.6), (9.5 + abs(up) * 0.4, 66.6 - up * 1.5))),
        (of(1.8), of(1.6), of(0.8)),
        -3.0,
        of(0.6),
    )
    clay.bump(one(11, 66.8 - up * 1.5), (of(3.0), of(4.0)), -2.2)
    clay.bump(one(20, 54), (of(9), of(8)), max(up, 0) * 0.9)
    clay.bump(one(0, 77.5), (of(8), of(3.2)), -2.0)
    clay.bump(one(0, 54), (of(4), of(5)), -1.2)
    clay.line(
        smooth(seat.at((4, 46), (11, 54), (15, 66))), (of(1.5), of(4), of(1.5)), -1.0 - 2.2 * old, of(1.8)
    )


def _ear(clay: Clay, seat: Seat) -> None:
    """Helix, the hollow inside, the lobe."""
    of = seat.of
    outline = smooth(
        seat.at(
            (66, 8), (72, 0), (82, -1), (89, 7), (87, 20), (80, 32), (76, 44), (70, 47), (66, 42), (67, 28)
        ),
        closed=True,
    )
    mask, window = clay.mask(outline)
    clay.height[window] += 3.4 * clay.rounded(mask, (of(1.6), of(4)))
    helix = smooth(seat.at((69, 16), (71, 6), (80, 3), (85, 9), (83, 20), (77, 30)))
    clay.line(helix, (of(2), of(3.4), of(2)), 2.2, of(0.7))
    clay.line(smooth(seat.at((72, 14), (79, 9), (80.5, 18), (74, 28))), (of(2), of(4), of(3)), -3.6, of(1.2))
    clay.bump(seat.one(72, 24), (of(3.6), of(5)), -2.6)
    clay.bump(seat.one(71, 41), (of(3.2), of(3.6)), 1.6)
    clay.line(smooth(seat.at((64, 4), (63, 24), (66, 44))), (of(1), of(2.4), of(1)), -1.4, of(1))


def _wrinkles(clay: Clay, seat: Seat, old: float) -> None:
    """Crow's feet, a furrowed brow, a folded throat."""
    of = seat.of
    for y, end in ((12, 7), (17, 17), (21, 26)):
        clay.line(seat.at((31, y), (43, end)), (of(1.6), of(0.6)), -1.6 * old, of(0.6))
    for y in (-22, -30, -37):
        clay.line(
            smooth(seat.at((2, y), (16, y - 2), (32, y + 2))),
            (of(0.8), of(1.8), of(0.6)),
            -1.3 * old,
            of(0.8),
        )
    for shift in (0, 9):
        clay.line(
            smooth(seat.at((44, 122 + shift), (58, 120 + shift), (74, 108 + shift))),
            (of(2.4), of(1)),
            -1.6 * old,
            of(1.2),
        )
