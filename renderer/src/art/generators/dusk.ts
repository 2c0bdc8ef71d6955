import {
  all,
  circle,
  disc,
  drawing,
  fill,
  group,
  line,
  n,
  path,
  type Point,
  polygon,
  rect,
  smooth,
  times,
} from '../draw.js';
import type { Seeded } from '../seeded.js';
import type { ArtGenerator } from '../types.js';

const GRADIENTS =
  '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--dark)" stop-opacity="0.8"/><stop offset="0.55" stop-color="var(--secondary)" stop-opacity="0.5"/><stop offset="1" stop-color="var(--light)" stop-opacity="0.45"/></linearGradient>' +
  '<radialGradient id="glow"><stop offset="0" stop-color="var(--primary)" stop-opacity="0.8"/><stop offset="1" stop-color="var(--primary)" stop-opacity="0"/></radialGradient></defs>';

/** A land at dusk: a category has its terrain, a card its weather and hour. */
export const dusk: ArtGenerator = (family, own) => {
  const terrain = family.pick([forest, peaks, towers, islands, stones, canyon]);
  const sun: Point = [own.between(64, 140), own.between(46, 78)];
  const size = own.between(32, 56);
  const light = own.pick([disk, halo, eclipse, disk]);
  const sparks = times(30, () => disc([own.between(0, 204), own.between(20, 140)], own.between(0.4, 1.2))).join('');
  return drawing(
    204,
    164,
    GRADIENTS +
      rect(-100, -140, 404, 444, fill('primary')) +
      rect(-100, -90, 404, 330, 'fill="url(#sky)"') +
      light(sun, size) +
      terrain(own) +
      circle([sun[0], 116], 70, 'fill="url(#glow)"') +
      path(sparks, fill('primary', 0.8)) +
      path('M-100 153C-20 146 60 158 102 152S230 148 304 154V320H-100Z', fill('dark')),
  );
};

const disk = (centre: Point, size: number): string =>
  circle(centre, size, fill('light', 0.92)) + circle(centre, size + 8, line('light', 0.8, 0.45));
const halo = (centre: Point, size: number): string =>
  all(4, (index) =>
    circle(centre, size * (0.55 + index * 0.32), line('light', 1.6 - index * 0.3, 0.8 - index * 0.16)),
  ) + circle(centre, size * 0.42, fill('light'));
const eclipse = (centre: Point, size: number): string =>
  circle(centre, size * 1.16, fill('light', 0.35)) +
  circle(centre, size, fill('light')) +
  circle([centre[0] + size * 0.24, centre[1] - size * 0.12], size * 0.88, fill('secondary', 0.92));

function ridge(own: Seeded, y: number, height: number, count: number, attributes: string): string {
  const points = times(count + 1, (index): Point => [
    -100 + (404 * index) / count + own.between(-8, 8),
    y + own.between(-height, height),
  ]);
  return path(`M-100 320L${points.map(([x, top]) => `${n(x)} ${n(top)}`).join('L')}L304 320Z`, attributes);
}

const mist = (own: Seeded): string =>
  group(
    fill('light', 0.22),
    all(
      5,
      (index) =>
        `<ellipse cx="${n(own.between(0, 204))}" cy="${n(100 + index * 9)}" rx="${n(own.between(36, 80))}" ry="2.6"/>`,
    ),
  );

function pine(x: number, y: number, height: number): string {
  const width = height * 0.36;
  const tiers = times(4, (index): string => {
    const [top, half] = [y - height + height * 0.18 * index, (width * (0.4 + 0.2 * index)) / 1.6];
    return polygon([
      [x, top],
      [x + half, top + height * 0.36],
      [x - half, top + height * 0.36],
    ]);
  });
  return `${tiers.join('')}M${n(x - 1)} ${n(y - height * 0.2)}h2v${n(height * 0.2)}h-2Z`;
}

function forest(own: Seeded): string {
  const trees = times(34, () => pine(own.between(-60, 264), own.between(132, 144), own.between(24, 68))).join('');
  return (
    ridge(own, 98, 15, 14, fill('secondary', 0.6)) +
    ridge(own, 116, 11, 18, fill('dark', 0.5)) +
    mist(own) +
    path(trees, fill('dark'))
  );
}

