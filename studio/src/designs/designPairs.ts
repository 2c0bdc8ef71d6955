import type { StoredTemplate } from '../api/templates.js';

/** A front with its matching back. */
export interface DesignPair {
  readonly front: StoredTemplate;
  readonly back: StoredTemplate | undefined;
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

/** Official fronts, each with its back, whose slug is the front's plus `-back`. */
export function designPairs(templates: readonly StoredTemplate[]): readonly DesignPair[] {
  const bySlug = new Map(templates.map((template) => [template.slug, template]));
  return templates
    .filter((template) => !isBack(template))
    .map((front) => ({ front, back: bySlug.get(`${front.slug}-back`) }));
}
