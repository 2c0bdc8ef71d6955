import { all, circle, clipped, drawing, fill, group, line, n, path, rect, times } from '../draw.js';
import type { Seeded } from '../seeded.js';
import type { ArtGenerator } from '../types.js';

/** Half the width of the lips, their height above the middle and their depth below it. */
interface Size {
  readonly wide: number;
  readonly high: number;
  readonly deep: number;
}

/** A mouth that cannot wait: a category has its manner, a card its own teeth, lips and tongue. */
export const mouth: ArtGenerator = (family, own) => {
  const manner = family.pick([grin, shout, clench, lick, gum, fangs]);
  const [lip, tongue] = own.pick([
    ['secondary', 'accent'],
    ['accent', 'secondary'],
    ['paper', 'secondary'],
  ]);
  const body = manner(own, { lip, tongue });
  return drawing(500, 320, group(`transform="translate(250 134) rotate(${n(own.between(-4, 4))})"`, body));
};

interface Paint {
  readonly lip: string;
  readonly tongue: string;
}
type Manner = (own: Seeded, paint: Paint) => string;

/** The outline of the lips. @param outset grows it on all sides */
function lips({ wide, high, deep }: Size, outset: number): string {
  const [w, h, d] = [wide + outset, high + outset, deep + outset];
  return `M${n(-w)} ${n(-high * 0.5)}C${n(-w * 0.66)} ${n(-h * 1.02)} ${n(-w * 0.26)} ${n(-h)} 0 ${n(-h * 0.72)}C${n(w * 0.26)} ${n(-h)} ${n(w * 0.66)} ${n(-h * 1.02)} ${n(w)} ${n(-high * 0.5)}C${n(w * 1.06)} ${n(d * 0.34)} ${n(w * 0.56)} ${n(d)} 0 ${n(d)}C${n(-w * 0.56)} ${n(d)} ${n(-w * 1.06)} ${n(d * 0.34)} ${n(-w)} ${n(-high * 0.5)}Z`;
}

const shine = ({ high, wide }: Size): string =>
  path(
    `M${n(-wide * 0.62)} ${n(-high * 0.68)}Q${n(-wide * 0.4)} ${n(-high * 0.86)} ${n(-wide * 0.22)} ${n(-high * 0.8)}`,
    `${line('paper', 9, 0.75)} stroke-linecap="round"`,
  );
/** Lips round an opening that holds `inside`. */
const open = (size: Size, { lip }: Paint, inside: string): string =>
  path(lips(size, 18), fill('ink')) +
  path(lips(size, 0), fill(lip)) +
  path(lips(size, -26), fill('ink')) +
  clipped('opening', path(lips(size, -31), ''), inside) +
  shine(size);

/** A row of teeth with one of gold or one missing. @param y of their roots @param height downwards; negative for the lower row */
function teeth(own: Seeded, { wide }: Size, y: number, height: number, count: number): string {
  const width = (2 * wide) / count;
  const odd = own.whole(1, count - 2);
  const oddity = own.pick(['accent', 'ink', 'paper']);
  return all(count, (index) => {
    const x = -wide + index * width;
    const long = height * (1 + 0.12 * Math.cos(((index + 0.5) / count - 0.5) * Math.PI * 2));
    const d = `M${n(x)} ${n(y)}h${n(width - 5)}v${n(long * 0.72)}q0 ${n(long * 0.28)} ${n(-width * 0.3)} ${n(long * 0.28)}h${n(-width * 0.4 + 5)}q${n(-width * 0.3)} 0 ${n(-width * 0.3)} ${n(-long * 0.28)}Z`;
    return path(d, fill(index === odd ? oddity : 'paper'));
  });
}

const tongueIn = ({ deep, wide }: Size, { tongue }: Paint): string =>
  `<ellipse cx="0" cy="${n(deep - 16)}" rx="${n(wide * 0.52)}" ry="${n(deep * 0.5)}" ${fill(tongue)}/>` +
  path(`M0 ${n(deep * 0.64)}V${n(deep)}`, `${line('ink', 6, 0.35)} stroke-linecap="round"`);

