import type { AuthorRow, CardRow, CategoryRow, DeckRow, DeckTree } from '../queries/decks/rows.js';
import type { DeckDesigns } from '../queries/decks/readDesigns.js';
import { presentColorScheme, presentTemplate } from './designs.js';
import { withTimes } from './times.js';

type Json = Record<string, unknown>;

/** How much of a deck is told. */
export type Depth = 'deck' | 'categories' | 'cards';

/** A deck for its owner: everything that is stored, unknown keys included. */
export function presentDeck({ deck, categories, cards }: DeckTree, depth: Depth): Json {
  return {
    ...presentHead(deck),
    ...(depth !== 'deck' && { categories: nest(categories, cards, depth, presentCategory, presentCard) }),
  };
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
  } = presentDeck(tree, 'cards');
  return content;
}

export function presentHead({ extra, deleted_at, ...deck }: DeckRow): Json {
  return withTimes({ ...extra, ...deck, ...(deleted_at !== null && { deleted_at }) });
}

/**
 * A deck for everybody: what its cards show and say, who made it, and what they are drawn with. No unknown keys, whose
 * meaning nobody here knows, and nothing of how it was made.
 */
export function presentPublicDeck(tree: DeckTree, designs: DeckDesigns, depth: Depth): Json {
  const { deck, author, categories, cards } = tree;
  return {
    ...presentPublicHead(deck, author),
    ...(depth !== 'deck' && {
      categories: nest(categories, cards, depth, withoutExtra(presentCategory), withoutExtra(presentCard)),
    }),
    designs: presentDesigns(designs),
  };
}

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
  const withoutOwner = ({ user_id: _user, ...design }: object & { user_id?: unknown }): Json => design as Json;
  return {
    templates: templates.map((template) => withoutOwner(presentTemplate(template))),
    color_scheme: color_scheme === null ? null : withoutOwner(presentColorScheme(color_scheme)),
  };
}

function nest(
  categories: readonly CategoryRow[],
  cards: readonly CardRow[],
  depth: Depth,
  category: (row: CategoryRow) => Json,
  card: (row: CardRow) => Json,
): Json[] {
  if (depth === 'categories') return categories.map(category);
  const byCategory = groupByCategory(cards);
  return categories.map((row) => ({ ...category(row), cards: (byCategory.get(row.id) ?? []).map(card) }));
}

function groupByCategory(cards: readonly CardRow[]): Map<string, CardRow[]> {
  const groups = new Map<string, CardRow[]>();
  for (const card of cards) {
    const group = groups.get(card.category_id);
    if (group === undefined) groups.set(card.category_id, [card]);
    else group.push(card);
  }
  return groups;
}

function presentCategory({ extra, ...row }: CategoryRow): Json {
  return withTimes({ ...extra, ...row });
}

function presentCard({ extra, deck_id: _deck, ...row }: CardRow): Json {
  return withTimes({ ...extra, ...row });
}

function withoutExtra<T extends { extra: object }>(present: (row: T) => Json): (row: T) => Json {
  return (row) => present({ ...row, extra: {} });
}
