import type { GradientStop } from '../../displayList.js';
import type { SvgContext } from '../context.js';
import { multiplyAlpha } from '../../color/hex.js';
import { parseFraction } from '../values/number.js';
import { roundTo } from '../../geometry.js';
import { resolveColor } from './resolveColor.js';
import { computeStyle, type Style } from '../reading/style.js';
import { childElements, type SvgElement } from '../types.js';

/** A gradient and the gradients it inherits from through href. */
export interface GradientSource {
  readonly attribute: (name: string) => string | undefined;
  readonly elements: readonly SvgElement[];
}

const NO_STYLE: Style = new Map();

/** More stops than the eye can distinguish. */
const MAX_STOPS = 500;

/** The stops of the first element in the chain that has any, with ascending offsets from 0 to 1. */
export function gradientStops({ elements }: GradientSource, context: SvgContext): readonly GradientStop[] {
  for (const element of elements) {
    const known = context.stops.get(element);
    const stops = known ?? readStops(element, context);
    if (known === undefined) context.stops.set(element, stops);
    if (stops.length > 0) return stops;
  }
  return [];
}

function readStops(parent: SvgElement, context: SvgContext): readonly GradientStop[] {
  const elements = childElements(parent).filter((child) => child.name === 'stop');
  if (elements.length > MAX_STOPS) {
    context.budget.warn(
      'svg.gradient_shortened',
      `The gradient at line ${parent.line} has more than ${MAX_STOPS} stops.`,
    );
  }
  const inherited = computeStyle(parent, NO_STYLE, context.rules, context.budget);
  let previous = 0;
  return elements.slice(0, MAX_STOPS).map((element) => {
    const style = computeStyle(element, inherited, context.rules, context.budget);
    const color = resolveColor(style.get('stop-color') ?? '#000000', style, context) ?? '#000000';
    previous = Math.max(previous, parseFraction(element.attributes.get('offset'), 0));
    return { offset: roundTo(previous, 6), color: multiplyAlpha(color, parseFraction(style.get('stop-opacity'), 1)) };
  });
}
