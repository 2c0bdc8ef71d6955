import type { StoredTemplate } from '../api/templates.js';

/** A front with its matching back, and the colour scheme that it was made for. */
export interface DesignPair {
  readonly front: StoredTemplate;
  readonly back: StoredTemplate | undefined;
  readonly schemeId: string | null;
}

const BACK = /(^|-)back$/;

/** The slug of what a template was copied from: 'emberwild-back-copy' → 'emberwild-back'. */
export function originOf(slug: string): string {
  return slug.replaceAll(/-copy(?:-\d+)?(?=-|$)/g, '');
}

/** Whether a template is for backs, by its slug or that of its original. */
export function isBack({ slug }: { readonly slug: string }): boolean {
  return BACK.test(originOf(slug));
}

type Design = Pick<StoredTemplate, 'slug' | 'type'>;

/**
 * The back that was made for a front: its slug is the front's plus `-back`. A copy of a front goes with a copy of its back,
 * else with the back itself.
 */
export function matchingBack<T extends Design>(templates: readonly T[], front: Design): T | undefined {
  const own = templates.find(({ slug, type }) => slug === `${front.slug}-back` && type === front.type);
  const related = templates.filter(({ slug }) => originOf(slug) === `${originOf(front.slug)}-back`);
  return own ?? related.find(({ type }) => type === front.type) ?? related[0];
}

/** The fronts, each with its back. */
export function designPairs(templates: readonly StoredTemplate[]): readonly DesignPair[] {
  return templates
    .filter((template) => !isBack(template))
    .map((front) => ({ front, back: matchingBack(templates, front), schemeId: schemeOf(templates, front) }));
}

/** The colours that a design was made for. A copy has those of its original. @returns the id of a colour scheme */
export function schemeOf(
  templates: readonly StoredTemplate[],
  { slug, color_scheme_id }: StoredTemplate,
): string | null {
  const original = templates.find((one) => one.type === 'official' && one.slug === originOf(slug));
  return color_scheme_id ?? original?.color_scheme_id ?? null;
}
