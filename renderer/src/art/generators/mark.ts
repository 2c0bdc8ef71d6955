import { all, at, circle, disc, drawing, fill, line, n, path, type Point, polar, rect } from '../draw.js';
import type { Seeded } from '../seeded.js';
import type { ArtGenerator } from '../types.js';

/** One plain mark in the card's colour: a category has its form, a card its proportions. */
export const mark: ArtGenerator = (family, own) =>
  drawing(100, 100, family.pick([arcs, fan, steps, halves, grid, orbit, bars])(own));

const arcs = (own: Seeded): string => {
  const count = own.whole(3, 6);
  const turn = own.whole(0, 3) * 90;
  const body = all(count, (index) => {
    const r = 92 - (index * 84) / count;
    return path(`M4 ${n(96 - r)}A${n(r)} ${n(r)} 0 0 1 ${n(4 + r)} 96`, line('primary', own.between(2, 5)));
  });
  return `<g transform="rotate(${turn} 50 50)">${body}</g>`;
};
const fan = (own: Seeded): string => {
  const count = own.whole(9, 23);
  const [from, to] = [own.between(-3.1, -2), own.between(-1.2, 0)];
  const reach = Math.min(86, 48 / Math.max(-Math.cos(from), Math.cos(to)));
  const hinge: Point = [50, 50 + reach / 2];
  return (
    all(count, (index) => {
      const end = polar(hinge, reach, from + ((to - from) * index) / (count - 1));
      return path(`M${at(hinge)}L${at(end)}`, line('primary', 1.4));
    }) + circle(hinge, 5, fill('primary'))
  );
};
const steps = (own: Seeded): string => {
  const count = own.whole(3, 7);
  const isRising = own.next() < 0.5;
  const growth = own.between(0.7, 2);
  return all(count, (index) => {
    const h = 92 * ((isRising ? index + 1 : count - index) / count) ** growth;
    return rect(
      4 + (index * 92) / count,
      96 - h,
      92 / count - 1.6,
      h,
      fill('primary', 0.35 + (0.65 * (index + 1)) / count),
    );
  });
};
const halves = (own: Seeded): string => {
  const shift = own.between(8, 40);
  const half = (y: number, sweep: number, x: number): string => `M${n(x)} ${n(y)}a32 32 0 0 ${sweep} 64 0Z`;
  return (
    path(half(49, 1, 4 + shift * 0.7), fill('primary')) + path(half(51, 0, 32 - shift * 0.7), fill('primary', 0.5))
  );
};
const grid = (own: Seeded): string => {
  const count = own.whole(4, 7);
  const hole = own.whole(0, count * count - 1);
  const cells = all(count * count, (index) => {
    const place: Point = [
      4 + ((index % count) + 0.5) * (92 / count),
      4 + (Math.floor(index / count) + 0.5) * (92 / count),
    ];
    const far = Math.hypot(place[0] - own.between(48, 52), place[1] - 50) / 60;
    return index === hole ? '' : disc(place, (92 / count) * (0.42 - 0.26 * far));
  });
  const odd: Point = [4 + ((hole % count) + 0.5) * (92 / count), 4 + (Math.floor(hole / count) + 0.5) * (92 / count)];
  return path(cells, fill('primary')) + circle(odd, (46 / count) * 0.9, fill('ink'));
};
const orbit = (own: Seeded): string => {
  const angle = own.between(0, 6.28);
  const inner = own.between(14, 24);
  return (
    circle([50, 50], 44, line('primary', 1.6)) +
    circle([50, 50], inner, fill('primary')) +
    circle(polar([50, 50], 44, angle), own.between(4, 8), fill('ink'))
  );
};
const bars = (own: Seeded): string =>
  all(own.whole(6, 11), (index) =>
    rect(4, 4 + index * 9, own.between(18, 92), own.pick([1.6, 3.4, 6]), fill('primary')),
  );
