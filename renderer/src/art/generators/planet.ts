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
  rect,
  smooth,
  times,
  turned,
} from '../draw.js';
import type { Seeded } from '../seeded.js';
import type { ArtGenerator } from '../types.js';

interface World {
  readonly centre: Point;
  readonly radius: number;
  readonly color: string;
}

/** A printed planet among stars: each category has its kind of world, each card its own. */
export const planet: ArtGenerator = (family, own) => {
  const kind = family.pick([ringed, banded, cratered, crescent, twins, belt]);
  const color = family.pick(['secondary', 'accent', 'secondary', 'primary']);
  const world = { centre: [own.between(96, 148), own.between(92, 116)] as const, radius: own.between(50, 66), color };
  return drawing(240, 212, rect(-120, -140, 480, 520, fill('dark')) + stars(own) + kind(world, own) + moon(own, world));
};

function stars(own: Seeded): string {
  const sized = [0.4, 0.65, 1].map((size) =>
    path(
      times(46, () => disc([own.between(-60, 300), own.between(-80, 290)], size)).join(''),
      fill('light', 0.35 + size / 2),
    ),
  );
  return sized.join('');
}

/** A globe lit from one side; its night is a screen of dots. */
function globe({ centre, radius, color }: World, surface: string, id = 'globe', sun = -Math.PI * 0.75): string {
  const pitch = radius * 0.105;
  const rows = times(23, (row) =>
    times(23, (column): Point => [
      centre[0] - radius * 1.15 + (column + (row % 2) / 2) * pitch,
      centre[1] - radius * 1.15 + row * pitch,
    ]),
  );
  const dots = rows.flat().map((point) => {
    const [dx, dy] = [point[0] - centre[0], point[1] - centre[1]];
    const night = -(dx * Math.cos(sun) + dy * Math.sin(sun)) / radius + 0.42;
    const size = Math.min(pitch * 0.56, night * pitch * 0.42);
    return size > 0.25 && Math.hypot(dx, dy) < radius + pitch ? disc(point, size) : '';
  });
  return clipped(
    id,
    circle(centre, radius, ''),
    circle(centre, radius + 1, fill(color)) + surface + path(dots.join(''), fill('dark')),
  );
}

function bands({ centre: [cx, cy], radius }: World, own: Seeded, count: number): string {
  return all(count, (index) => {
    const y = cy - radius * 0.7 + (index * radius * 1.5) / count;
    const wave = radius * own.between(0.02, 0.07);
    const points = times(7, (step): Point => [cx + radius * (step * 0.4 - 1.2), y + (step % 2 ? wave : -wave)]);
    return path(smooth(points), line('light', radius * own.between(0.03, 0.11), own.between(0.2, 0.5)));
  });
}

function halfRing([cx, cy]: Point, radius: number, isFront: boolean): string {
  const [outer, inner] = [
    [radius * 1.55, radius * 0.34],
    [radius * 1.2, radius * 0.2],
  ] as const;
  const [there, back] = isFront ? [0, 1] : [1, 0];
  const arc = ([rx, ry]: readonly [number, number], sweep: number, end: number): string =>
    `A${n(rx)} ${n(ry)} 0 0 ${sweep} ${n(end)} ${n(cy)}`;
  return path(
    `M${n(cx - outer[0])} ${n(cy)}${arc(outer, there, cx + outer[0])}L${n(cx + inner[0])} ${n(cy)}${arc(inner, back, cx - inner[0])}Z`,
    fill('primary'),
  );
}

function ringed(world: World, own: Seeded): string {
  const tilt = own.between(-32, 24);
  const ring = (isFront: boolean): string => turned(tilt, world.centre, halfRing(world.centre, world.radius, isFront));
  return ring(false) + globe(world, turned(tilt, world.centre, bands(world, own, 5))) + ring(true);
}

function banded(world: World, own: Seeded): string {
  const storm = polar(world.centre, world.radius * 0.45, own.between(2, 4.4));
  const eye = turned(
    -8,
    storm,
    `<ellipse cx="${n(storm[0])}" cy="${n(storm[1])}" rx="11" ry="6.5" ${fill('light', 0.7)}/>`,
  );
  return globe(world, turned(own.between(-24, 24), world.centre, bands(world, own, 8) + eye));
}

function cratered(world: World, own: Seeded): string {
  const count = own.whole(11, 17);
  const turn = own.between(0, 6.28);
  const craters = all(count, (index) => {
    // Like the seeds of a sunflower, so that no two overlap.
    const distance = world.radius * Math.sqrt((index + own.between(0.3, 0.7)) / count);
    const place = polar(world.centre, distance, turn + index * 2.4);
    const size = world.radius * own.between(0.05, 0.16);
    return (
      circle(place, size, fill('dark', 0.42)) +
      circle([place[0] + size * 0.2, place[1] + size * 0.2], size * 0.82, fill(world.color))
    );
  });
  return globe(world, craters);
}

function crescent(world: World, own: Seeded): string {
  const angle = own.between(-2.8, -0.4);
  const larger = { ...world, radius: world.radius * 1.12 };
  const corona = all(3, (index) =>
    circle(world.centre, larger.radius + 4 + index * 6, line('primary', 1.4 - index * 0.4, 0.8 - index * 0.22)),
  );
  const shadow = polar(world.centre, larger.radius * 0.34, angle + Math.PI);
  return (
    corona +
    clipped(
      'globe',
      circle(world.centre, larger.radius, ''),
      circle(world.centre, larger.radius, fill(world.color)) + circle(shadow, larger.radius, fill('dark')),
    )
  );
}

function twins(world: World, own: Seeded): string {
  const angle = own.between(-0.5, 0.9);
  const second = {
    ...world,
    centre: polar(world.centre, world.radius * 1.35, angle),
    radius: world.radius * own.between(0.34, 0.5),
    color: 'primary',
  };
  const first = { ...world, centre: polar(world.centre, world.radius * 0.3, angle + Math.PI) };
  return globe(first, bands(first, own, 4)) + globe(second, bands(second, own, 3), 'second');
}

function belt(world: World, own: Seeded): string {
  const small = { ...world, radius: world.radius * 0.62 };
  const tilt = own.between(-28, 28);
  const rocks = times(54, () => {
    const [a, r] = [own.between(0, 6.28), own.between(1.5, 1.95) * world.radius];
    const [x, y] = polar(world.centre, r, a);
    const size = own.between(0.9, 4.2);
    return times(6, (i) =>
      polar([x, world.centre[1] + (y - world.centre[1]) * 0.3], size * own.between(0.7, 1.1), i * 1.05),
    )
      .map(at)
      .join('L');
  });
  const half = (from: number): string =>
    path(
      rocks
        .slice(from, from + 27)
        .map((rock) => `M${rock}Z`)
        .join(''),
      fill('primary'),
    );
  return group(
    `transform="rotate(${n(tilt)} ${at(world.centre)})"`,
    half(0) + globe(small, bands(small, own, 4)) + half(27),
  );
}

function moon(own: Seeded, { centre, radius }: World): string {
  const place = polar(centre, radius * own.between(1.5, 1.75), own.between(3.4, 4.4));
  const size = own.between(4, 8);
  return (
    circle(place, size, fill('accent')) +
    circle([place[0] + size * 0.5, place[1] - size * 0.3], size * 0.86, fill('dark'))
  );
}
