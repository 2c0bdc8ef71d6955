import {
  all,
  at,
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
  polar,
  polarCurve,
  smooth,
  times,
} from '../draw.js';
import type { Seeded } from '../seeded.js';
import type { ArtGenerator } from '../types.js';

interface Paint {
  readonly body: string;
  readonly trim: string;
}

/** Somebody who lives in the sea: a category has its kind, a card its own shape and markings. */
export const creature: ArtGenerator = (family, own) => {
  const kind = family.pick([fish, octopus, jelly, crab, star, turtle, ray]);
  const paint = own.pick([
    { body: 'secondary', trim: 'paper' },
    { body: 'accent', trim: 'secondary' },
    { body: 'secondary', trim: 'accent' },
    { body: 'paper', trim: 'secondary' },
  ]);
  return drawing(
    156,
    140,
    group(`transform="translate(-12 0) rotate(${n(own.between(-7, 7))} 90 70)"`, kind(own, paint)),
  );
};

type Kind = (own: Seeded, paint: Paint) => string;

const eye = (place: Point, r: number): string =>
  circle(place, r, fill('paper')) +
  circle(place, r, line('ink', 1.2)) +
  circle([place[0] + r * 0.16, place[1] + r * 0.1], r * 0.56, fill('ink')) +
  circle([place[0] + r * 0.36, place[1] - r * 0.14], r * 0.18, fill('paper'));
const smile = ([x, y]: Point, wide: number): string =>
  path(`M${n(x - wide)} ${n(y)}q${n(wide)} ${n(wide)} ${n(2 * wide)} 0`, `${line('ink', 2.4)} stroke-linecap="round"`);
const dots = (own: Seeded, count: number, [x, y]: Point, [wide, high]: Point, color: string): string =>
  path(
    times(count, () => disc([x + own.between(-wide, wide), y + own.between(-high, high)], own.between(1.6, 4))).join(
      '',
    ),
    fill(color, 0.85),
  );

const fish: Kind = (own, { body, trim }) => {
  const [long, high, cx] = [own.between(46, 62), own.between(26, 44), 84];
  const d = `M${n(cx - long)} 72C${n(cx - long * 0.6)} ${n(72 - high * 1.3)} ${n(cx + long * 0.5)} ${n(72 - high * 1.15)} ${n(cx + long)} 70C${n(cx + long * 0.5)} ${n(72 + high * 1.15)} ${n(cx - long * 0.6)} ${n(72 + high * 1.2)} ${n(cx - long)} 72Z`;
  const tail = own.between(20, 30);
  const t = cx + long - 8;
  const fin = (side: number, reach: number): string =>
    `M${n(cx - long * 0.24)} ${n(72 + side * high * 0.74)}Q${n(cx + 6)} ${n(72 + side * (high + reach))} ${n(cx + long * 0.56)} ${n(72 + side * (high * 0.7 + reach * 0.7))}Q${n(cx + long * 0.3)} ${n(72 + side * high * 0.7)} ${n(cx + long * 0.5)} ${n(72 + side * high * 0.4)}Z`;
  const marks = own.pick([
    () => all(own.whole(2, 4), (i) => path(`M${n(cx - long * 0.2 + i * 21)} 10q-12 62 0 124`, line(trim, 8))),
    () => all(3, (i) => path(`M${n(cx - long * 0.3)} ${n(58 + i * 15)}q30 -8 ${n(long * 1.3)} 2`, line(trim, 4.5))),
    () => dots(own, 18, [cx + 14, 72], [long * 0.8, high], trim),
  ])();
  return (
    path(
      `M${n(t)} 71Q${n(t + 14)} ${n(71 - tail * 0.5)} ${n(t + 32)} ${n(71 - tail)}Q${n(t + 22)} 71 ${n(t + 32)} ${n(71 + tail)}Q${n(t + 14)} ${n(71 + tail * 0.5)} ${n(t)} 71Z`,
      fill(trim),
    ) +
    path(fin(-1, own.between(10, 24)) + fin(1, own.between(6, 14)), fill(trim)) +
    path(d, fill(body)) +
    clipped('fish', path(d, ''), marks) +
    path(`M${n(cx - 8)} 80q20 -7 27 8q-15 10 -27 -8Z`, fill('ink', 0.3)) +
    eye([cx - long * 0.56, 66], own.between(6, 8.5)) +
    path(`M${n(cx - long * 0.92)} 80q8 4 13 -2`, `${line('ink', 2)} stroke-linecap="round"`)
  );
};

