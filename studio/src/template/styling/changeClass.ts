import { analyseClasses, type AnalysedClass, type ColorTokens, type Direction } from '@cardwright/renderer';

/** A control of the inspector, by the slots that it sets. */
export interface Control {
  /** The slots that it is about: `padding.top`. */
  readonly slots: readonly string[];
  /** Slots that its classes may set besides: a font size brings a line height. */
  readonly besides?: readonly string[];
}

/**
 * Replaces the classes of a control by another one, in the place of the first; undefined only removes them. Classes that
 * set more than the control is about stay, and the new class stands after them.
 * @param direction of the rows of the face that is shown: classes that follow the rows are then replaced by such, and
 *   those for this direction alone are replaced alone
 */
export function changeClass(
  classes: string,
  { slots, besides = [] }: Control,
  next: string | undefined,
  tokens: ColorTokens,
  direction?: Direction,
): string {
  const analysed = analyseClasses(classes, tokens, direction);
  const isAbout = ({ slots: set }: { readonly slots: readonly string[] }): boolean =>
    set.some((slot) => slots.includes(slot)) && set.every((slot) => slots.includes(slot) || besides.includes(slot));
  const touches = ({ slots: set }: { readonly slots: readonly string[] }): boolean =>
    set.some((slot) => slots.includes(slot));
  const replaced = replacedAmong(analysed.filter(isAbout), direction);
  const isOwn = (each: AnalysedClass): boolean => replaced.includes(each);
  const written = next && likeReplaced(next, replaced, direction);
  const first = analysed.findIndex(isOwn);
  const isLast = first < 0 || analysed.slice(first).some((each) => touches(each) && !isOwn(each));
  const names = analysed.flatMap((each, index) => {
    if (!isOwn(each)) return [each.name];
    return index === first && written !== undefined && !isLast ? [written] : [];
  });
  return [...names, ...(written !== undefined && isLast ? [written] : [])].join(' ');
}

/** Classes for one direction win over all others, and the others go on to count in the other direction. */
function replacedAmong(own: readonly AnalysedClass[], direction: Direction | undefined): readonly AnalysedClass[] {
  const special = own.filter(({ name }) => direction !== undefined && name.startsWith(`${direction}:`));
  return special.length > 0 ? special : own;
}

const FOLLOWS_ROWS = /^(?:(?:ltr|rtl):)?p[se]-/;

/** `pe-4` for `pl-4` where a class that follows the rows is replaced on an Arabic face; `rtl:pl-4` where such a one is. */
function likeReplaced(next: string, replaced: readonly AnalysedClass[], direction: Direction | undefined): string {
  if (direction === undefined || replaced.length === 0) return next;
  const begin = direction === 'rtl' ? 'pr-' : 'pl-';
  const side = next.startsWith(begin) ? 'ps-' : 'pe-';
  const isLogical = replaced.every(({ name }) => FOLLOWS_ROWS.test(name));
  const written = isLogical ? next.replace(/^p[lr]-/, side) : next;
  return replaced.every(({ name }) => name.startsWith(`${direction}:`)) ? `${direction}:${written}` : written;
}

/** Adds a class, or takes it out if it is there. */
export function toggleClass(classes: string, name: string): string {
  const names = analyseClasses(classes, new Map()).map((each) => each.name);
  return (names.includes(name) ? names.filter((each) => each !== name) : [...names, name]).join(' ');
}
