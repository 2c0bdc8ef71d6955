import { all, at, circle, drawing, n, path, type Point, polar, rect } from '../draw.js';
import type { ArtGenerator } from '../types.js';

const STOPS =
  '<stop offset="0" stop-color="#ffffff" stop-opacity="0.95"/><stop offset="0.24" stop-color="var(--primary)"/><stop offset="0.75" stop-color="#2a2622"/><stop offset="1" stop-color="#121110"/>';

/** Light through the blades of a lens: a category has its number of blades, a card its opening. */
export const iris: ArtGenerator = (family, own) => {
  const blades = family.pick([5, 6, 7, 8, 9, 11]);
  const twist = family.between(0.6, 1.2);
  const centre: Point = [own.between(84, 156), own.between(104, 148)];
  const open = own.between(14, 50);
  const start = own.between(0, 6.28);
  const wings = all(blades, (index) =>
    blade(centre, open, start + (index * 2 * Math.PI) / blades, (2 * Math.PI) / blades, twist),
  );
  const flares = all(6, (index) => {
    const place = polar(centre, 22 + index * 22, start + (index % 2 ? 0 : Math.PI));
    return circle(place, own.between(2, 10), `fill="#ffffff" fill-opacity="${n(own.between(0.06, 0.18))}"`);
  });
  return drawing(
    240,
    336,
    `<defs><radialGradient id="light">${STOPS}</radialGradient></defs>` +
      rect(-160, -160, 560, 656, 'fill="#121110"') +
      circle(centre, own.between(150, 210), 'fill="url(#light)"') +
      wings +
      circle(
        centre,
        open + own.between(52, 84),
        'fill="none" stroke="#ffffff" stroke-opacity="0.22" stroke-width="0.8"',
      ) +
      flares,
  );
};

function blade(centre: Point, open: number, angle: number, step: number, twist: number): string {
  const outer = 330;
  const [i, j] = [polar(centre, open, angle), polar(centre, open, angle + step)];
  const [o, p] = [polar(centre, outer, angle + twist), polar(centre, outer, angle + step + twist)];
  const shade = n(0.16 + 0.52 * (0.5 + 0.5 * Math.cos(angle + 0.6)));
  return path(
    `M${at(i)}L${at(j)}L${at(p)}A${outer} ${outer} 0 0 0 ${at(o)}Z`,
    `fill="#000000" fill-opacity="${shade}" stroke="#ffffff" stroke-opacity="0.28" stroke-width="0.7"`,
  );
}