const octopus: Kind = (own, { body, trim }) => {
  const r = own.between(30, 38);
  const arms = all(8, (i) => {
    const side = i < 4 ? -1 : 1;
    const k = i % 4;
    const x = 90 + side * (8 + k * 7);
    const [reach, curl] = [22 + k * 15 + own.between(-4, 4), own.pick([-1, 1]) * own.between(6, 12)];
    const end: Point = [90 + side * reach, 122 - k * 9 + own.between(-4, 4)];
    return path(
      `M${n(x)} 74C${n(x + side * 4)} ${n(96 + curl * 0.3)} ${n(end[0] - side * 12)} ${n(end[1] + 12)} ${at(end)}q${n(side * 7)} -5 ${n(side * 3)} -12`,
      `${line(body, 9.5 - k * 0.6)} stroke-linecap="round"`,
    );
  });
  const tilt = own.between(-8, 8);
  const head = `M${n(90 - r)} 66C${n(90 - r - 6 + tilt)} ${n(56 - r * 1.5)} ${n(90 + r + 6 + tilt)} ${n(56 - r * 1.5)} ${n(90 + r)} 66C${n(90 + r)} 96 ${n(90 - r)} 96 ${n(90 - r)} 66Z`;
  return (
    arms +
    path(head, fill(body)) +
    clipped('head', path(head, ''), dots(own, own.whole(5, 11), [90 + tilt, 26], [r * 0.8, 14], trim)) +
    eye([90 - r * 0.4, 62], 7.5) +
    eye([90 + r * 0.4, 62], 7.5) +
    smile([90, 76], own.between(5, 9))
  );
};

const jelly: Kind = (own, { body, trim }) => {
  const [wide, top] = [own.between(42, 56), own.between(10, 22)];
  const scallops = own.whole(4, 6);
  const step = (2 * wide) / scallops;
  const bell = `M${n(90 - wide)} 66C${n(90 - wide)} ${n(top)} ${n(90 + wide)} ${n(top)} ${n(90 + wide)} 66${all(scallops, () => `q${n(-step / 2)} 14 ${n(-step)} 0`)}Z`;
  const strand = (i: number, count: number): string => {
    const x = 90 - wide * 0.76 + (1.52 * wide * i) / (count - 1);
    const long = own.between(30, 62);
    const points = times(6, (j): Point => [x + (j % 2 === 0 ? -3.6 : 3.6) * (j > 0 ? 1 : 0), 64 + (long * j) / 5]);
    return path(smooth(points), `${line(i % 2 === 0 ? trim : body, i % 2 === 0 ? 3 : 5)} stroke-linecap="round"`);
  };
  const count = own.whole(5, 8);
  const bands = all(own.whole(1, 3), (i) =>
    path(`M0 ${n(30 + i * 12)}Q90 ${n(16 + i * 12)} 180 ${n(30 + i * 12)}`, line(trim, 3.4, 0.9)),
  );
  return (
    all(count, (i) => strand(i, count)) +
    path(bell, fill(body)) +
    clipped('bell', path(bell, ''), bands) +
    eye([90 - wide * 0.3, 54], 6) +
    eye([90 + wide * 0.3, 54], 6) +
    smile([90, 60], 5)
  );
};

const crab: Kind = (own, { body, trim }) => {
  const [wide, high] = [own.between(40, 50), own.between(27, 34)];
  const leg = (side: number, i: number): string =>
    path(
      `M${n(90 + side * wide * 0.8)} ${n(88 + i * 8)}q${n(side * (16 + i))} ${n(-8 + i * 8)} ${n(side * (24 - i * 3))} ${n(16 + i * 4)}`,
      `${line(body, 6)} stroke-linecap="round" stroke-linejoin="round"`,
    );
  const claw = (side: number): string => {
    const [x, y, r] = [90 + side * (wide + own.between(8, 16)), own.between(36, 54), own.between(14, 21)];
    const gap = -Math.PI / 2 - side * own.between(0.1, 0.5);
    const [a, b] = [polar([x, y], r, gap - 0.42), polar([x, y], r, gap + 0.42)];
    return (
      path(
        `M${n(90 + side * wide * 0.78)} 74Q${n(x + side * 4)} 76 ${n(x)} ${n(y)}`,
        `${line(body, 8)} stroke-linecap="round"`,
      ) + path(`M${at(a)}A${n(r)} ${n(r)} 0 1 0 ${at(b)}L${at([x, y])}Z`, fill(body))
    );
  };
  const stalk = (side: number): string =>
    path(`M${n(90 + side * 14)} 66V${n(66 - high - 2)}`, line(body, 5)) + eye([90 + side * 14, 62 - high], 7);
  const shell = `M${n(90 - wide)} 82C${n(90 - wide)} ${n(82 - high * 1.4)} ${n(90 + wide)} ${n(82 - high * 1.4)} ${n(90 + wide)} 82C${n(90 + wide * 0.8)} ${n(82 + high)} ${n(90 - wide * 0.8)} ${n(82 + high)} ${n(90 - wide)} 82Z`;
  return (
    [-1, 1].map((side) => all(3, (i) => leg(side, i)) + claw(side) + stalk(side)).join('') +
    path(shell, fill(body)) +
    clipped('shell', path(shell, ''), dots(own, own.whole(6, 14), [90, 70], [wide * 0.8, 12], trim)) +
    smile([90, 90], own.between(7, 13))
  );
};

