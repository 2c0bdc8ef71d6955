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
  polar,
  polygon,
  rect,
  smooth,
  times,
} from '../draw.js';
import type { Seeded } from '../seeded.js';
import type { ArtGenerator } from '../types.js';

const CENTRE: Point = [100, 112];

/** An engraved sign in the sky: a category has its sign and its land, a card its rays, its stars and its hour. */
export const omen: ArtGenerator = (family, own) => {
  const emblem = family.pick([sun, crescent, eye, star, flower, comet]);
  const land = family.pick([sea, hills, dunes, columns, reeds]);
  const count = own.pick([48, 72, 96, 120]);
  const reach = own.pick<readonly [number, number]>([
    [3.1, 4.3],
    [2.2, 2.8],
    [4.6, 2.4],
  ]);
  const rays = times(count, (i) => {
    const angle = (i * 2 * Math.PI) / count;
    const end = i % 2 === 1 ? 300 : 50 * reach[i % 4 === 0 ? 1 : 0];
    return `M${at(polar(CENTRE, i % 2 === 1 ? 56 : 62, angle))}L${at(polar(CENTRE, end, angle))}`;
  });
  return drawing(
    200,
    290,
    rect(-100, -100, 400, 500, fill('surface')) +
      path(rays.join(''), line('primary', 0.75, 0.75)) +
      sky(own) +
      land(own) +
      circle(CENTRE, 53, fill('surface')) +
      emblem(own),
  );
};

/** A star whose edges curve inwards. */
function sparkle(centre: Point, r: number, tips = 4): string {
  const curve = all(tips, (i) => {
    const step = (2 * Math.PI) / tips;
    const inner = polar(centre, r * 0.16, (i + 0.5) * step - Math.PI / 2);
    return `Q${at(inner)} ${at(polar(centre, r, (i + 1) * step - Math.PI / 2))}`;
  });
  return `M${at([centre[0], centre[1] - r])}${curve}Z`;
}

const sky = (own: Seeded): string => {
  const places = times(34, (): [Point, number] => [[own.between(4, 196), own.between(4, 212)], own.between(1.6, 4.6)]);
  return path(
    places
      .filter(([[x, y]]) => Math.hypot(x - CENTRE[0], y - CENTRE[1]) > 68)
      .map(([place, r]) => sparkle(place, r))
      .join(''),
    fill('ink'),
  );
};

const burst = (r: number, inner: number, count: number, turn = 0): string =>
  polygon(times(count * 2, (i) => polar(CENTRE, i % 2 === 0 ? r : inner, (i * Math.PI) / count - Math.PI / 2 + turn)));
const rings = (color: string, ...radii: number[]): string =>
  radii.map((r) => circle(CENTRE, r, line(color, 0.9))).join('');

type Part = (own: Seeded) => string;

const sun: Part = (own) =>
  path(burst(58, 44, own.whole(16, 28)), fill('primary')) +
  circle(CENTRE, 43, fill('surface')) +
  circle(CENTRE, 41, fill('secondary')) +
  path(burst(own.between(28, 36), own.between(11, 18), own.whole(6, 12)), fill('on-secondary'));

const crescent: Part = (own) => {
  const turn = own.between(-35, 35);
  const [shift, r] = [own.between(13, 24), own.between(36, 42)];
  const bite: Point = [CENTRE[0] + shift, CENTRE[1] - 4];
  return (
    rings('primary', 56, 52) +
    group(
      `transform="rotate(${n(turn)} ${at(CENTRE)})"`,
      circle(CENTRE, 46, fill('primary')) +
        circle(bite, r, fill('surface')) +
        path(sparkle([bite[0] + 3, bite[1]], own.between(13, 22), own.pick([4, 6, 8])), fill('secondary')),
    )
  );
};

const eye: Part = (own) => {
  const high = own.between(24, 34);
  const lid = (s: number): string =>
    `M${n(100 - 50 * s)} 112Q100 ${n(112 - high * 2 * s)} ${n(100 + 50 * s)} 112Q100 ${n(112 + high * 2 * s)} ${n(100 - 50 * s)} 112Z`;
  const count = own.whole(7, 13);
  const lashes = all(count, (i) => {
    const angle = -Math.PI * (0.22 + (0.56 * i) / (count - 1));
    return `M${at(polar(CENTRE, 38, angle))}L${at(polar(CENTRE, i % 2 === 0 ? 56 : 50, angle))}`;
  });
  const iris = high * 0.78;
  return (
    path(lashes, line('primary', 2)) +
    path(lid(1), fill('primary')) +
    path(lid(0.9), fill('ink')) +
    circle(CENTRE, iris, fill('secondary')) +
    path(
      all(24, (i) => `M${at(polar(CENTRE, iris * 0.5, i * 0.262))}L${at(polar(CENTRE, iris * 0.94, i * 0.262))}`),
      line('on-secondary', 0.8, 0.7),
    ) +
    circle(CENTRE, iris * own.between(0.34, 0.5), fill('surface'))
  );
};

const star: Part = (own) => {
  const tips = own.pick([5, 6, 7, 8, 9]);
  return (
    rings('primary', 57, 54) +
    path(burst(51, own.between(17, 26), tips), fill('primary')) +
    path(burst(34, own.between(9, 15), tips, Math.PI / tips), fill('secondary')) +
    circle(CENTRE, own.between(5, 9), fill('surface'))
  );
};

