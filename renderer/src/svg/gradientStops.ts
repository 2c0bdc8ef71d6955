import type { GradientStop } from '../scene/scene.js';
import type { SvgContext } from './context.js';
import { withOpacity } from './color.js';
import { parseFraction, roundTo } from './number.js';
import { resolveColor } from './resolveColor.js';
import { computeStyle, type Style } from './style.js';
import { childElements, type SvgElement } from './types.js';

/** A gradient with what it inherits through href. */
export interface GradientSource {
  readonly attribute: (name: string) => string | undefined;
  readonly elements: readonly SvgElement[];
}

const NO_STYLE: Style = new Map();

/** The stops of the first element in the chain that has any, offsets rising from 0 to 1. */
export function gradientStops({ elements }: GradientSource, context: SvgContext): GradientStop[] {
  for (const element of elements) {
    const stops = childElements(element).filter((child) => child.name === 'stop');
    if (stops.length > 0) return readStops(element, stops, context);
  }
  return [];
}

function readStops(parent: SvgElement, elements: readonly SvgElement[], context: SvgContext): GradientStop[] {
  context.budget.spend(elements.length * 8);
  const inherited = computeStyle(parent, NO_STYLE, context.rules, context.budget);
  let previous = 0;
  return elements.map((element) => {
    const style = computeStyle(element, inherited, context.rules, context.budget);
    const color = resolveColor(style.get('stop-color') ?? '#000000', style, context) ?? '#000000';
    previous = Math.max(previous, parseFraction(element.attributes.get('offset'), 0));
    return { offset: roundTo(previous, 6), color: withOpacity(color, parseFraction(style.get('stop-opacity'), 1)) };
  });
}
