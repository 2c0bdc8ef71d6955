import { drawing, fill, group, n, path } from '../draw.js';
import type { Seeded } from '../seeded.js';
import type { ArtGenerator } from '../types.js';

/** Sheets of cut paper, each printed over the last: a category cuts its own shapes, a card lays them. */
export const paper: ArtGenerator = (family, own) => {
  const compose = family.pick([hills, gate, discs, steps, leaves, boats]);
  const colors = family.pick([
    ['secondary', 'primary', 'accent'],
    ['primary', 'accent', 'secondary'],
    ['accent', 'secondary', 'primary'],
  ]);
  const sheet = (index: number, d: string): string =>
    group('style="mix-blend-mode:multiply"', path(d, fill(colors[index % 3] ?? 'primary')));
  return drawing(
    200,
    132,
    compose(own)
      .map((d, index) => sheet(index, d))
      .join(''),
  );
};

const round = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
/** Half a disc that stands on its straight edge. */
const dome = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}Z`;
const bowl = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 0 ${n(x + r)} ${n(y)}Z`;
const arch = (x: number, width: number, top: number): string =>
  `M${n(x)} 132V${n(top + width / 2)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0V132Z`;
const quarter = (x: number, y: number, r: number): string =>
  `M${n(x)} ${n(y)}h${n(r)}v${n(-r)}a${n(r)} ${n(r)} 0 0 0 ${n(-r)} ${n(r)}Z`;

function hills(own: Seeded): string[] {
  const r = own.between(62, 80);
  return [
    dome(r + 4, 114, r),
    round(own.between(128, 156), own.between(48, 74), own.between(34, 46)),
    quarter(own.between(28, 52), 131, own.between(50, 66)),
  ];
}

function gate(own: Seeded): string[] {
  const width = own.between(62, 78);
  const x = own.between(4, 18);
  return [
    arch(x, width, own.between(2, 16)),
    round(x + width + own.between(2, 14), own.between(26, 40), own.between(18, 26)),
    arch(x + width * 0.82, own.between(52, 66), own.between(44, 60)),
  ];
}

function discs(own: Seeded): string[] {
  const y = own.between(52, 60);
  const [x, r] = [own.between(108, 122), own.between(38, 48)];
  const size = own.between(14, 20);
  const [dx, dy] = [own.between(82, 92), y + 41];
  return [
    round(54, y, own.between(44, 52)),
    round(x + 16, y, r),
    `M${n(dx)} ${n(dy - size * 1.5)}l${n(size * 1.5)} ${n(size * 1.5)}l${n(-size * 1.5)} ${n(size * 1.5)}l${n(-size * 1.5)} ${n(-size * 1.5)}Z`,
  ];
}

function steps(own: Seeded): string[] {
  const width = own.between(44, 54);
  const heights = [own.between(38, 52), own.between(70, 84), own.between(100, 118)];
  const bars = heights.map(
    (height, index) => `M${n(4 + index * width * 0.86)} ${n(132 - height)}h${n(width)}V132h${n(-width)}Z`,
  );
  return [...bars, round(own.between(28, 44), own.between(34, 46), own.between(20, 27))];
}

function leaves(own: Seeded): string[] {
  const leaf = (x: number, height: number, lean: number): string =>
    `M${n(x)} 132C${n(x - 44)} ${n(132 - height * 0.4)} ${n(x - 30 + lean)} ${n(132 - height * 0.9)} ${n(x + lean)} ${n(132 - height)}C${n(x + 34 + lean)} ${n(132 - height * 0.7)} ${n(x + 40)} ${n(132 - height * 0.3)} ${n(x)} 132Z`;
  return [
    leaf(own.between(44, 54), own.between(96, 112), own.between(-22, -6)),
    leaf(own.between(78, 92), own.between(116, 128), own.between(-8, 14)),
    leaf(own.between(118, 134), own.between(76, 100), own.between(12, 30)),
  ];
}

function boats(own: Seeded): string[] {
  const [x, r] = [own.between(66, 80), own.between(52, 61)];
  const mast = own.between(64, 84);
  return [
    bowl(x, 70, r),
    `M${n(x - 6)} 66V${n(66 - mast * 0.78)}L${n(x + mast * 0.8)} 66Z`,
    round(own.between(140, 160), own.between(52, 92), own.between(26, 36)),
  ];
}
