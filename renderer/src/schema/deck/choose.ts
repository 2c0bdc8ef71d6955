import type { ColorScheme } from '../colors/colorScheme.js';

interface Candidate {
  readonly slug: string;
  readonly type: 'user' | 'official';
}

/** Whether a template is meant for backs, by its slug. */
export function isBack({ slug }: Pick<Candidate, 'slug'>): boolean {
  return /(^|-)back(-|$)/.test(slug);
}

/**
 * The default template of a side: a slug containing `default` (back: `default-back`), else the first official template,
 * else the first user template. For fronts, slugs of backs that contain `default` are skipped. If only the other side
 * has templates, its first one is used.
 */
export function chooseDefaultTemplate<T extends Candidate>(
  templates: readonly T[],
  side: 'front' | 'back',
): T | undefined {
  const ofSide = templates.filter((template) => isBack(template) === (side === 'back'));
  const isDefault = ({ slug }: Candidate): boolean => slug.includes(side === 'back' ? 'default-back' : 'default');
  const firstOf = (list: readonly T[]): T | undefined =>
    list.find(isDefault) ?? list.find(({ type }) => type === 'official') ?? list[0];
  return firstOf(ofSide) ?? firstOf(templates);
}

/** The default colour scheme: a name containing `default`, else the first. */
export function chooseDefaultColorScheme<T extends Pick<ColorScheme, 'name'>>(schemes: readonly T[]): T | undefined {
  return schemes.find(({ name }) => name.toLowerCase().includes('default')) ?? schemes[0];
}
