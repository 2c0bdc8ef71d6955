import type { Canvas } from '../Canvas.js';
import { grain } from './paperGrain.js';
import { paperGrid } from './paperGrid.js';
import { INKS, type Inks } from './paperInks.js';
import { disc, n, path, polygon, star, type Attributes, type Point } from '../svg.js';

/** Overprinted cut paper: a few large shapes whose inks multiply where they meet. For words that name nothing visible. */
export function cutPaper(canvas: Canvas): void {
  const { width: w, height: h, random } = canvas;
  const inks = random.pick(INKS);
  canvas.fill(inks[0]);
  if (random.chance(0.5)) return paperGrid(canvas, inks);
  grain(canvas, inks);
  const k = Math.min(w, h) / 880;
  const place: Point = [w / 2, h / 2];
  random.pick(COMPOSITIONS)(new Paper(canvas, place, k, inks));
}

class Paper {
  readonly random;
  constructor(
    private readonly canvas: Canvas,
    private readonly place: Point,
    private readonly k: number,
    private readonly inks: Inks,
  ) {
    this.random = canvas.random;
  }

  /** A path in units of a thousandth of the short side about the middle. */
  cut(ink: 1 | 2 | 3, d: string, turn = 0, attributes: Attributes = {}): void {
    const [x, y] = this.place;
    const transform = `translate(${n(x)} ${n(y)}) scale(${Math.round(this.k * 1000) / 1000}) rotate(${n(turn)})`;
    this.canvas.add(path(d, { fill: this.inks[ink], style: 'mix-blend-mode:multiply', transform, ...attributes }));
  }
}

const dome = (x: number, y: number, r: number): string => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0Z`;
const bowl = (x: number, y: number, r: number): string => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 0 ${n(2 * r)} 0Z`;
const quarter = (x: number, y: number, r: number): string =>
  `M${n(x)} ${n(y)}h${n(r)}a${n(r)} ${n(r)} 0 0 0 ${n(-r)} ${n(-r)}Z`;
const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
const archway = (x: number, base: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${n(base)}v${n(w / 2 - h)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(base)}Z`;
const leaf = (x: number, y: number, l: number): string =>
  `M${n(x)} ${n(y)}C${n(x + l * 0.5)} ${n(y - l * 0.3)} ${n(x + l * 0.45)} ${n(y - l * 0.85)} ${n(x)} ${n(y - l)}C${n(x - l * 0.45)} ${n(y - l * 0.85)} ${n(x - l * 0.5)} ${n(y - l * 0.3)} ${n(x)} ${n(y)}Z`;

/** Shades of an idea: meeting, growing, falling, watching, going round, standing, opening, balance. */
const COMPOSITIONS: readonly [(paper: Paper) => void, ...((paper: Paper) => void)[]] = [
  (p) => {
    const r = p.random.between(210, 250);
    p.cut(1, disc(-r * 0.62, -40, r));
    p.cut(2, disc(r * 0.62, -40, r));
    p.cut(3, box(-330, r * 0.66, 660, 70));
    p.cut(3, disc(0, -40, 46));
  },
  (p) => {
    for (const [x, l, ink, turn] of [
      [0, 600, 1, 0],
      [-90, 470, 2, -34],
      [90, 470, 3, 34],
      [-150, 350, 3, -70],
      [150, 350, 2, 70],
    ] as const)
      p.cut(ink, leaf(x, 200, l), turn);
    p.cut(1, bowl(0, 250, 170));
  },
  (p) => {
    p.cut(1, dome(-90, 210, 310));
    p.cut(2, disc(210, -120, 165));
    p.cut(3, quarter(-240, 210, 300));
    p.cut(2, box(-400, 210, 800, 34));
  },
  (p) => {
    const r = 330;
    p.cut(1, `M${-r} 0Q0 ${-r * 1.15} ${r} 0Q0 ${r * 1.15} ${-r} 0Z`);
    p.cut(2, disc(0, 0, 150));
    p.cut(3, disc(0, 0, 68));
    for (let index = -3; index <= 3; index++) p.cut(3, box(-9, -400, 18, 90), index * 19);
  },
  (p) => {
    const count = p.random.pick([6, 8, 12]);
    for (let index = 0; index < count; index++)
      p.cut(((index % 3) + 1) as 1 | 2 | 3, leaf(0, -40, 340 - count * 4), (360 / count) * index);
    p.cut(1, disc(0, 0, 46));
  },
  (p) => {
    p.cut(1, archway(-150, 330, 320, 620));
    p.cut(2, archway(120, 330, 300, 470));
    p.cut(3, disc(-150, -110, 82));
    p.cut(3, box(-380, 330, 760, 36));
  },
  (p) => {
    for (let index = 0; index < 6; index++)
      p.cut(((index % 3) + 1) as 1 | 2 | 3, box(-380 + index * 118, 300 - (index + 1) * 100, 170, (index + 1) * 100));
    p.cut(2, disc(-210, -190, 120));
  },
  (p) => {
    p.cut(
      1,
      polygon([
        [-340, 250],
        [0, -330],
        [340, 250],
      ]),
    );
    p.cut(2, box(-420, 230, 840, 46), p.random.between(-9, 9));
    p.cut(3, disc(-260, 120, 108));
    p.cut(2, disc(230, 90, 150));
  },
  (p) => {
    p.cut(1, `M-360 -60h620a70 70 0 0 1 70 70v190h-420l-120 120v-120h-150Z`);
    p.cut(2, `M-250 -330h560a60 60 0 0 1 60 60v250h-170l-90 100v-100h-360Z`);
    for (const x of [-60, 60, 180]) p.cut(3, disc(x, -170, 34));
  },
  (p) => {
    const [points, turn] = [p.random.pick([5, 7, 9, 12]), p.random.between(0, 60)];
    p.cut(1, star(0, 0, 400, 200, points, turn));
    p.cut(2, star(0, 0, 330, 210, points, turn + 180 / points));
    p.cut(3, disc(0, 0, 84));
  },
  (p) => {
    for (let index = 0; index < 4; index++)
      p.cut(
        ((index % 3) + 1) as 1 | 2 | 3,
        `M-420 ${-190 + index * 140}q105 -120 210 0t210 0t210 0t210 0v110q-105 120 -210 0t-210 0t-210 0t-210 0Z`,
      );
    p.cut(2, disc(190, -270, 110));
  },
  (p) => {
    p.cut(1, `M-30 -10A190 190 0 1 1 130 -190L330 330H-230Z`);
    p.cut(2, disc(-20, -190, 190));
    p.cut(3, dome(0, 330, 250));
  },
];
