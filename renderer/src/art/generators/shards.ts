import { all, circle, drawing, fill, path, type Point, polar, polygon, rect, times } from '../draw.js';
import type { ArtGenerator } from '../types.js';

/** Light breaking in crystal: a category has its number of facets, a card its cut. */
export const shards: ArtGenerator = (family, own) => {
  const count = family.pick([7, 9, 10, 12, 14]);
  const tone = family.pick(['secondary', 'accent', 'primary']);
  const centre: Point = [own.between(96, 144), own.between(66, 100)];
  const turn = own.between(0, 6.28);
  const rings = [0, own.between(24, 32), own.between(52, 66), own.between(92, 116), 330].map((radius, ring) =>
    times(count, (index) =>
      polar(
        centre,
        radius * (radius > 300 ? 1 : own.between(0.8, 1.2)),
        turn + ((index + (ring % 2) / 2) * 2 * Math.PI) / count,
      ),
    ),
  );
  const facets = rings.slice(1).flatMap((outer, ring) => {
    const inner = rings[ring] ?? [];
    const at = (list: readonly Point[], index: number): Point => list[((index % count) + count) % count] ?? centre;
    const step = ring % 2 === 0 ? 0 : 1;
    return times(count, (index) => {
      const up = polygon([at(inner, index + step), at(outer, index), at(outer, index + 1)]);
      const down = polygon([at(inner, index), at(inner, index + 1), at(outer, index + 1 - step)]);
      const shade = (): string =>
        own.pick([
          fill('light', own.between(0.04, 0.4)),
          fill('dark', own.between(0.05, 0.5)),
          fill(tone, own.between(0.2, 0.8)),
        ]);
      return path(up, shade()) + path(down, shade());
    });
  });
  return drawing(
    240,
    160,
    rect(-200, -200, 640, 560, fill('primary')) +
      facets.join('') +
      all(3, (index) => circle(centre, 10 + index * 9, fill('light', 0.24))),
  );
};
