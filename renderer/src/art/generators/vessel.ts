import {
  all,
  circle,
  clipped,
  disc,
  drawing,
  fill,
  line,
  n,
  path,
  type Point,
  polar,
  rect,
  smooth,
  times,
} from '../draw.js';
import type { Seeded } from '../seeded.js';
import type { ArtGenerator } from '../types.js';

const FLOOR = 116;
const AXIS = 85;

interface Glaze {
  readonly body: string;
  readonly trim: string;
}

/** Something from the cupboard: a category has its vessel, a card its shape, glaze and pattern. */
export const vessel: ArtGenerator = (family, own) => {
  const kind = family.pick([pot, jug, vase, bowl, jar, cup]);
  const glaze = own.pick([
    { body: 'secondary', trim: 'accent' },
    { body: 'accent', trim: 'secondary' },
    { body: 'paper', trim: 'secondary' },
    { body: 'secondary', trim: 'paper' },
  ]);
  const shadow = `<ellipse cx="${AXIS + 2}" cy="${FLOOR + 2}" rx="62" ry="7.5" ${fill('ink', 0.22)}/>`;
  return drawing(170, 130, shadow + kind(own, glaze));
};

type Kind = (own: Seeded, glaze: Glaze) => string;

/** The outline of something turned on a wheel. @param profile its radius at each height, from the top */
function turned(profile: readonly Point[]): string {
  const side = (sign: number): Point[] => profile.map(([r, y]) => [AXIS + sign * r, y]);
  const left = smooth(side(-1).reverse()).replace('M', 'L');
  return `${smooth(side(1))}${left}Z`;
}

/** A light edge below the shapes, so that they stand out from a ground in the colour of the glaze. */
const edge = (...shapes: string[]): string =>
  path(
    shapes.join(''),
    'fill="none" stroke="var(--paper)" stroke-width="4.4" stroke-linejoin="round" stroke-linecap="round"',
  );
const handle = (d: string, color: string): string =>
  path(d, `${line('paper', 12.4)} stroke-linecap="round"`) + path(d, `${line(color, 8)} stroke-linecap="round"`);

/** The body with its pattern, and light from one side. */
function glazed(own: Seeded, d: string, { body, trim }: Glaze, [top, bottom]: Point): string {
  const middle = top + (bottom - top) * own.between(0.36, 0.62);
  return (
    path(d, fill(body)) +
    clipped('glaze', path(d, ''), pattern(own, middle, trim) + rect(AXIS + 22, 0, 90, 130, fill('ink', 0.12)))
  );
}

const pattern = (own: Seeded, y: number, trim: string): string =>
  own.pick([
    () => all(9, (i) => path(starShape([17 + i * 17, y + (i % 2) * 9], 7, own.pick([5, 6])), fill(trim))),
    () =>
      rect(0, y - 9, 170, 4, fill(trim)) +
      rect(0, y + 9, 170, 4, fill(trim)) +
      path(times(17, (i) => disc([i * 11, y + 2], 3)).join(''), fill(trim)),
    () =>
      path(`M0 ${n(y)}${all(17, (i) => `l10 ${i % 2 === 0 ? 12 : -12}`)}`, `${line(trim, 5)} stroke-linejoin="round"`),
    () =>
      path(
        times(36, (i) =>
          disc([6 + (i % 12) * 15 + (Math.floor(i / 12) % 2) * 7.5, y - 14 + Math.floor(i / 12) * 14], 3.2),
        ).join(''),
        fill(trim),
      ),
    () => all(8, (i) => path(`M${n(8 + i * 21)} ${n(y + 14)}q-10 -16 0 -30q10 14 0 30Z`, fill(trim))),
    () => rect(0, y, 170, 90, fill(trim)),
  ])();

const starShape = (centre: Point, r: number, tips: number): string =>
  `M${times(tips * 2, (i) => polar(centre, i % 2 === 0 ? r : r * 0.45, (i * Math.PI) / tips - Math.PI / 2))
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join('L')}Z`;

const steam = (own: Seeded, x: number, y: number): string =>
  all(own.whole(2, 3), (i) =>
    path(
      `M${n(x + i * 14)} ${n(y)}c-8 -9 8 -12 0 ${n(-own.between(20, 26))}`,
      `${line('paper', 3.4)} stroke-linecap="round"`,
    ),
  );

