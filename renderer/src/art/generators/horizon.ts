import { all, circle, drawing, fill, line, n, path, type Point, rect, smooth, times } from '../draw.js';
import type { Seeded } from '../seeded.js';
import type { ArtGenerator } from '../types.js';

/** A wide view in few tones: a category has its country, a card its hour and the one thing that stands there. */
export const horizon: ArtGenerator = (family, own) => {
  const land = family.pick([hills, sea, dunes, plain]);
  const y = own.between(112, 138);
  const sun: Point = [own.between(60, 276), y - own.between(8, 62)];
  const size = own.between(13, 30);
  const low = own.pick(['secondary', 'accent', 'light']);
  const sky = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--primary)"/><stop offset="0.55" stop-color="var(--primary)" stop-opacity="0.55"/><stop offset="1" stop-color="var(--${low})" stop-opacity="0.75"/></linearGradient></defs>`;
  const subject = land === sea ? own.pick([boat, bird, boat]) : own.pick([tree, house, walker, bird, pole]);
  return drawing(
    336,
    240,
    sky +
      rect(-120, -120, 576, 480, fill('light')) +
      rect(-120, -60, 576, y + 60, 'fill="url(#sky)"') +
      circle(sun, size * 2.1, fill('light', 0.22)) +
      circle(sun, size, fill('light', 0.95)) +
      land(own, y, sun) +
      subject([own.between(70, 266), y + own.between(26, 46)], own),
  );
};

const layer = (own: Seeded, y: number, swing: number, count: number, attributes: string): string => {
  const points = times(count + 1, (index): Point => [-120 + (576 * index) / count, y + own.between(-swing, swing)]);
  return path(`${smooth(points)}L456 420L-120 420Z`, attributes);
};

const hills = (own: Seeded, y: number): string =>
  all(5, (index) =>
    layer(own, y - 10 + index * 20, 17 - index * 2, 7, fill(index === 0 ? 'primary' : 'dark', 0.36 + index * 0.15)),
  );

const sea = (own: Seeded, y: number, [sunX]: Point): string =>
  rect(-120, y, 576, 320, fill('primary')) +
  rect(-120, y, 576, 320, fill('dark', 0.42)) +
  all(16, (index) => {
    const wide = 6 + index * 3.4 + own.between(0, 16);
    const x = sunX - wide / 2 + own.between(-6, 6);
    return rect(x, y + 4 + index * 5.4, wide, 1.3 + index * 0.1, fill('light', 0.7 - index * 0.03));
  }) +
  layer(own, y + 72, 5, 5, fill('dark', 0.9));

const dunes = (own: Seeded, y: number): string =>
  all(4, (index) => {
    const top = y + index * 24;
    const peak = own.between(40, 296);
    const d = `M-120 ${n(top + 26)}C${n(peak - 90)} ${n(top + 20)} ${n(peak - 40)} ${n(top - 18)} ${n(peak)} ${n(top - 20)}C${n(peak + 60)} ${n(top - 4)} ${n(peak + 120)} ${n(top + 22)} 456 ${n(top + 18)}V420H-120Z`;
    const lee = `M${n(peak)} ${n(top - 20)}C${n(peak + 60)} ${n(top - 4)} ${n(peak + 120)} ${n(top + 22)} 456 ${n(top + 18)}V420H${n(peak + 30)}C${n(peak - 20)} ${n(top + 60)} ${n(peak + 30)} ${n(top + 16)} ${n(peak)} ${n(top - 20)}Z`;
    return path(d, fill('secondary')) + path(d, fill('dark', 0.12 + index * 0.12)) + path(lee, fill('dark', 0.3));
  });

const plain = (own: Seeded, y: number): string => {
  const vanish = own.between(110, 226);
  const rows = all(13, (index) => {
    const x = -300 + index * 78;
    return `M${n(vanish)} ${n(y)}L${n(x)} 420H${n(x + 34)}Z`;
  });
  return (
    rect(-120, y, 576, 320, fill('accent')) +
    rect(-120, y, 576, 320, fill('dark', 0.36)) +
    path(rows, fill('dark', 0.34)) +
    layer(own, y + 1, 5, 14, fill('dark', 0.75)).replace('L456 420L-120 420Z', `L456 ${n(y + 6)}L-120 ${n(y + 6)}Z`)
  );
};

const tree = ([x, y]: Point, own: Seeded): string => {
  const height = own.between(52, 76);
  const crown = all(9, () =>
    circle([x + own.between(-20, 20), y - height + own.between(-16, 16)], own.between(10, 17), ''),
  );
  return `<g ${fill('dark')}>${path(`M${n(x - 2.4)} ${n(y)}L${n(x - 1.2)} ${n(y - height)}H${n(x + 1.2)}L${n(x + 2.4)} ${n(y)}Z`, '')}${crown}</g>`;
};
const boat = ([x, y]: Point, own: Seeded): string => {
  const s = own.between(0.7, 1.2);
  return path(
    `M${n(x - 22 * s)} ${n(y - 6 * s)}h${n(44 * s)}l${n(-8 * s)} ${n(9 * s)}h${n(-28 * s)}ZM${n(x - 1)} ${n(y - 8 * s)}v${n(-40 * s)}l${n(20 * s)} ${n(36 * s)}ZM${n(x - 4)} ${n(y - 9 * s)}v${n(-28 * s)}l${n(-13 * s)} ${n(25 * s)}Z`,
    fill('dark'),
  );
};
const house = ([x, y]: Point, own: Seeded): string => {
  const w = own.between(24, 36);
  return (
    path(
      `M${n(x - w)} ${n(y)}v${n(-w * 0.7)}l${n(w)} ${n(-w * 0.62)}l${n(w)} ${n(w * 0.62)}v${n(w * 0.7)}Z`,
      fill('dark'),
    ) + rect(x - 5, y - w * 0.56, 9, 11, fill('light', 0.9))
  );
};
const walker = ([x, y]: Point): string =>
  circle([x, y - 33], 4.4, fill('dark')) +
  path(`M${n(x - 4)} ${n(y - 27)}h8l3 14l-4 1l2 12h-4l-1 -9l-3 9h-4l2 -14l-3 1Z`, fill('dark'));
const bird = ([x, y]: Point, own: Seeded): string =>
  all(own.whole(3, 7), () => {
    const [bx, by, s] = [x + own.between(-70, 70), y - own.between(70, 130), own.between(5, 9)];
    return path(
      `M${n(bx - s)} ${n(by - s * 0.3)}q${n(s * 0.6)} ${n(-s * 0.5)} ${n(s)} ${n(s * 0.5)}q${n(s * 0.4)} ${n(-s)} ${n(s)} ${n(-s * 0.5)}`,
      line('dark', 1.4),
    );
  });
const pole = ([x, y]: Point): string =>
  all(4, (index) => {
    const [px, h] = [x - 110 + index * 74, 66 - index * 9];
    return path(`M${n(px)} ${n(y + 2)}v${n(-h)}M${n(px - 9)} ${n(y + 8 - h)}h18`, line('dark', 1.8));
  }) + path(`M${n(x - 110)} ${n(y - 58)}q37 22 74 9q37 20 74 9q37 18 74 9`, line('dark', 0.8));