const flower: Part = (own) => {
  const count = own.pick([5, 6, 8, 10]);
  const ring = (r: number, wide: number, turn: number, attributes: string): string =>
    all(count, (i) => {
      const a = ((i + turn) * 2 * Math.PI) / count - Math.PI / 2;
      return path(
        `M${at(CENTRE)}Q${at(polar(CENTRE, r, a - wide))} ${at(polar(CENTRE, r * 1.04, a))}Q${at(polar(CENTRE, r, a + wide))} ${at(CENTRE)}Z`,
        attributes,
      );
    });
  const wide = own.between(0.5, 0.8);
  return (
    ring(56, wide, 0.5, `${fill('primary')} stroke="var(--surface)" stroke-width="1.4"`) +
    ring(own.between(32, 42), wide, 0, `${fill('secondary')} stroke="var(--surface)" stroke-width="1.4"`) +
    circle(CENTRE, own.between(8, 12), fill('ink')) +
    circle(CENTRE, 4, fill('primary'))
  );
};

const comet: Part = (own) => {
  const turn = own.between(-70, 70);
  const tail = all(9, (i) => {
    const x = 72 + i * 7;
    return `M${n(x)} 118Q${n(100 + (x - 100) * 0.7)} 88 ${n(100 + (x - 100) * 1.35)} ${n(58 + Math.abs(i - 4) * 4 + (i % 2) * 9)}`;
  });
  const size = own.between(27, 34);
  return group(
    `transform="rotate(${n(turn)} ${at(CENTRE)})"`,
    path(tail, `${line('primary', 2.6)} stroke-linecap="round"`) +
      circle([100, 128], size, fill('primary')) +
      circle([100, 128], size - 3.5, fill('secondary')) +
      path(sparkle([100, 128], size - 7, own.pick([4, 6, 8])), fill('on-secondary')),
  );
};

const SHORE = 'M-100 400V234C10 224 40 214 100 214S190 224 300 234V400Z';
const ground = (body: string): string =>
  path(SHORE, `${fill('surface')} stroke="var(--primary)" stroke-width="1.1"`) + body;

const sea: Part = (own) => {
  const phase = own.between(0, 6.28);
  return ground(
    all(13, (i) => {
      const [length, swing] = [(24 + i * 3.6) / 2, 1.5 + i * 0.24];
      const points = times(Math.ceil(300 / length), (j): Point => [
        -50 + j * length,
        230 + i * 4.7 + swing * (j % 2 === 0 ? 1 : -1) * Math.cos(phase + i),
      ]);
      return path(smooth(points), line(i % 3 === 0 ? 'ink' : 'primary', 0.6 + i * 0.05, i % 3 === 0 ? 0.9 : 0.75));
    }),
  );
};
const hills: Part = (own) =>
  all(4, (i) => {
    const points = times(6, (j): Point => [-60 + j * 64, 222 + i * 17 + own.between(-13, 13)]);
    const hatch = all(40, (j) => `M${n(-40 + j * 8)} ${n(232 + i * 17)}l${n(-7 - i)} 60`);
    return (
      path(`${smooth(points)}V420H-60Z`, `${fill('surface')} stroke="var(--primary)" stroke-width="1.2"`) +
      (i === 3 ? path(hatch, line('primary', 0.7, 0.7)) : '')
    );
  });
const dunes: Part = (own) =>
  all(3, (i) => {
    const [peak, y] = [own.between(30, 170), 214 + i * 24];
    const d = `M-100 ${n(y + 26)}Q${n(peak - 40)} ${n(y + 18)} ${n(peak)} ${n(y)}Q${n(peak + 50)} ${n(y + 26)} 300 ${n(y + 22)}V420H-100Z`;
    const lee = all(14, (j) => `M${n(peak + 2 + j * 5)} ${n(y + 3 + j * 2.2)}q-10 22 ${n(-16 - j * 2)} 50`);
    return (
      path(d, `${fill('surface')} stroke="var(--primary)" stroke-width="1.2"`) +
      path(lee, line(i === 1 ? 'ink' : 'primary', 0.7, 0.7))
    );
  });
const columns: Part = (own) => {
  const steps = all(7, (i) => rect(-60, 236 + i * 8, 320, 1, fill(i % 2 === 0 ? 'primary' : 'ink', 0.8)));
  const pillar = (x: number): string => {
    const top = own.between(150, 196);
    return (
      rect(x, top, 16, 250 - top, `${fill('surface')} stroke="var(--primary)" stroke-width="1.2"`) +
      path(`M${n(x + 5)} ${n(top + 6)}V240M${n(x + 11)} ${n(top + 6)}V240`, line('primary', 0.7)) +
      rect(x - 4, top - 5, 24, 6, fill('primary')) +
      rect(x - 4, 236, 24, 6, fill('primary'))
    );
  };
  return ground(steps) + [8, 40, 144, 176].map((x) => pillar(x + own.between(-4, 4))).join('');
};
const reeds: Part = (own) => {
  const blades = times(26, (i) => {
    const x = -6 + i * 8.4 + own.between(-3, 3);
    const high = own.between(24, 74) * (0.5 + Math.abs(x - 100) / 130);
    const lean = own.between(-16, 16);
    return {
      d: `M${n(x)} 300Q${n(x)} ${n(250 - high * 0.4)} ${n(x + lean)} ${n(246 - high)}`,
      tip: [x + lean, 246 - high] as const,
    };
  });
  return (
    ground(all(6, (i) => path(`M-50 ${n(240 + i * 9)}q40 5 80 0t80 0t80 0t80 0`, line('primary', 0.7, 0.6)))) +
    path(blades.map(({ d }) => d).join(''), line('ink', 1.3)) +
    blades
      .filter((_, i) => i % 3 === 0)
      .map(({ tip }) => circle(tip, 3, fill('primary')))
      .join('')
  );
};
