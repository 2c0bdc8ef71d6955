import { mixRgba } from '../../color/composite.js';
import { readHex, toHex } from '../../color/hex.js';
import type { GradientStop, HexColor } from '../../displayList.js';
import type { ComponentStop } from './PdfColors.js';

/** Each step halves the pieces; the last ones are a 32nd of the way between two stops. */
const MOST_STEPS = 5;
/** A curve can cross a straight line in its middle, so that the first steps are always taken. */
const LEAST_STEPS = 2;
/** How far a component may be from its colour. A step of 8 bits is 0.004. */
const TOLERANCE = 0.01;

/**
 * The stops of a gradient in components that do not mix as the colours of a screen do, such as inks, with further stops
 * between them until straight lines follow the colours.
 */
export function followColors<Components extends readonly number[]>(
  stops: readonly GradientStop[],
  componentsOf: (color: HexColor) => Components,
): readonly ComponentStop<Components>[] {
  const inComponents = ({ offset, color }: GradientStop): ComponentStop<Components> => ({
    offset,
    components: componentsOf(color),
  });
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    const between = next === undefined || next.offset <= stop.offset ? [] : stopsBetween(stop, next, componentsOf);
    return [stop, ...between].map(inComponents);
  });
}

function stopsBetween(
  from: GradientStop,
  to: GradientStop,
  componentsOf: (color: HexColor) => readonly number[],
  step = 0,
): readonly GradientStop[] {
  if (step === MOST_STEPS || from.color.slice(0, 7) === to.color.slice(0, 7)) return [];
  const middle = {
    offset: (from.offset + to.offset) / 2,
    color: toHex(mixRgba(readHex(from.color), readHex(to.color), 0.5)),
  };
  const [first, last] = [componentsOf(from.color), componentsOf(to.color)];
  const isStraight = componentsOf(middle.color).every(
    (component, index) => Math.abs(component - ((first[index] ?? 0) + (last[index] ?? 0)) / 2) <= TOLERANCE,
  );
  if (isStraight && step >= LEAST_STEPS) return [];
  return [
    ...stopsBetween(from, middle, componentsOf, step + 1),
    middle,
    ...stopsBetween(middle, to, componentsOf, step + 1),
  ];
}