const pot: Kind = (own, glaze) => {
  const [top, belly, foot] = [own.between(40, 52), own.between(42, 52), own.between(24, 34)];
  const neck = own.between(22, 32);
  const d = turned([
    [neck, top],
    [belly, top + 26],
    [belly - 4, top + 46],
    [foot, FLOOR],
  ]);
  const spout = `M${n(AXIS - belly + 8)} ${n(top + 46)}Q${n(AXIS - belly - 16)} ${n(top + 36)} ${n(AXIS - belly - 22)} ${n(top + 2)}q10 -4 14 4Q${n(AXIS - belly)} ${n(top + 20)} ${n(AXIS - belly + 12)} ${n(top + 16)}Z`;
  const lid = `M${n(AXIS - neck - 2)} ${n(top + 1)}Q${AXIS} ${n(top - own.between(22, 34))} ${n(AXIS + neck + 2)} ${n(top + 1)}Z`;
  const knob = disc([AXIS, top - 17], own.between(5, 8));
  return (
    handle(`M${n(AXIS + belly - 8)} ${n(top + 14)}c34 -14 40 36 0 36`, glaze.body) +
    edge(spout, d, lid, knob) +
    path(spout, fill(glaze.body)) +
    glazed(own, d, glaze, [top, FLOOR]) +
    path(lid, fill(glaze.trim)) +
    path(knob, fill(glaze.trim)) +
    steam(own, AXIS - belly - 24, top - 6)
  );
};
const jug: Kind = (own, glaze) => {
  const [top, lip, neck, belly] = [own.between(14, 26), own.between(22, 30), own.between(16, 22), own.between(32, 42)];
  const d = turned([
    [lip, top],
    [neck, top + 22],
    [belly, 78],
    [belly * 0.72, FLOOR],
  ]);
  const spout = `M${n(AXIS - lip + 12)} ${n(top)}L${n(AXIS - lip - 14)} ${n(top - 4)}Q${n(AXIS - lip + 2)} ${n(top + 16)} ${n(AXIS - neck + 3)} ${n(top + 20)}Z`;
  return (
    handle(
      `M${n(AXIS + neck)} ${n(top + 18)}c44 -16 46 ${n(own.between(34, 48))} ${n(belly - neck - 3)} ${n(own.between(50, 58))}`,
      glaze.trim,
    ) +
    edge(spout, d) +
    path(spout, fill(glaze.body)) +
    glazed(own, d, glaze, [top + 24, FLOOR])
  );
};
const vase: Kind = (own, glaze) => {
  const [neck, belly, top] = [own.between(9, 15), own.between(26, 38), own.between(54, 64)];
  const d = turned([
    [neck + 6, top],
    [neck, top + 11],
    [belly, top + 34],
    [belly * 0.6, FLOOR],
  ]);
  const petals = own.pick([0, 5, 6, 8]);
  const stems = all(own.pick([1, 3, 3, 5]), (i) => {
    const side = i % 2 === 0 ? 1 : -1;
    const head: Point = [
      AXIS + side * Math.ceil(i / 2) * own.between(19, 26),
      own.between(14, 24) + Math.ceil(i / 2) * 7,
    ];
    const blossom =
      petals === 0
        ? path(`M${n(head[0] - 10)} ${n(head[1] - 8)}l5 6l5 -8l5 8l5 -6v10a10 10 0 0 1 -20 0Z`, fill(glaze.trim))
        : all(petals, (k) => circle(polar(head, 7.4, (k * 2 * Math.PI) / petals), 5, fill(glaze.trim))) +
          circle(head, 4.4, fill('ink'));
    return (
      path(
        `M${AXIS} ${n(top + 6)}Q${n(AXIS + (head[0] - AXIS) * 0.3)} ${n(top - 18)} ${n(head[0])} ${n(head[1])}`,
        line('ink', 2.6),
      ) + blossom
    );
  });
  return stems + edge(d) + glazed(own, d, glaze, [top + 14, FLOOR]);
};
const bowl: Kind = (own, glaze) => {
  const [wide, top] = [own.between(50, 62), own.between(66, 76)];
  const count = own.whole(3, 5);
  const fruit = all(count, (i) => {
    const place: Point = [AXIS + wide * (-0.58 + (1.16 * i) / (count - 1)), top - own.between(2, 13)];
    const r = own.between(14, 19);
    return (
      circle(place, r, fill(own.pick(['accent', 'secondary', 'paper', 'light']))) +
      circle(place, r, line('ink', 1.4, 0.25)) +
      path(`M${n(place[0])} ${n(place[1] - r)}q2 -7 7 -8`, `${line('ink', 2.6)} stroke-linecap="round"`)
    );
  });
  const d = turned([
    [wide, top],
    [wide * 0.82, top + 22],
    [wide * 0.36, FLOOR - 8],
    [wide * 0.42, FLOOR],
  ]);
  return (
    fruit +
    edge(d) +
    glazed(own, d, glaze, [top - 4, FLOOR]) +
    rect(AXIS - wide - 3, top - 3, 2 * wide + 6, 7, `${fill(glaze.trim)} rx="3.5"`)
  );
};
const jar: Kind = (own, glaze) => {
  const [wide, top] = [own.between(30, 42), own.between(34, 50)];
  const d = turned([
    [wide * 0.8, top],
    [wide, top + 14],
    [wide, FLOOR - 12],
    [wide * 0.9, FLOOR],
  ]);
  const label = own.between(0.5, 0.7) * wide;
  return (
    edge(d) +
    path(d, fill(glaze.body)) +
    clipped(
      'glaze',
      path(d, ''),
      rect(AXIS + wide * 0.5, 0, 90, 130, fill('ink', 0.14)) + rect(0, top, 170, 12, fill(glaze.trim, 0.5)),
    ) +
    rect(AXIS - wide * 0.92, top - 14, wide * 1.84, 16, `${fill(glaze.trim)} rx="4"`) +
    rect(
      AXIS - label,
      top + 24,
      2 * label,
      own.between(26, 34),
      `${fill(glaze.body === 'paper' ? 'accent' : 'paper')} rx="3"`,
    ) +
    path(
      starShape([AXIS, top + 39], own.between(8, 12), own.pick([4, 5, 6, 8])),
      fill(glaze.trim === 'paper' ? 'ink' : glaze.trim),
    )
  );
};
const cup: Kind = (own, glaze) => {
  const [wide, top] = [own.between(34, 44), own.between(58, 68)];
  const d = turned([
    [wide, top],
    [wide * 0.94, top + 22],
    [wide * 0.62, FLOOR - 6],
    [wide * 0.5, FLOOR - 3],
  ]);
  return (
    `<ellipse cx="${AXIS}" cy="${FLOOR - 2}" rx="${n(wide * own.between(1.35, 1.55))}" ry="8" ${fill(glaze.trim)}/>` +
    handle(`M${n(AXIS + wide - 4)} ${n(top + 8)}c28 -6 26 32 -6 28`, glaze.body) +
    edge(d) +
    glazed(own, d, glaze, [top, FLOOR]) +
    steam(own, AXIS - 14, top - 8)
  );
};
