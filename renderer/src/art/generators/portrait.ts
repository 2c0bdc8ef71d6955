import { all, circle, drawing, fill, group, line, n, path, polar, type Point, rect } from '../draw.js';
import type { Seeded } from '../seeded.js';
import type { ArtGenerator } from '../types.js';

const BODY = 'M20 320V206C20 158 76 146 120 146S220 158 220 206V320Z';

/** A bust cut out of paper: a category wears its clothes, a card has its own head. */
export const portrait: ArtGenerator = (family, own) => {
  const dress = family.pick([collar, hood, scarf, apron, stripes]);
  const skin = own.pick(['light', 'accent', 'secondary']);
  const hair = own.pick(['dark', 'primary', 'dark']);
  const head: Point = [own.between(112, 128), own.between(82, 90)];
  const wide = own.between(29, 35);
  const hairstyle = own.pick([bun, crop, waves, bald, fringe, curls]);
  const [back, front] = hairstyle(head, wide, own);
  const neck = `M${n(head[0] - 12)} ${n(head[1] + 20)}h24v40a12 12 0 0 1 -24 0Z`;
  return drawing(
    240,
    200,
    rect(-100, -100, 440, 400, fill('primary', 0.2)) +
      tinted(circle([120, 96], own.between(74, 86), fill('surface')), 'surface', 'light', 0.6) +
      tinted(back, 'dark', hair, 0.4) +
      path(BODY, fill('primary')) +
      path(BODY, line('light', 2.4)) +
      dress(own) +
      tinted(path(neck, fill('light')), 'light', skin, 0.6) +
      path(neck, fill('dark', 0.18)) +
      face(head, wide, skin) +
      tinted(front, 'dark', hair, 0.4) +
      own.pick([glasses, none, none, earring])(head, wide),
  );
};

/**
 * A drawing in one colour, with a share of another: the colours themselves are in some schemes those of the clothes, or
 * of what lies behind them.
 */
function tinted(drawn: string, base: string, tint: string, share: number): string {
  if (tint === base || drawn === '') return drawn;
  return drawn + group(`opacity="${share}"`, drawn.replaceAll(`var(--${base})`, `var(--${tint})`));
}

function face([x, y]: Point, wide: number, skin: string): string {
  const tall = 42;
  const d = `M${n(x - wide)} ${n(y - 10)}a${n(wide)} ${n(wide)} 0 0 1 ${n(2 * wide)} 0c0 ${n(tall)} ${n(-wide * 0.5)} ${n(tall * 1.25)} ${n(-wide)} ${n(tall * 1.25)}s${n(-wide)} ${n(-tall * 0.25)} ${n(-wide)} ${n(-tall * 1.25)}Z`;
  const shade = `M${n(x)} ${n(y - 10 - wide)}a${n(wide)} ${n(wide)} 0 0 1 ${n(wide)} ${n(wide)}c0 ${n(tall)} ${n(-wide * 0.5)} ${n(tall * 1.25)} ${n(-wide)} ${n(tall * 1.25)}c9 -16 -7 -26 3 -40c-9 -14 -3 -30 -3 -46Z`;
  return tinted(path(d, fill('light')), 'light', skin, 0.6) + path(shade, fill('dark', 0.14));
}

type Hair = (head: Point, wide: number, own: Seeded) => readonly [back: string, front: string];

const cap = ([x, y]: Point, wide: number, low: number): string =>
  `M${n(x - wide - 3)} ${n(y + low)}c-6 -62 ${n(wide)} -66 ${n(wide + 4)} -62s${n(wide + 8)} 6 ${n(wide + 2)} 62c-4 -22 -12 -34 -22 -38c-18 8 -32 6 -${n(wide + 6)} 2c-6 8 -8 22 -${n(wide * 0.3)} 36Z`;

const HAIR = fill('dark');
const crop: Hair = (head, wide) => ['', path(cap(head, wide, 4), HAIR)];
const bun: Hair = (head, wide, own) => [
  circle([head[0] + own.between(-16, 16), head[1] - 50], 17, HAIR),
  path(cap(head, wide, 2), HAIR),
];
const waves: Hair = (head, wide) => [
  path(
    `M${n(head[0] - wide - 12)} ${n(head[1] + 72)}c-16 -70 -2 -122 ${n(wide + 12)} -122s${n(wide + 28)} 52 ${n(wide + 12)} 122Z`,
    HAIR,
  ),
  path(cap(head, wide, 2), HAIR),
];
const bald: Hair = (head, wide, own) => [
  '',
  own.next() < 0.6
    ? path(
        `M${n(head[0] - wide + 2)} ${n(head[1] + 8)}c2 34 14 48 ${n(wide - 2)} 48s${n(wide - 4)} -14 ${n(wide - 2)} -48c-8 12 -16 14 -${n(wide - 2)} 12s-${n(wide - 12)} 0 -${n(wide - 2)} -12Z`,
        HAIR,
      )
    : '',
];
const fringe: Hair = ([x, y], wide) => [
  path(`M${n(x - wide - 8)} ${n(y + 44)}v-56c0 -52 ${n(2 * wide + 16)} -52 ${n(2 * wide + 16)} 0v56Z`, HAIR),
  path(`M${n(x - wide - 3)} ${n(y - 4)}c0 -50 ${n(2 * wide + 6)} -50 ${n(2 * wide + 6)} 0Z`, HAIR),
];
const curls: Hair = (head, wide, own) => [
  all(13, (index) =>
    circle(polar([head[0], head[1] - 12], wide + 6, Math.PI * (0.86 + (index * 1.28) / 12)), own.between(11, 16), HAIR),
  ),
  all(7, (index) =>
    circle(
      [head[0] - wide + 6 + (index * (2 * wide - 12)) / 6, head[1] - wide - 6 + Math.abs(index - 3) * 2.4],
      9,
      HAIR,
    ),
  ),
];

const none = (): string => '';
const glasses = ([x, y]: Point): string =>
  group(
    line('dark', 2.2),
    circle([x - 13, y + 2], 10, '') + circle([x + 13, y + 2], 10, '') + path(`M${n(x - 3)} ${n(y + 1)}q3 -3 6 0`, ''),
  );
const earring = ([x, y]: Point, wide: number): string => circle([x - wide + 1, y + 22], 4, fill('secondary'));

const collar = (): string =>
  path('M120 196L88 152L104 142L120 168L136 142L152 152Z', fill('paper')) +
  path('M116 176h8l5 60l-9 12l-9 -12Z', fill('secondary'));
const hood = (own: Seeded): string =>
  path(
    `M66 176C70 136 ${n(own.between(94, 104))} 132 120 132S170 136 174 176C150 158 90 158 66 176Z`,
    fill('dark', 0.55),
  );
const scarf = (own: Seeded): string =>
  path('M84 148C100 168 140 168 156 148L162 166C142 188 98 188 78 166Z', fill('secondary')) +
  path(`M${n(own.between(132, 142))} 170l20 4l-6 60l-18 -3Z`, fill('secondary'));
const apron = (): string =>
  path('M84 186h72v120H84Z', fill('paper', 0.85)) + path('M90 188L104 148M150 188L136 148', line('paper', 5, 0.85));
const stripes = (): string => all(6, (index) => rect(20, 166 + index * 18, 200, 7, fill('paper', 0.7)));
