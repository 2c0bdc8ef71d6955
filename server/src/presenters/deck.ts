import { withoutServerKeys, type Deck } from '@cardwright/renderer';
import type { StoredColorScheme } from '../contract/colorSchemes.js';
import type { DeckDesigns, OwnHead, PublicHead, StoredCard, StoredCategory, WholeDeck } from '../contract/decks.js';
import type { StoredTemplate } from '../contract/templates.js';
import type { AuthorRow, CardRow, CategoryRow, DeckContent, DeckRow, DeckTree } from '../queries/decks/rows.js';
import type { DeckDesigns as DesignRows } from '../queries/decks/readDesigns.js';
import { presentColorScheme, presentTemplate } from './designs.js';
import { withTimes } from './times.js';

/** The audience: only owners see unknown keys. */
export type Audience = 'owner' | 'public';

/** A deck for its owner: everything that is stored, including unknown keys. */
export function presentDeck(tree: DeckTree): WholeDeck {
  return { ...presentHead(tree.deck), categories: presentCategories(tree) };
}

/** A deck for copies and files: only its content, without its owner and the server's own fields. */
export function presentDeckContent(tree: DeckTree): Deck {
  const { categories, ...deck } = presentDeck(tree);
  const inside = categories.map(({ cards, ...category }) => ({
    ...withoutServerKeys(category),
    cards: cards.map(withoutServerKeys),
  }));
  return { ...withoutServerKeys(deck), categories: inside };
}

export function presentHead({ extra, deleted_at, ...deck }: DeckRow): OwnHead {
  return withTimes({ ...extra, ...deck, ...(deleted_at !== null && { deleted_at }) });
}

/** A public deck: its content and its author, without editing data and unknown keys. */
export function presentPublicHead(deck: DeckRow, author: AuthorRow | null): PublicHead {
  const {
    user_id: _user,
    ai_image_style: _style,
    extra: _extra,
    deleted_at: _deleted,
    version: _version,
    ...rest
  } = deck;
  return withTimes({ ...rest, author });
}

export function presentDesigns({ templates, color_scheme }: DesignRows): DeckDesigns {
  const template = ({ user_id: _user, ...design }: StoredTemplate) => design;
  const scheme = ({ user_id: _user, ...design }: StoredColorScheme) => design;
  return {
    templates: templates.map((row) => template(presentTemplate(row))),
    color_scheme: color_scheme === null ? null : scheme(presentColorScheme(color_scheme)),
  };
}

/** Categories with their cards, in order, for their owner. */
function presentCategories({ categories, cards }: DeckContent) {
  const byCategory = groupByCategory(cards);
  return categories.map((row) => ({
    ...presentCategory(row, 'owner'),
    cards: (byCategory.get(row.id) ?? []).map((card) => presentCard(card, 'owner')),
  }));
}

export function groupByCategory(cards: readonly CardRow[]): Map<string, CardRow[]> {
  const groups = new Map<string, CardRow[]>();
  for (const card of cards) {
    const group = groups.get(card.category_id);
    if (group === undefined) groups.set(card.category_id, [card]);
    else group.push(card);
  }
  return groups;
}

/** Only owners see unknown keys, because they may be private. */
export function presentCategory({ extra, deck_id: _deck, ...row }: CategoryRow, audience: Audience): StoredCategory {
  return withTimes({ ...(audience === 'owner' && extra), ...row });
}

export function presentCard({ extra, deck_id: _deck, ...row }: CardRow, audience: Audience): StoredCard {
  return withTimes({ ...(audience === 'owner' && extra), ...row });
}
