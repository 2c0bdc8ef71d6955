import type { Palette } from './palettes.js';
import type { Random } from './random.js';
import { el, rect, stopsOf, type Stop } from './svg.js';

/** The short side in units, whatever the size in pixels: a picture is the same drawing at every size. */
const SHORT_SIDE = 1000;
/** Drawn beyond the edges, so that no hairline shows there. */
export const OVERDRAW = 20;

/** A picture in the making: layers from back to front, in units of a thousandth of the short side. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #layers: string[] = [];
  readonly #definitions: string[] = [];

  /** @param ratio width ÷ height */
  constructor(
    ratio: number,
    readonly palette: Palette,
    readonly random: Random,
  ) {
    this.width = Math.round(SHORT_SIDE * Math.max(1, ratio));
    this.height = Math.round(SHORT_SIDE * Math.max(1, 1 / ratio));
  }

  add(...layers: readonly string[]): void {
    this.#layers.push(...layers);
  }

  /** Fills everything. */
  fill(paint: string, opacity?: number): void {
    const [w, h] = [this.width + 2 * OVERDRAW, this.height + 2 * OVERDRAW];
    this.add(rect(-OVERDRAW, -OVERDRAW, w, h, { fill: paint, opacity }));
  }

  /** A paint from top to bottom of whatever it fills. */
  gradient(...stops: readonly Stop[]): string {
    return this.#define('linearGradient', { x1: 0, y1: 0, x2: 0, y2: 1 }, stopsOf(stops));
  }

  /** A paint from left to right. */
  across(...stops: readonly Stop[]): string {
    return this.#define('linearGradient', { x1: 0, y1: 0, x2: 1, y2: 0.15 }, stopsOf(stops));
  }

  /** A paint from the middle outwards. @param focus where its middle lies, 0 … 1 */
  radial(stops: readonly Stop[], [cx, cy]: readonly [number, number] = [0.5, 0.5], r = 0.5): string {
    return this.#define('radialGradient', { cx, cy, r }, stopsOf(stops));
  }

  /** Light that fades into nothing. */
  glow(color: string, strength = 0.9): string {
    return this.radial([
      [0, color, strength],
      [0.35, color, strength * 0.42],
      [0.7, color, strength * 0.1],
      [1, color, 0],
    ]);
  }

  /** What layers of this clip are cut to, as an attribute's value. */
  clip(shape: string): string {
    return this.#define('clipPath', {}, shape);
  }

  document(widthPx: number, heightPx: number): string {
    const viewBox = `0 0 ${this.width} ${this.height}`;
    const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox, width: widthPx, height: heightPx };
    const fitted = { ...attributes, preserveAspectRatio: 'xMidYMid slice' };
    return el('svg', fitted, `<defs>${this.#definitions.join('')}</defs>${this.#layers.join('')}`);
  }

  #define(name: string, attributes: Readonly<Record<string, number>>, body: string): string {
    const id = `p${this.#definitions.length}`;
    this.#definitions.push(el(name, { id, ...attributes }, body));
    return `url(#${id})`;
  }
}