function peaks(own: Seeded): string {
  const mountain = (x: number, top: number, half: number): string => {
    const snow = half * 0.3;
    const base = top + half * 1.7;
    const cap: Point[] = [
      [x, top],
      [x + snow, top + snow * 1.7],
      [x + snow * 0.4, top + snow * 1.3],
      [x, top + snow * 2],
      [x - snow * 0.5, top + snow * 1.3],
      [x - snow, top + snow * 1.7],
    ];
    return (
      path(
        polygon([
          [x, top],
          [x + half, base],
          [x - half, base],
        ]),
        fill('dark', 0.86),
      ) +
      path(
        polygon([
          [x, top],
          [x + half, base],
          [x + half * 0.2, base],
        ]),
        fill('dark'),
      ) +
      path(polygon(cap), fill('light', 0.9))
    );
  };
  const range = all(3, (index) =>
    mountain(24 + index * 78 + own.between(-20, 20), own.between(40, 76), own.between(54, 80)),
  );
  return ridge(own, 96, 22, 9, fill('secondary', 0.6)) + range + mist(own);
}

function towers(own: Seeded): string {
  const tower = (x: number): string => {
    const [width, top] = [own.between(10, 20), own.between(50, 104)];
    const roof =
      own.next() < 0.6
        ? `M${n(x - 3)} ${n(top)}L${n(x + width / 2)} ${n(top - width * own.between(1.1, 2))}L${n(x + width + 3)} ${n(top)}Z`
        : all(3, (i) => `M${n(x - 2 + (i * (width + 1)) / 2.6)} ${n(top - 5)}h4v6h-4Z`);
    return `${roof}M${n(x)} ${n(top)}h${n(width)}V156h${n(-width)}Z`;
  };
  const lit = all(16, () => rect(own.between(30, 172), own.between(92, 146), 1.8, 3.4, fill('primary')));
  return (
    ridge(own, 100, 14, 12, fill('secondary', 0.6)) +
    path(
      all(9, (index) => tower(14 + index * 20 + own.between(-6, 6))),
      fill('dark'),
    ) +
    path('M-100 128C-20 118 60 132 102 126S230 118 304 130V320H-100Z', fill('dark')) +
    lit
  );
}

function islands(own: Seeded): string {
  const island = all(4, (index) => {
    const [x, y, w] = [own.between(0, 204), 112 + index * 7, own.between(20, 52)];
    return path(
      smooth([
        [x - w, y],
        [x - w * 0.4, y - w * 0.5],
        [x + w * 0.2, y - w * 0.34],
        [x + w, y],
      ]) + 'Z',
      fill('dark', 0.6 + index * 0.13),
    );
  });
  const waves = all(9, (index) => {
    const y = 114 + index * 5;
    return path(
      smooth(times(10, (i): Point => [-100 + i * 46 + own.between(0, 20), y + (i % 2 ? 1.4 : -1.4)])),
      line('light', 0.7, 0.5 - index * 0.03),
    );
  });
  return rect(-100, 110, 404, 200, fill('dark', 0.62)) + waves + island;
}

function stones(own: Seeded): string {
  const stone = all(6, (index) => {
    const [x, w, h] = [6 + index * 36 + own.between(-8, 8), own.between(12, 19), own.between(34, 74)];
    const lean = own.between(-5, 5);
    return polygon([
      [x, 154],
      [x + lean, 152 - h],
      [x + w * 0.5 + lean, 148 - h],
      [x + w + lean, 154 - h * 0.94],
      [x + w + 2, 154],
    ]);
  });
  const grass = all(60, () => {
    const x = own.between(-40, 244);
    return `M${n(x)} 156l${n(own.between(-3, 3))} ${n(-own.between(5, 12))}l2 12Z`;
  });
  return (
    ridge(own, 112, 8, 8, fill('secondary', 0.55)) +
    ridge(own, 130, 5, 6, fill('dark', 0.5)) +
    mist(own) +
    path(stone + grass, fill('dark'))
  );
}

function canyon(own: Seeded): string {
  const wall = (isLeft: boolean, reach: number, opacity: number): string => {
    const side = (x: number): number => (isLeft ? x : 204 - x);
    const points = times(7, (index): Point => [
      side(reach - index * own.between(2, 7) + (index % 2) * 9),
      30 + index * 21,
    ]);
    return path(
      polygon([[side(-100), 10], [side(reach * 0.6), 12], ...points, [side(reach * 0.4 + 30), 320], [side(-100), 320]]),
      fill('dark', opacity),
    );
  };
  return (
    ridge(own, 112, 6, 5, fill('secondary', 0.6)) +
    wall(true, own.between(66, 84), 0.55) +
    wall(false, own.between(58, 76), 0.55) +
    wall(true, own.between(34, 46), 1) +
    wall(false, own.between(26, 44), 1)
  );
}
