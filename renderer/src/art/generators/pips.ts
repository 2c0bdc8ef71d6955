import { all, at, circle, drawing, fill, group, line, n, path, polar, type Point, rect } from '../draw.js';
import { type Seeded, seededBy } from '../seeded.js';
import type { ArtGenerator, ArtSubject } from '../types.js';

/** Suits in a box of 100 units, upright. */
const SUITS = {
  spade:
    'M50 6C58 24 90 36 90 64C90 78 80 86 69 86C62 86 57 82 54 76C55 86 59 92 66 96H34C41 92 45 86 46 76C43 82 38 86 31 86C20 86 10 78 10 64C10 36 42 24 50 6Z',
  heart: 'M50 94C46 76 8 60 8 33C8 18 19 8 31 8C40 8 47 14 50 23C53 14 60 8 69 8C81 8 92 18 92 33C92 60 54 76 50 94Z',
  diamond: 'M50 4C58 22 70 38 86 50C70 62 58 78 50 96C42 78 30 62 14 50C30 38 42 22 50 4Z',
  club: 'M50 6C62 6 71 15 71 26C71 33 68 39 63 43C66 41 69 40 73 40C84 40 93 49 93 60S84 80 73 80C64 80 57 75 54 68C55 82 59 90 66 95H34C41 90 45 82 46 68C43 75 36 80 27 80C16 80 7 71 7 60S16 40 27 40C31 40 34 41 37 43C32 39 29 33 29 26C29 15 38 6 50 6Z',
} as const;
type Suit = keyof typeof SUITS;
const NAMES: readonly [Suit, ...Suit[]] = ['spade', 'heart', 'diamond', 'club'];

/** The places of the pips for each number, as on playing cards: the column, 0 to 2, and the height, 0 to 1. */
const PLACES: Readonly<Record<string, readonly Point[]>> = {
  1: [[1, 0.5]],
  2: middle(0, 1),
  3: middle(0, 0.5, 1),
  4: sides(0, 1),
  5: [...sides(0, 1), ...middle(0.5)],
  6: sides(0, 0.5, 1),
  7: [...sides(0, 0.5, 1), ...middle(0.25)],
  8: [...sides(0, 0.5, 1), ...middle(0.25, 0.75)],
  9: [...sides(0, 1 / 3, 2 / 3, 1), ...middle(0.5)],
  10: [...sides(0, 1 / 3, 2 / 3, 1), ...middle(1 / 6, 5 / 6)],
};

function sides(...heights: readonly number[]): Point[] {
  return heights.flatMap((y): Point[] => [
    [0, y],
    [2, y],
  ]);
}
function middle(...heights: readonly number[]): Point[] {
  return heights.map((y): Point => [1, y]);
}

/** The suit that the icon of a category names; otherwise one that the category's identity decides, so that all of its art has the same. */
function suitOf({ icon = '', category }: ArtSubject): Suit {
  return NAMES.find((name) => icon.includes(name)) ?? seededBy(`suit ${category}`).pick(NAMES);
}

const glyph = (suit: Suit, [x, y]: Point, size: number, isTurned = false, attributes = fill('primary')): string => {
  const turn = isTurned ? ' rotate(180)' : '';
  return path(
    SUITS[suit],
    `transform="translate(${n(x)} ${n(y)})${turn} scale(${n(size / 100)}) translate(-50 -50)" ${attributes}`,
  );
};

/** A suit alone. */
export const suit: ArtGenerator = (_family, _own, subject) => drawing(100, 100, glyph(suitOf(subject), [50, 50], 100));

/** The face of a playing card in 120 × 200 units: pips for numbers, a rosette for an ace, a figure for anything else. */
export const pips: ArtGenerator = (family, own, subject) => {
  const name = suitOf(subject);
  const rank = (subject.number ?? '').trim().toUpperCase();
  if (rank === 'A' || rank === '1') return drawing(120, 200, ace(name));
  const places = PLACES[rank];
  if (places === undefined) return drawing(120, 200, court(name, rank, family, own));
  const drawn = places.map(([column, y]) => glyph(name, [22 + column * 38, 22 + y * 156], 34, y > 0.5));
  return drawing(120, 200, drawn.join(''));
};