const star: Kind = (own, { body, trim }) => {
  const arms = own.pick([5, 5, 6, 7]);
  const [r, depth, turn] = [own.between(42, 48), own.between(0.26, 0.36), own.between(0, 6.28)];
  const radius = (t: number): number => r * (1 + depth * Math.cos(arms * t + turn));
  const d = polarCurve([90, 70], radius, (t) => -r * depth * arms * Math.sin(arms * t + turn), arms * 6);
  const along = times(arms, (i) => {
    const angle = (2 * Math.PI * i - turn) / arms;
    return times(4, (j) => disc(polar([90, 70], 24 + j * r * 0.19, angle), 3.6 - j * 0.6)).join('');
  });
  return (
    path(d, fill(body)) +
    path(along.join(''), fill(trim)) +
    eye([82, 66], 6.4) +
    eye([98, 66], 6.4) +
    smile([90, 76], own.between(5, 9))
  );
};

const turtle: Kind = (own, { body, trim }) => {
  const [wide, high] = [own.between(40, 48), own.between(32, 38)];
  const limb = (x: number, y: number, angle: number, size: number): string =>
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size)}" ry="11" ${fill(trim)} transform="rotate(${n(angle)} ${n(x)} ${n(y)})"/>`;
  const d = polarCurve(
    [96, 72],
    (t) => wide - (wide - high) * Math.sin(t) ** 2,
    (t) => -(wide - high) * Math.sin(2 * t),
    12,
  );
  const count = own.pick([5, 6, 7]);
  const plates =
    circle([96, 72], 14, line('ink', 2, 0.45)) +
    path(
      times(
        count,
        (i) =>
          `M${at(polar([96, 72], 14, (i * 2 * Math.PI) / count))}L${at(polar([96, 72], 60, (i * 2 * Math.PI) / count))}`,
      ).join(''),
      line('ink', 2, 0.45),
    );
  const swing = own.between(-14, 14);
  return (
    limb(70, 36, 50 + swing, 28) +
    limb(72, 110, -50 + swing, 26) +
    limb(130, 42, -42 - swing, 17) +
    limb(130, 104, 42 - swing, 17) +
    `<ellipse cx="44" cy="72" rx="20" ry="15" ${fill(trim)}/>` +
    path(d, `${fill(body)} stroke="var(--${trim})" stroke-width="3"`) +
    clipped('plates', path(d, ''), plates) +
    eye([38, 66], 5) +
    path('M27 78q6 4 11 -1', `${line('ink', 2)} stroke-linecap="round"`)
  );
};

const ray: Kind = (own, { body, trim }) => {
  const [span, tail] = [own.between(58, 74), own.between(-22, 22)];
  const d = `M90 18C${n(90 + 18)} 18 ${n(90 + span * 0.7)} 40 ${n(90 + span)} ${n(74 + tail * 0.3)}C${n(90 + span * 0.5)} 72 ${n(90 + 24)} 94 90 104C${n(90 - 24)} 94 ${n(90 - span * 0.5)} 72 ${n(90 - span)} ${n(74 - tail * 0.3)}C${n(90 - span * 0.7)} 40 72 18 90 18Z`;
  return (
    path(`M90 98q${n(tail)} 18 ${n(tail * 0.4)} 40`, `${line(body, 4.5)} stroke-linecap="round"`) +
    path(d, fill(body)) +
    clipped('ray', path(d, ''), dots(own, own.whole(9, 20), [90, 66], [span * 0.8, 24], trim)) +
    eye([78, 34], 5.4) +
    eye([102, 34], 5.4) +
    smile([90, 44], own.between(5, 9))
  );
};
