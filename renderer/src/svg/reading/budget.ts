import { CardwrightError } from '../../errors.js';
import type { SvgLimits, SvgWarning } from '../types.js';

const DEFAULT_LIMITS: SvgLimits = {
  sourceLength: 5_000_000,
  nodes: 50_000,
  depth: 64,
  work: 20_000_000,
  pixels: 200_000_000,
};
const MAX_WARNINGS = 100;

/** The limits of one parse, what is left of them, and the warnings so far. */
export class SvgBudget {
  readonly limits: SvgLimits;
  readonly warnings: SvgWarning[] = [];
  private workLeft: number;
  private nodesLeft: number;
  private pixelsLeft: number;
  private readonly seen = new Set<string>();

  constructor(limits: Partial<SvgLimits> = {}) {
    this.limits = { ...DEFAULT_LIMITS, ...limits };
    this.workLeft = this.limits.work;
    this.nodesLeft = this.limits.nodes;
    this.pixelsLeft = this.limits.pixels;
  }

  /** Throws `svg.too_complex` when the steps together exceed the limit. */
  spend(steps: number): void {
    this.workLeft -= steps;
    if (this.workLeft < 0) {
      throw new CardwrightError('svg.too_complex', 'The SVG needs more work to draw than is allowed for one picture.', {
        fix: 'Simplify the picture: fewer repeated groups, gradients and points.',
      });
    }
  }

  /** Throws `svg.too_large` when there are more scene nodes than allowed. */
  node(count = 1): void {
    this.nodesLeft -= count;
    if (this.nodesLeft < 0) {
      throw new CardwrightError('svg.too_large', `The SVG draws more than ${this.limits.nodes} shapes.`, {
        fix: 'Simplify the picture, or use fewer repetitions of <use> and <pattern>.',
      });
    }
  }

  /** Throws `svg.too_large` when the embedded pictures together have more pixels than allowed. */
  pixels(count: number): void {
    this.pixelsLeft -= count;
    if (this.pixelsLeft < 0) {
      const limit = `${this.limits.pixels / 1e6} megapixels`;
      throw new CardwrightError('svg.too_large', `The pictures embedded in the SVG have more than ${limit}.`, {
        fix: 'Embed smaller pictures, or draw them fewer times.',
      });
    }
  }

  /** Records each warning once, up to a hundred different ones. */
  warn(code: string, message: string): void {
    const key = `${code}: ${message}`;
    if (this.seen.size >= MAX_WARNINGS || this.seen.has(key)) return;
    this.seen.add(key);
    this.warnings.push({ code, message });
  }
}