function ace(name: Suit): string {
  const rings = all(
    18,
    (index) => `<ellipse cx="60" cy="100" rx="56" ry="40" transform="rotate(${index * 10} 60 100)"/>`,
  );
  return group(line('primary', 0.45, 0.6), rings) + circle([60, 100], 39, fill('paper')) + glyph(name, [60, 100], 62);
}

/** Half a figure, and the same half upside down: crown, face and robe are the card's own. */
function court(name: Suit, rank: string, family: Seeded, own: Seeded): string {
  const frame = rect(2, 2, 116, 196, line('primary', 1.2));
  const half = bust(name, rank, family, own);
  const clip = '<defs><clipPath id="upper"><path d="M3 3H117V62L3 138Z"/></clipPath></defs>';
  const clipped = group('clip-path="url(#upper)"', half);
  return (
    clip +
    rect(2, 2, 116, 196, fill('surface')) +
    clipped +
    group('transform="rotate(180 60 100)"', clipped) +
    path('M3 138L117 62', line('primary', 1.4)) +
    frame
  );
}

function bust(name: Suit, rank: string, family: Seeded, own: Seeded): string {
  const robe = family.pick(['primary', 'secondary', 'accent']);
  const trim = robe === 'secondary' ? 'primary' : 'secondary';
  const bands = own.whole(3, 5);
  const robes = path('M3 160L22 92C28 78 46 74 60 74S92 78 98 92L117 160Z', fill(robe));
  const folds = all(bands, (index) =>
    path(
      `M${n(24 + index * (72 / (bands - 1)))} 80L${n(-10 + index * (140 / (bands - 1)))} 170`,
      line(trim, own.between(2, 5)),
    ),
  );
  const hair = own.next() < 0.5 ? 'M36 46C32 76 40 84 60 84S88 76 84 46Z' : 'M38 44C28 82 40 90 60 90S92 82 82 44Z';
  const face =
    path('M43 44H77V56C77 70 69 78 60 78S43 70 43 56Z', fill('light')) +
    path('M60 44H77V56C77 70 69 78 60 78C66 70 58 66 62 58C58 54 61 50 60 44Z', fill('dark', 0.12));
  const beard =
    rank === 'K'
      ? path('M43 58C43 76 52 86 60 90C68 86 77 76 77 58C72 66 66 67 60 66S48 66 43 58Z', fill('dark', 0.85))
      : '';
  return (
    robes +
    folds +
    path(hair, fill('dark', 0.9)) +
    face +
    beard +
    crown(rank, own) +
    glyph(name, [20, 24], 22) +
    staff(own)
  );
}

function crown(rank: string, own: Seeded): string {
  const points = rank === 'J' ? 0 : rank === 'Q' ? 7 : own.pick([3, 5]);
  if (points === 0)
    return (
      path(`M36 46C36 30 48 24 ${n(own.between(56, 66))} 24S86 32 84 46Z`, fill('primary')) +
      path(`M74 32C88 22 90 12 ${n(own.between(94, 102))} 10C98 22 92 34 78 38Z`, fill('secondary'))
    );
  const tips = all(points, (index) => {
    const x = 38 + (index * 44) / (points - 1);
    const angle: Point = polar([60, 60], own.between(40, 45), Math.atan2(-40, (x - 60) * 1.1));
    return path(`M${n(x - 6)} 44L${at(angle)}L${n(x + 6)} 44Z`, fill('secondary')) + circle(angle, 2, fill('primary'));
  });
  return tips + rect(37, 40, 46, 6, fill('primary'));
}

const staff = (own: Seeded): string => {
  const x = own.between(98, 104);
  return path(`M${n(x)} 12V150`, line('dark', 2)) + circle([x, 14], own.between(4, 6), fill('secondary'));
};