const grin: Manner = (own, paint) => {
  const size = { wide: own.between(190, 222), high: own.between(88, 106), deep: own.between(128, 160) };
  return open(
    size,
    paint,
    tongueIn(size, paint) + teeth(own, size, -size.high, size.high * own.between(0.95, 1.15), own.whole(6, 9)),
  );
};
const shout: Manner = (own, paint) => {
  const size = { wide: own.between(136, 172), high: own.between(98, 110), deep: own.between(150, 164) };
  const drop = path('M-13 -60Q-9 -8 0 -8T13 -60Z', fill(paint.tongue));
  return open(
    size,
    paint,
    drop +
      tongueIn(size, paint) +
      teeth(own, size, -size.high, size.high * 0.62, own.whole(6, 8)) +
      teeth(own, size, size.deep - 18, -34, own.whole(5, 7)),
  );
};
const clench: Manner = (own, paint) => {
  const size = { wide: own.between(190, 222), high: own.between(80, 96), deep: own.between(96, 128) };
  const count = own.whole(7, 10);
  const middle = own.between(2, 14);
  return open(
    size,
    paint,
    teeth(own, size, -size.high, size.high + middle - 3, count) +
      teeth(own, size, size.deep, middle + 3 - size.deep, count - 1),
  );
};
const lick: Manner = (own, paint) => {
  const size = { wide: own.between(176, 214), high: own.between(84, 100), deep: own.between(64, 84) };
  const [x, wide] = [own.between(-60, 60), own.between(58, 78)];
  const d = `M${n(x - wide)} 8C${n(x - wide - 6)} 60 ${n(x - wide + 8)} 172 ${n(x)} 172S${n(x + wide + 6)} 60 ${n(x + wide)} 8Z`;
  return (
    open(size, paint, teeth(own, size, -size.high, size.high * 0.9, own.whole(6, 9))) +
    path(d, `${fill(paint.tongue)} stroke="var(--ink)" stroke-width="16" stroke-linejoin="round"`) +
    path(`M${n(x)} 24V${n(own.between(92, 124))}`, `${line('ink', 7, 0.4)} stroke-linecap="round"`)
  );
};
const gum: Manner = (own, paint) => {
  const size = { wide: own.between(150, 190), high: own.between(82, 100), deep: own.between(70, 90) };
  const r = own.between(92, 116);
  const y = own.between(30, 44);
  return (
    open(size, paint, teeth(own, size, -size.high, size.high, own.whole(5, 7))) +
    circle([0, y], r, `${fill(paint.tongue)} stroke="var(--ink)" stroke-width="16"`) +
    path(
      `M${n(-r * 0.6)} ${n(y - r * 0.28)}A${n(r * 0.66)} ${n(r * 0.66)} 0 0 1 ${n(-r * 0.1)} ${n(y - r * 0.66)}`,
      `${line('light', 13, 0.9)} stroke-linecap="round"`,
    )
  );
};
const fangs: Manner = (own, paint) => {
  const size = { wide: own.between(180, 214), high: own.between(86, 104), deep: own.between(110, 150) };
  const places = own.pick([[-0.5, 0.5], [-0.62, -0.2, 0.2, 0.62], [-0.5]]);
  const long = own.between(66, 96);
  const fang = (at: number): string =>
    path(
      `M${n(at * size.wide - 26)} ${n(-size.high * 0.6)}h52q-4 ${n(long * 0.7)} -26 ${n(long + 26)}q-22 ${n(-long * 0.3)} -26 ${n(-long - 26)}Z`,
      fill('paper'),
    );
  const gums = rect(-size.wide, -size.high, 2 * size.wide, size.high * 0.56, fill(paint.lip));
  return open(size, paint, tongueIn(size, paint) + gums + times(places.length, (i) => fang(places[i] ?? 0)).join(''));
};
