import {
  all,
  at,
  circle,
  drawing,
  fill,
  group,
  line,
  n,
  path,
  type Point,
  polarCurve,
  rect,
  smooth,
  times,
} from '../draw.js';
import type { Seeded } from '../seeded.js';
import type { ArtGenerator } from '../types.js';

/** A survey map with nothing written on it: a category has its country, a card its place in it. */
export const chart: ArtGenerator = (family, own) => {
  const country = family.pick([river, islands, coast, summits, lakes, trail]);
  const latitude = own.between(60, 112);
  const grid = group(
    `${line('ink', 0.5, 0.16)} transform="rotate(${n(own.between(-14, 14))} 120 78)"`,
    path(
      all(11, (i) => `M${n(-180 + i * 60)} -300V460M-300 ${n(-180 + i * 60)}H540`),
      '',
    ),
  );
  return drawing(
    240,
    156,
    rect(-140, -160, 520, 480, fill('surface')) +
      country(own) +
      grid +
      path(`M-140 ${n(latitude)}H380`, `${line('accent', 1.4)} stroke-dasharray="7 4"`),
  );
};

/** A line round a point where the ground has one height; `phase` makes lines of one hill alike. */
function contour(centre: Point, radius: number, phase: number, depth = 1): string {
  const wave = (lobes: number, size: number, shift: number) => ({ lobes, size: size * depth, shift: shift + phase });
  const waves = [wave(2, 0.16, 1), wave(3, 0.1, 0), wave(5, 0.045, 2)];
  const sum = (each: (wave: { lobes: number; size: number; shift: number }) => number): number =>
    waves.reduce((total, one) => total + each(one), 0);
  return polarCurve(
    centre,
    (t) => radius * (1 + sum(({ lobes, size, shift }) => size * Math.sin(lobes * t + shift))),
    (t) => radius * sum(({ lobes, size, shift }) => size * lobes * Math.cos(lobes * t + shift)),
    20,
  );
}

/** Heights or depths round a point, from the outermost line in. */
const relief = (own: Seeded, centre: Point, count: number, color: string, gap = 13): string => {
  const phase = own.between(0, 6.28);
  return all(count, (index) =>
    path(
      contour(centre, 12 + (count - 1 - index) * gap, phase + (count - index) * 0.09),
      `${fill(color, 0.055)} stroke="var(--${color})" stroke-opacity="0.36" stroke-width="0.7"`,
    ),
  );
};

const town = (place: Point): string => circle(place, 6.2, fill('paper')) + circle(place, 3.8, fill('accent'));
const water = (d: string, width: number): string =>
  `${path(d, `${line('paper', width + 3.4)} stroke-linecap="round"`)}${path(d, `${line('secondary', width)} stroke-linecap="round"`)}`;

type Country = (own: Seeded) => string;

const river: Country = (own) => {
  const swing = own.between(26, 58);
  const rise = own.pick([-1, 1]);
  const points = times(9, (i): Point => [
    -150 + i * 66,
    78 + Math.sin(i * own.between(1.2, 1.7)) * swing + rise * (i - 4) * own.between(2, 8),
  ]);
  const mouthOf = points[own.whole(4, 5)] ?? [120, 78];
  const branch = smooth([
    mouthOf,
    [mouthOf[0] + own.between(8, 34), mouthOf[1] - 60],
    [mouthOf[0] + own.between(-30, 70), -160],
  ]);
  return (
    relief(own, [own.between(50, 190), own.between(40, 110)], 12, 'secondary') +
    water(branch, 3) +
    water(smooth(points), 5.4) +
    [points[3], points[5]].map((place) => town(place ?? [120, 78])).join('')
  );
};

