import { all, drawing, fill, group, n, rect } from '../draw.js';
import type { ArtGenerator } from '../types.js';

const SIZE = 60;

/** A floor of turned tiles: a category has its tile, a card the turns and the colours. */
export const tiles: ArtGenerator = (family, own) => {
  const tile = family.pick([quarter, leaf, wedge, bridge, stair]);
  const [ground, one, other] = own.pick([
    ['primary', 'light', 'secondary'],
    ['primary', 'secondary', 'light'],
    ['dark', 'primary', 'secondary'],
    ['light', 'primary', 'dark'],
  ]);
  const isOrdered = own.next() < 0.5;
  const turns = [own.whole(0, 3), own.whole(0, 3), own.whole(0, 3), own.whole(0, 3)];
  const floor = all(64, (index) => {
    const [column, row] = [index % 8, Math.floor(index / 8)];
    const turn = isOrdered ? (turns[(column % 2) + 2 * (row % 2)] ?? 0) : own.whole(0, 3);
    const color = (column + row) % 2 === 0 ? one : other;
    const [x, y] = [(column - 2) * SIZE, (row - 2) * SIZE];
    return group(`transform="translate(${x} ${y}) rotate(${turn * 90} ${SIZE / 2} ${SIZE / 2})"`, tile(fill(color)));
  });
  return drawing(240, 240, rect(-130, -130, 500, 500, fill(ground)) + floor);
};

const shape = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;
const quarter = (color: string): string => shape(`M0 0H${SIZE}A${SIZE} ${SIZE} 0 0 1 0 ${SIZE}Z`, color);
const leaf = (color: string): string =>
  shape(`M0 0A${SIZE} ${SIZE} 0 0 1 ${SIZE} ${SIZE}A${SIZE} ${SIZE} 0 0 1 0 0Z`, color);
const wedge = (color: string): string => shape(`M0 0L${SIZE} 0L0 ${SIZE}Z`, color);
const bridge = (color: string): string => {
  const [a, b] = [n(SIZE * 0.33), n(SIZE * 0.67)];
  return (
    shape(`M${a} 0H${b}A${b} ${b} 0 0 1 0 ${b}V${a}A${a} ${a} 0 0 0 ${a} 0Z`, color) +
    shape(`M${SIZE} ${a}V${b}A${a} ${a} 0 0 0 ${b} ${SIZE}H${a}A${b} ${b} 0 0 1 ${SIZE} ${a}Z`, color)
  );
};
const stair = (color: string): string =>
  shape(`M0 0H${SIZE}V${SIZE / 3}H${(SIZE * 2) / 3}V${(SIZE * 2) / 3}H${SIZE / 3}V${SIZE}H0Z`, color);
