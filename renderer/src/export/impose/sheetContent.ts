import type { Rect, Size } from '../../geometry.js';
import { MM_PER_POINT } from '../../schema/values/units.js';
import type { PdfColors } from '../../painters/pdf/index.js';
import { BLACK, type Mark, type MarkColor, type MarkLine } from '../../imposition/marks/types.js';
import { decimal } from '../../painters/decimal.js';
import type { Cell, PrinterCalibration } from '../../imposition/types.js';

/** Distance from a circle's axis to its Bézier handles, as a share of the radius. */
const CIRCLE_HANDLE = 0.5522847498;

const REGISTRATION = { color: BLACK, inEveryInk: true } as const;

export interface DrawnForm {
  readonly bleed: number;
  readonly bottom: number;
}

/**
 * Writes the content stream of one sheet side. Input lengths are mm from the top left corner; PDF uses pt from the
 * bottom.
 */
export class SheetContent {
  readonly #parts: string[] = [];

  constructor(
    private readonly sheet: Size,
    private readonly colors: PdfColors,
    /** The name of the colour space of all inks together, if plates are made. */
    private readonly everyInk?: string,
  ) {}

  toString(): string {
    return this.#parts.join('\n');
  }

  /** Moves and scales what `draw` writes by the calibration. */
  calibrated({ xMm, yMm, scale = 1 }: PrinterCalibration, draw: () => void): void {
    const x = (this.sheet.width * (1 - scale)) / 2 + xMm;
    const y = (this.sheet.height * (1 - scale)) / 2 - yMm;
    this.#write('q', `${numbers(scale, 0, 0, scale, pt(x), pt(y))} cm`);
    draw();
    this.#write('Q');
  }

  /** Draws a form into a cell. In the form, the bleed is `bleed` wide and begins `bottom` pt above (0, 0). */
  form(name: string, { bleed, bottom: below }: DrawnForm, { rect, bleed: shown, turn }: Cell): void {
    const clip = {
      x: rect.x - shown.left,
      y: rect.y - shown.top,
      width: rect.width + shown.left + shown.right,
      height: rect.height + shown.top + shown.bottom,
    };
    const [left, right] = [pt(rect.x), pt(rect.x + rect.width)];
    const [bottom, top] = [this.#up(rect.y + rect.height), this.#up(rect.y)];
    const matrix = {
      0: [1, 0, 0, 1, left - bleed, bottom - bleed],
      1: [0, -1, 1, 0, left - bleed, top + bleed],
      2: [-1, 0, 0, -1, right + bleed, top + bleed],
      3: [0, 1, -1, 0, right + bleed, bottom - bleed],
    }[turn];
    this.#write(
      'q',
      `${this.#rectangle(clip)} W n`,
      `${numbers(...matrix)} cm`,
      `${numbers(1, 0, 0, 1, 0, -below)} cm`,
      `/${name} Do`,
      'Q',
    );
  }

  mark(mark: Mark): void {
    switch (mark.type) {
      case 'line': {
        const dash = mark.dash ? `[${numbers(...mark.dash.map(pt))}] 0 d ` : '';
        const path = `${this.#point(mark.x1, mark.y1)} m ${this.#point(mark.x2, mark.y2)} l S`;
        return this.#write(`q ${numbers(mark.width)} w ${dash}${this.#stroke(mark)} ${path} Q`);
      }
      case 'patch':
        return this.#write(`q ${this.#fill(mark.color)} ${this.#rectangle(mark)} f Q`);
      case 'circle':
        return this.#write(`q 0.25 w ${this.#stroke(REGISTRATION)} ${this.#circle(mark.x, mark.y, mark.radius)} S Q`);
    }
  }

  #fill(color: MarkColor): string {
    return this.colors.fill(hexOf(color), 'patch').operators;
  }

  #stroke({ color, inEveryInk }: Pick<MarkLine, 'color' | 'inEveryInk'>): string {
    if (inEveryInk === true && this.everyInk !== undefined) return `/${this.everyInk} CS 1 SCN`;
    return this.colors.stroke(hexOf(color), 'hairline').operators;
  }

  #circle(x: number, y: number, r: number): string {
    const h = r * CIRCLE_HANDLE;
    const curve = (...points: number[]): string => {
      const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = points;
      return `${this.#point(x + ax, y + ay)} ${this.#point(x + bx, y + by)} ${this.#point(x + cx, y + cy)} c`;
    };
    const start = `${this.#point(x + r, y)} m`;
    return [
      start,
      curve(r, h, h, r, 0, r),
      curve(-h, r, -r, h, -r, 0),
      curve(-r, -h, -h, -r, 0, -r),
      curve(h, -r, r, -h, r, 0),
    ].join(' ');
  }

  #rectangle({ x, y, width, height }: Rect): string {
    return `${numbers(pt(x), this.#up(y + height), pt(width), pt(height))} re`;
  }

  #point(x: number, y: number): string {
    return numbers(pt(x), this.#up(y));
  }

  #up(y: number): number {
    return pt(this.sheet.height - y);
  }

  #write(...operators: string[]): void {
    this.#parts.push(...operators);
  }
}

const pt = (mm: number): number => mm / MM_PER_POINT;
const numbers = (...values: readonly number[]): string => values.map(decimal).join(' ');
const hexOf = (color: MarkColor): string =>
  `#${color
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