const islands: Country = (own) => {
  const sea = rect(-140, -160, 520, 480, fill('secondary', 0.3));
  const places = times(8, (i): Point => [
    -50 + (i % 4) * 95 + own.between(-30, 30),
    28 + Math.floor(i / 4) * 96 + own.between(-26, 26),
  ]);
  const isle = (centre: Point): string => {
    const [size, phase] = [own.between(13, 38), own.between(0, 6.28)];
    const ring = (grown: number, attributes: string): string =>
      path(contour(centre, size + grown, phase, 1.5), attributes);
    return (
      all(3, (i) => ring(15 - i * 5, line('secondary', 0.7, 0.25 + i * 0.18))) +
      ring(0, `${fill('paper')} stroke="var(--ink)" stroke-width="1"`) +
      (size > 20 ? ring(-size * 0.42, `${fill('primary', 0.55)} stroke="var(--ink)" stroke-width="0.6"`) : '')
    );
  };
  return sea + places.map(isle).join('') + town(places[own.whole(1, 6)] ?? [120, 78]);
};

const coast: Country = (own) => {
  const lean = own.between(-70, 70);
  const shore = times(9, (i): Point => [
    130 + lean * ((i - 4) / 4) + own.between(-30, 30) * (i % 2 === 0 ? 1 : -1),
    -160 + i * 60,
  ]);
  const [side, reach] = own.pick<readonly [number, number]>([
    [-1, -140],
    [1, 380],
  ]);
  const edge = smooth(shore);
  const land = `${edge}L${n(reach)} 330L${n(reach)} -170Z`;
  const tide = all(5, (i) =>
    group(
      `transform="translate(${n(-side * (i + 1) * 7)} 0)"`,
      path(edge, line('secondary', 1.1 - i * 0.15, 0.75 - i * 0.12)),
    ),
  );
  return (
    rect(-140, -160, 520, 480, fill('secondary', 0.24)) +
    tide +
    path(land, `${fill('paper')} stroke="var(--ink)" stroke-width="1.2"`) +
    group(
      'opacity="0.8"',
      relief(own, [side < 0 ? own.between(0, 50) : own.between(190, 240), own.between(30, 110)], 4, 'ink', 11),
    ) +
    town(shore[4] ?? [120, 78])
  );
};

const summits: Country = (own) => {
  const places = times(3, (i): Point => [40 + i * 82 + own.between(-24, 24), own.between(30, 122)]);
  const peak = ([x, y]: Point): string =>
    path(
      `M${n(x)} ${n(y - 7)}l6.500 11h-13Z`,
      `${fill('accent')} stroke="var(--paper)" stroke-width="1.6" stroke-linejoin="round"`,
    );
  return (
    places.map((place) => relief(own, place, own.whole(5, 9), 'secondary', 12)).join('') + places.map(peak).join('')
  );
};

const lakes: Country = (own) => {
  const places = times(4, (i): Point => [
    20 + i * 66 + own.between(-20, 20),
    (i % 2 === 0 ? 46 : 106) + own.between(-20, 20),
  ]);
  const lake = (centre: Point): string => {
    const [size, phase] = [own.between(18, 34), own.between(0, 6.28)];
    return (
      path(contour(centre, size, phase, 1.6), `${fill('secondary')} stroke="var(--paper)" stroke-width="2"`) +
      path(contour(centre, size * 0.62, phase, 1.6), line('paper', 0.8, 0.6))
    );
  };
  return (
    relief(own, [own.between(60, 180), own.between(50, 100)], 13, 'secondary') +
    water(smooth([[-140, own.between(10, 140)], ...places, [380, own.between(10, 140)]]), 3) +
    places.map(lake).join('')
  );
};

const trail: Country = (own) => {
  const points = times(6, (i): Point => [24 + i * 39, 78 + own.between(-46, 46)]);
  const from = points[0] ?? [24, 78];
  const to = points[5] ?? [219, 78];
  return (
    relief(own, [own.between(40, 90), own.between(40, 110)], 8, 'secondary') +
    relief(own, [own.between(150, 210), own.between(40, 110)], 7, 'secondary') +
    path(smooth(points), line('paper', 5)) +
    path(smooth(points), `${line('accent', 2.4)} stroke-dasharray="1 6" stroke-linecap="round"`) +
    town(from) +
    path(
      `M${at(to)}v-22l15 5.500l-15 5.500`,
      `${fill('accent')} stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round"`,
    )
  );
};
