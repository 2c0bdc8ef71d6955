import type { AuthorRow, CardRow, CategoryRow, DeckContent, DeckRow, DeckTree } from '../queries/decks/rows.js';
import type { DeckDesigns } from '../queries/decks/readDesigns.js';
import { presentColorScheme, presentTemplate } from './designs.js';
import { withTimes } from './times.js';

type Json = Record<string, unknown>;

/** Who is told: owners see keys that this version does not know, others do not. */
export type Audience = 'owner' | 'public';

/** A deck for its owner: everything that is stored, unknown keys included. */
export function presentDeck(tree: DeckTree): Json {
  return { ...presentHead(tree.deck), categories: presentCategories(tree, 'owner') };
}

/** What a copy or a file takes along: no owner, no state of the server. */
export function presentDeckContent(tree: DeckTree): Json {
  const {
    user_id: _user,
    version: _version,
    listed_at: _listed,
    created_at: _created,
    updated_at: _updated,
    ...content
  } = presentDeck(tree);
  return content;
}

export function presentHead({ extra, deleted_at, ...deck }: DeckRow): Json {
  return withTimes({ ...extra, ...deck, ...(deleted_at !== null && { deleted_at }) });
}

/** A deck for everybody: what it shows and says, and who made it. Nothing of how it was made, and no unknown keys. */
export function presentPublicHead(deck: DeckRow, author: AuthorRow | null): Json {
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

export function presentDesigns({ templates, color_scheme }: DeckDesigns): Json {
  const withoutOwner = ({ user_id: _user, ...design }: object & { user_id?: unknown }): Json => design;
  return {
    templates: templates.map((template) => withoutOwner(presentTemplate(template))),
    color_scheme: color_scheme === null ? null : withoutOwner(presentColorScheme(color_scheme)),
  };
}

/** Categories with their cards, in order. Others are told no unknown keys, whose meaning nobody here knows. */
function presentCategories({ categories, cards }: DeckContent, audience: Audience): Json[] {
  const byCategory = groupByCategory(cards);
  return categories.map((row) => ({
    ...presentCategory(row, audience),
    cards: (byCategory.get(row.id) ?? []).map((card) => presentCard(card, audience)),
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

export function presentCategory({ extra, ...row }: CategoryRow, audience: Audience): Json {
  return withTimes({ ...(audience === 'owner' && extra), ...row });
}

export function presentCard({ extra, deck_id: _deck, ...row }: CardRow, audience: Audience): Json {
  return withTimes({ ...(audience === 'owner' && extra), ...row });
}
