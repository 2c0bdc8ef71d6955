import { type ArtSubject, generateArt } from '../art/index.js';
import { DEFAULT_CARD_TITLE } from '../schema/deck/card.js';
import { translate } from '../schema/deck/translate.js';
import type { TemplateItem } from '../schema/template/template.js';
import type { BindingInput } from './faceInput.js';

interface Owner {
  readonly id?: string | undefined;
  /** Absent from decks that were kept before there were seeds. */
  readonly art_seed?: string | null;
  readonly translations: Parameters<typeof translate>[0];
}

/** The SVG of an item's `art`, for the card, category or deck that its `artBy` names; undefined without `art`. */
export function artOf(item: TemplateItem, input: BindingInput): string | undefined {
  const art = item.props?.art;
  return typeof art === 'string' ? generateArt(art, artSubject(artOwner(item), input)) : undefined;
}

/** Whom an item's art is drawn for: its `artBy`, else the one whose picture it shows. */
export function artOwner({ kind, props }: Pick<TemplateItem, 'kind' | 'props'>): unknown {
  return props?.artBy ?? /^(?:category|deck)(?=_illustration$)/.exec(kind)?.[0] ?? 'card';
}

/** Whom art is drawn for. @param by `card`, `category` or `deck` */
export function artSubject(by: unknown, { deck, category, card }: BindingInput): ArtSubject {
  const identity = (owner: Owner | undefined): string => identityOf(owner, deck.default_language);
  if (by === 'deck') return { category: identity(deck), card: '' };
  const { icon } = category ?? {};
  const family = { category: identity(category), ...(typeof icon === 'string' ? { icon } : {}) };
  if (by === 'category') return { ...family, card: '' };
  return {
    ...family,
    card: identity(card),
    ...(typeof card?.card_number === 'string' ? { number: card.card_number } : {}),
  };
}

/** What tells things without an id apart: the first text that they have. */
const TEXTS = ['title', 'primary_text', 'description', 'secondary_text', 'one_liner'];

/** Stands for things without any text, whose art a seed must keep as well. */
const UNTITLED = 'untitled';

/** Decks in files may have neither seeds nor ids; a text then has to do. */
function identityOf(owner: Owner | undefined, language: string): string {
  if (owner === undefined) return '';
  const own = owner.art_seed ?? owner.id ?? '';
  if (own !== '') return own;
  for (const field of TEXTS) {
    const { value } = translate(owner.translations, field, language, language);
    if (typeof value === 'string' && value !== DEFAULT_CARD_TITLE) return value;
  }
  return UNTITLED;
}

/**
 * A deck, a category or a card whose art stays as it is when it gets another id.
 * @param language the deck's main language
 */
export function withArtSeed<T extends Owner>(owner: T, language: string): T {
  return { ...owner, art_seed: identityOf(owner, language) };
}
