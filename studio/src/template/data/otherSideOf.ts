import type { Deck } from '@cardwright/renderer';
import { isBack, originOf } from '../../designs/designPairs.js';

interface Design {
  readonly id: string;
  readonly slug: string;
  readonly ratio: string;
}

/**
 * The template that is printed on the other side: what the deck has there if it uses this template, else the one that is
 * called like it, with or without `back`. Copies belong to the other side of their original.
 */
export function otherSideOf<T extends Design>(
  template: Design,
  templates: readonly T[],
  deck: Pick<Deck, 'front_template_id' | 'back_template_id'>,
): T | undefined {
  const byId = (id: string | null): T | undefined => templates.find((other) => other.id === id && id !== template.id);
  if (deck.front_template_id === template.id) return byId(deck.back_template_id);
  if (deck.back_template_id === template.id) return byId(deck.front_template_id);
  const fits = templates.filter(({ id, ratio }) => id !== template.id && ratio === template.ratio);
  const family = familyOf(template.slug);
  return fits
    .filter(({ slug }) => isBack({ slug }) !== isBack(template))
    .filter(({ slug }) => family !== '' && familyOf(slug) === family)
    .sort((one, other) => likeness(other.slug, template.slug) - likeness(one.slug, template.slug))[0];
}

/** 'emberwild-back-copy' → 'emberwild'. */
function familyOf(slug: string): string {
  return originOf(slug).replace(/(^|-)back$/, '');
}

/** Copies belong together more than a copy and an original. */
function likeness(one: string, other: string): number {
  return one.includes('-copy') === other.includes('-copy') ? 1 : 0;
}
