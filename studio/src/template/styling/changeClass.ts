import { analyseClasses, type ColorTokens } from '@cardwright/renderer';

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
 */
export function changeClass(
  classes: string,
  { slots, besides = [] }: Control,
  next: string | undefined,
  tokens: ColorTokens,
): string {
  const analysed = analyseClasses(classes, tokens);
  const isOwn = ({ slots: set }: { readonly slots: readonly string[] }): boolean =>
    set.some((slot) => slots.includes(slot)) && set.every((slot) => slots.includes(slot) || besides.includes(slot));
  const touches = ({ slots: set }: { readonly slots: readonly string[] }): boolean =>
    set.some((slot) => slots.includes(slot));
  const first = analysed.findIndex(isOwn);
  const isLast = first < 0 || analysed.slice(first).some((each) => touches(each) && !isOwn(each));
  const names = analysed.flatMap((each, index) => {
    if (!isOwn(each)) return [each.name];
    return index === first && next !== undefined && !isLast ? [next] : [];
  });
  return [...names, ...(next !== undefined && isLast ? [next] : [])].join(' ');
}

/** Adds a class, or takes it out if it is there. */
export function toggleClass(classes: string, name: string): string {
  const names = analyseClasses(classes, new Map()).map((each) => each.name);
  return (names.includes(name) ? names.filter((each) => each !== name) : [...names, name]).join(' ');
}
