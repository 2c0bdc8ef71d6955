import { all, circle, drawing, fill, group, line, n, path, type Point, polarCurve, rect } from '../draw.js';
import type { ArtGenerator } from '../types.js';

interface Ring {
  readonly radius: number;
  readonly lobes: number;
  readonly depth: number;
  readonly loops: number;
  readonly attributes: string;
}

/** Banknote rosettes: a category has its number of lobes, a card its depths and turns. */
export const rosette: ArtGenerator = (family, own) => {
  const lobes = family.pick([10, 12, 14, 16, 18, 22]);
  const isDeep = family.next() < 0.4;
  const centre: Point = [120, 90];
  const outer = own.between(96, 118);
  const rings: readonly Ring[] = [
    {
      radius: 152,
      lobes: lobes + 6,
      depth: own.between(0.08, 0.16),
      loops: 8,
      attributes: line('on-primary', 0.5, 0.3),
    },
    {
      radius: outer,
      lobes,
      depth: isDeep ? own.between(0.24, 0.34) : own.between(0.12, 0.2),
      loops: 9,
      attributes: line('secondary', 0.6),
    },
    {
      radius: outer * own.between(0.68, 0.78),
      lobes: lobes + own.whole(-2, 4),
      depth: own.between(0.08, 0.22),
      loops: 7,
      attributes: line('on-primary', 0.6, 0.8),
    },
  ];
  return drawing(
    240,
    180,
    rect(-160, -220, 560, 620, fill('primary')) +
      rings.map((ring, index) => drawRing(`ring${index}`, centre, ring)).join('') +
      circle(centre, 46, fill('primary')),
  );
};

/** One lobed ring, drawn once and turned within one lobe. */
function drawRing(id: string, centre: Point, { radius, lobes, depth, loops, attributes }: Ring): string {
  const at = (angle: number): number => radius * (1 - depth + depth * Math.cos(lobes * angle));
  const slope = (angle: number): number => -radius * depth * lobes * Math.sin(lobes * angle);
  const ring = path(polarCurve(centre, at, slope, lobes * 4), `id="${id}"`);
  const turns = all(
    loops - 1,
    (index) =>
      `<use href="#${id}" transform="rotate(${n((360 * (index + 1)) / (loops * lobes))} ${n(centre[0])} ${n(centre[1])})"/>`,
  );
  return group(attributes, ring + turns);
}
