import {
  all,
  circle,
  clipped,
  drawing,
  fill,
  line,
  n,
  path,
  polygon,
  type Point,
  rect,
  smooth,
  times,
} from '../draw.js';
import type { Seeded } from '../seeded.js';
import type { ArtGenerator } from '../types.js';

const COLUMNS = 5;
const ROWS = 4;

/** Farmland from above: a category has its crops, a card its fields and its river. */
export const acres: ArtGenerator = (family, own) => {
  const crops = [family.pick(['secondary', 'accent']), 'primary', family.pick(['accent', 'secondary', 'light'])];
  const spread = family.between(14, 26);
  const corners = times((COLUMNS + 1) * (ROWS + 1), (index): Point => [
    -60 + ((index % (COLUMNS + 1)) * 360) / COLUMNS + own.between(-spread, spread),
    -60 + (Math.floor(index / (COLUMNS + 1)) * 290) / ROWS + own.between(-spread, spread),
  ]);
  const corner = (column: number, row: number): Point => corners[row * (COLUMNS + 1) + column] ?? [0, 0];
  const fields = all(COLUMNS * ROWS, (index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    const outline = polygon([
      corner(column, row),
      corner(column + 1, row),
      corner(column + 1, row + 1),
      corner(column, row + 1),
    ]);
    return field(
      `field${index}`,
      outline,
      own.pick([crops[0] ?? 'primary', crops[1] ?? 'primary', crops[2] ?? 'primary']),
      corner(column, row),
      own,
    );
  });
  const river = smooth(
    times(6, (index): Point => [own.between(90, 150) + index * own.between(-16, 16), -90 + index * 72]),
  );
  return drawing(
    240,
    170,
    rect(-160, -140, 560, 460, fill('primary')) +
      fields +
      path(river, line('light', 13)) +
      path(river, line('primary', 8)) +
      path(river, line('light', 8, 0.45)) +
      trees(own),
  );
};

function field(id: string, outline: string, color: string, [x, y]: Point, own: Seeded): string {
  const angle = own.whole(0, 5) * 30;
  const gap = own.pick([5, 7, 10]);
  const furrows = all(26, (index) => `M${n(x - 160)} ${n(y - 120 + index * gap)}h400`);
  const rows = `<g transform="rotate(${angle} ${n(x + 30)} ${n(y + 30)})">${path(furrows, line('dark', gap * 0.22, 0.34))}</g>`;
  return (
    path(outline, `${fill(color)} stroke="var(--light)" stroke-width="2.6" stroke-linejoin="round"`) +
    clipped(id, path(outline, ''), rows)
  );
}

const trees = (own: Seeded): string =>
  all(22, () => {
    const place: Point = [own.between(-30, 270), own.between(-40, 210)];
    const r = own.between(2.6, 5.4);
    return (
      circle([place[0] + 1.6, place[1] + 1.8], r, fill('dark', 0.4)) +
      circle(place, r, fill('accent')) +
      circle([place[0] - r * 0.3, place[1] - r * 0.3], r * 0.4, fill('light', 0.45))
    );
  });
