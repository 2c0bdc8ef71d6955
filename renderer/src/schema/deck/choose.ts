import type { ColorScheme } from '../colors/colorScheme.js';

interface Candidate {
  readonly slug: string;
  readonly type: 'user' | 'official';
}

/**
 * The template for a side that names none: slug containing `default` (back: `default-back`), else the first official one,
 * else the first user template. A front is never a back's default: among slugs containing `default` those of backs are
 * passed over. Where only the other side's templates exist, the first of them serves.
 */
export function chooseDefaultTemplate<T extends Candidate>(
  templates: readonly T[],
  side: 'front' | 'back',
): T | undefined {
  const isBack = ({ slug }: Candidate): boolean => /(^|-)back(-|$)/.test(slug);
  const ofSide = templates.filter((template) => isBack(template) === (side === 'back'));
  const isDefault = ({ slug }: Candidate): boolean => slug.includes(side === 'back' ? 'default-back' : 'default');
  const firstOf = (list: readonly T[]): T | undefined =>
    list.find(isDefault) ?? list.find(({ type }) => type === 'official') ?? list[0];
  return firstOf(ofSide) ?? firstOf(templates);
}

/** The colour scheme for a deck that names none: name containing `default`, else the first. */
export function chooseDefaultColorScheme<T extends Pick<ColorScheme, 'name'>>(schemes: readonly T[]): T | undefined {
  return schemes.find(({ name }) => name.toLowerCase().includes('default')) ?? schemes[0];
}
