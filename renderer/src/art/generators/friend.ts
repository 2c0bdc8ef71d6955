import {
  all,
  circle,
  clipped,
  disc,
  drawing,
  fill,
  group,
  line,
  n,
  path,
  type Point,
  polarCurve,
  times,
} from '../draw.js';
import type { Seeded } from '../seeded.js';
import type { ArtGenerator } from '../types.js';

/** The middle of the face and half the width of the body. */
interface Body {
  readonly centre: Point;
  readonly wide: number;
  readonly high: number;
  readonly coat: string;
  readonly trim: string;
}

/** A made-up creature, so that it is never the wrong animal: a category has its ears, a card its coat and its face. */
export const friend: ArtGenerator = (family, own) => {
  const head = family.pick([rounded, pointed, long, horns, feelers, tuft, fins]);
  const [coat, trim] = own.pick<readonly [string, string]>([
    ['secondary', 'paper'],
    ['accent', 'paper'],
    ['paper', 'secondary'],
    ['paper', 'accent'],
    ['ink', 'secondary'],
    ['secondary', 'accent'],
  ]);
  const body = { centre: [100, 118] as const, wide: own.between(58, 70), high: own.between(52, 60), coat, trim };
  const d = outline(body, own);
  return drawing(
    200,
    190,
    feet(body, own) +
      arms(body, own) +
      head(body, own) +
      path(d, fill(coat)) +
      clipped('body', path(d, ''), belly(body, own)) +
      face(body, own),
  );
};

function outline({ centre, wide, high }: Body, own: Seeded): string {
  const [square, lean] = [own.between(0.02, 0.09), own.between(-0.05, 0.05)];
  const radius = (a: number): number => 1 + square * -Math.cos(4 * a) + lean * Math.sin(a) + 0.04 * Math.sin(a) ** 2;
  const slope = (a: number): number => square * 4 * Math.sin(4 * a) + lean * Math.cos(a) + 0.04 * Math.sin(2 * a);
  const flat = high / wide;
  const squashed = (a: number): number => Math.hypot(Math.cos(a), Math.sin(a) / flat);
  const change = (a: number): number => ((1 / flat ** 2 - 1) * Math.sin(2 * a)) / (2 * squashed(a));
  return polarCurve(
    centre,
    (a) => (wide * radius(a)) / squashed(a),
    (a) => (wide * (slope(a) * squashed(a) - radius(a) * change(a))) / squashed(a) ** 2,
    16,
  );
}

const feet = ({ centre: [x, y], wide, high, trim, coat }: Body, own: Seeded): string => {
  const gap = own.between(0.34, 0.5) * wide;
  const foot = trim === 'paper' ? coat : trim;
  return [-1, 1]
    .map((side) => `<ellipse cx="${n(x + side * gap)}" cy="${n(y + high)}" rx="19" ry="11" ${fill(foot)}/>`)
    .join('');
};
const arms = ({ centre: [x, y], wide, coat }: Body, own: Seeded): string =>
  [-1, 1]
    .map((side) => {
      const [dx, dy] = [own.between(16, 26), own.pick([-30, 22, 26])];
      const from = x + side * (wide - 6);
      return path(
        `M${n(from)} ${n(y + 12)}q${n(side * dx)} ${n(dy * 0.2)} ${n(side * dx)} ${n(dy)}`,
        `${line(coat, 15)} stroke-linecap="round"`,
      );
    })
    .join('');

const mirrored = (x: number, draw: (side: number) => string): string =>
  draw(1) + group(`transform="translate(${n(2 * x)} 0) scale(-1 1)"`, draw(-1));

