import type { Matrix } from '../../geometry.js';
import type { FillRule, GradientStop, LinearGradient, RadialGradient } from '../../displayList.js';
import { element, number } from './markup.js';
import { splitColor } from './splitColor.js';

export interface SvgClip {
  readonly d: string;
  readonly rule?: FillRule;
  /** Maps the path's space to the clipped element's. */
  readonly transform?: Matrix;
}

/** Never occurs in path data or colours. */
const ID_PLACEHOLDER = '@id@';

/** Gradients and clip paths that one SVG document (or several in one HTML page) shares. Equal ones are written once. */
export class SvgDefinitions {
  readonly #ids = new Map<string, string>();
  readonly #prefix: string;
  #added: string[] = [];

  /** `idPrefix` keeps ids unique when a page has several documents; letters, digits, `-` and `_`. */
  constructor(idPrefix = '') {
    this.#prefix = idPrefix;
  }

  /** Id of a `<linearGradient>` or `<radialGradient>` in the node's user space. */
  gradient(gradient: LinearGradient | RadialGradient): string {
    const stops = gradient.stops.map(stopMarkup).join('');
    const common = {
      gradientUnits: 'userSpaceOnUse',
      gradientTransform: gradient.transform && matrix(gradient.transform),
    };
    if (gradient.type === 'linear') {
      const { x1, y1, x2, y2 } = gradient;
      return this.#define('g', (id) => element('linearGradient', { id, x1, y1, x2, y2, ...common }, stops));
    }
    const { cx, cy, r, fx, fy } = gradient;
    return this.#define('g', (id) => element('radialGradient', { id, cx, cy, r, fx, fy, ...common }, stops));
  }

  /** Id of a `<clipPath>` in user space. */
  clip({ d, rule, transform }: SvgClip): string {
    const path = element('path', {
      d,
      'clip-rule': rule === 'evenodd' ? rule : undefined,
      transform: transform && matrix(transform),
    });
    return this.#define('c', (id) => element('clipPath', { id }, path));
  }

  /** `<defs>` with all definitions so far, in order; empty when there are none. */
  toString(): string {
    return wrap([...this.#ids].map(([template, id]) => template.replace(ID_PLACEHOLDER, id)));
  }

  /** `<defs>` with the definitions since the last call, for documents that are written in pieces. */
  take(): string {
    const added = this.#added;
    this.#added = [];
    return wrap(added);
  }

  #define(kind: string, write: (id: string) => string): string {
    // The key is the markup with a placeholder for the id, so that equal definitions share an id.
    const template = write(ID_PLACEHOLDER);
    let id = this.#ids.get(template);
    if (id === undefined) {
      id = `${this.#prefix}${kind}${this.#ids.size}`;
      this.#ids.set(template, id);
      this.#added.push(template.replace(ID_PLACEHOLDER, id));
    }
    return id;
  }
}

function wrap(definitions: readonly string[]): string {
  return definitions.length === 0 ? '' : `<defs>${definitions.join('')}</defs>`;
}

export function matrix(values: Matrix): string {
  return `matrix(${values.map(number).join(' ')})`;
}

function stopMarkup({ offset, color }: GradientStop): string {
  const { rgb, alpha } = splitColor(color);
  return element('stop', {
    offset: Math.min(1, Math.max(0, offset)),
    'stop-color': rgb,
    'stop-opacity': alpha === 1 ? undefined : alpha,
  });
}