type Head = (body: Body, own: Seeded) => string;
const rounded: Head = ({ centre: [x, y], wide, high, coat, trim }, own) => {
  const r = own.between(18, 27);
  const place: Point = [x + wide * 0.72, y - high * 0.82];
  return mirrored(x, () => circle(place, r, fill(coat)) + circle(place, r * 0.55, fill(trim)));
};
const pointed: Head = ({ centre: [x, y], wide, high, coat, trim }, own) => {
  const tip = own.between(36, 52);
  const ear = (k: number): string =>
    `M${n(x + wide * 0.28)} ${n(y - high * 0.84)}Q${n(x + wide * 0.7)} ${n(y - high - tip * k)} ${n(x + wide * 0.9)} ${n(y - high - tip * k * 0.62)}Q${n(x + wide * 1.08)} ${n(y - high * 0.9)} ${n(x + wide * 0.94)} ${n(y - high * 0.3)}Z`;
  return mirrored(x, () => path(ear(1), fill(coat)) + path(ear(0.42), fill(trim)));
};
const long: Head = ({ centre: [x, y], wide, high, coat, trim }, own) => {
  const [length, tilt] = [own.between(29, 36), own.between(6, 24)];
  const ear = (rx: number, ry: number, color: string): string =>
    `<ellipse cx="${n(x + wide * 0.4)}" cy="${n(y - high - length * 0.5)}" rx="${n(rx)}" ry="${n(ry)}" ${fill(color)} transform="rotate(${n(tilt)} ${n(x + wide * 0.4)} ${n(y - high * 0.7)})"/>`;
  return mirrored(x, () => ear(14, length, coat) + ear(7, length * 0.7, trim));
};
const horns: Head = ({ centre: [x, y], wide, high, trim, coat }, own) => {
  const bend = own.between(14, 30);
  const color = trim === coat ? 'ink' : trim;
  const [bx, by] = [x + wide * 0.46, y - high * 0.8];
  return mirrored(x, () =>
    path(
      `M${n(bx - 12)} ${n(by)}Q${n(bx + 2)} ${n(by - 26)} ${n(bx + bend)} ${n(by - 44)}Q${n(bx + bend + 8)} ${n(by - 16)} ${n(bx + 14)} ${n(by + 8)}Z`,
      fill(color),
    ),
  );
};
const feelers: Head = ({ centre: [x, y], wide, high, coat, trim }, own) => {
  const [dx, up] = [own.between(8, 30), own.between(26, 38)];
  const color = coat === 'paper' ? trim : coat;
  const [bx, by] = [x + wide * 0.3, y - high * 0.86];
  return mirrored(
    x,
    () =>
      path(`M${n(bx)} ${n(by)}q2 ${n(-up * 0.7)} ${n(dx)} ${n(-up)}`, `${line(color, 6)} stroke-linecap="round"`) +
      circle([bx + dx, by - up], 9, fill(trim === 'paper' || coat === 'paper' ? 'ink' : trim)),
  );
};
const tuft: Head = ({ centre: [x, y], high, coat }, own) => {
  const count = own.whole(3, 5);
  return all(count, (index) => {
    const lean = (index - (count - 1) / 2) * own.between(14, 20);
    return path(
      `M${n(x + lean * 0.4)} ${n(y - high + 10)}q${n(lean * 0.1)} -24 ${n(lean * 0.9)} -38`,
      `${line(coat, 14)} stroke-linecap="round"`,
    );
  });
};
const fins: Head = ({ centre: [x, y], wide, high, coat, trim }, own) => {
  const count = own.whole(3, 4);
  const color = trim === 'paper' && coat !== 'paper' ? coat : trim;
  return path(
    times(count, (index) =>
      disc([x - wide * 0.5 + (wide * index) / (count - 1), y - high * (index % (count - 1) === 0 ? 0.88 : 1.02)], 17),
    ).join(''),
    fill(color),
  );
};

const belly = ({ centre: [x, y], wide, high, trim }: Body, own: Seeded): string =>
  own.pick<() => string>([
    () =>
      `<ellipse cx="${n(x)}" cy="${n(y + high * 0.86)}" rx="${n(wide * 0.62)}" ry="${n(high * 0.62)}" ${fill(trim)}/>`,
    () =>
      all(4, (index) =>
        path(`M${n(x - wide)} ${n(y + high * 0.42 + index * 15)}q${n(wide)} 16 ${n(2 * wide)} 0`, line(trim, 6.5, 0.9)),
      ),
    () =>
      path(
        times(16, () =>
          disc([x + own.between(-wide, wide), y + own.between(high * 0.44, high)], own.between(3, 6)),
        ).join(''),
        fill(trim),
      ),
    () => '',
  ])();

function face({ centre: [x, y], wide, coat, trim }: Body, own: Seeded): string {
  const size = own.between(12, 17);
  const places = own.pick([[-0.42, 0.42], [-0.34, 0.34], [0], [-0.46, 0.46], [-0.56, 0, 0.56]]);
  const look: Point = [own.between(-3.5, 3.5), own.between(-2, 3)];
  const white = coat === 'paper' ? 'light' : 'paper';
  const pupil = (at: Point, r: number): string =>
    circle([at[0] + look[0], at[1] + look[1]], r * 0.62, fill('ink')) +
    circle([at[0] + look[0] + r * 0.2, at[1] + look[1] - r * 0.22], r * 0.2, fill('light'));
  const eyes = places
    .map((share): string => {
      const at: Point = [x + share * wide, y - 18 + Math.abs(share) * 6];
      const r = places.length === 1 ? size * 1.5 : places.length === 3 ? size * 0.8 : size;
      return circle(at, r, `${fill(white)} stroke="var(--ink)" stroke-width="2.4"`) + pupil(at, r);
    })
    .join('');
  const mood = own.pick(['q14 15 28 0', 'q14 22 28 0Z', 'q6 9 28 3', 'q7 9 14 0q7 9 14 0']);
  const ink = coat === 'ink' ? 'paper' : 'ink';
  const smile = path(
    `M${n(x - 14)} ${n(y + 8)}${mood}`,
    `fill="${mood.endsWith('Z') ? `var(--${ink})` : 'none'}" stroke="var(--${ink})" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"`,
  );
  const cheek = trim === 'accent' || coat === 'accent' ? 'secondary' : 'accent';
  const cheeks = [-1, 1].map((side) => circle([x + side * wide * 0.62, y + 8], 7.5, fill(cheek, 0.55))).join('');
  return eyes + smile + (own.next() < 0.6 ? cheeks : '');
}
