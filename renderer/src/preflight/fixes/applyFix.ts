import type { Card, Deck } from '../../schema/deck/deck.js';
import { valueAt } from '../../schema/reading/path.js';
import type { DeckFix, DeckPath, DeckValue, RemoveCard } from './deckFix.js';
import { contentKey } from './contentKey.js';

/**
 * The deck with a fix applied; everything that the fix does not name stays the same object.
 * @returns undefined if the deck has changed since the fix was made, so that it would change something else
 */
export function applyFix<T extends Pick<Deck, 'categories'>>(deck: T, { edits }: DeckFix): T | undefined {
  const sets = edits.flatMap((edit) => (edit.type === 'set' ? [edit] : []));
  const removals = edits.flatMap((edit) => (edit.type === 'remove-card' ? [edit] : []));
  if (!sets.every(({ path, before }) => (valueAt(deck, path) ?? null) === before)) return undefined;
  if (!removals.every((removal) => isSame(deck, removal))) return undefined;
  const changed = sets.reduce((all, { path, value }) => withValue(all, path, value) as T, deck);
  return withoutCards(
    changed,
    removals.map(({ path }) => path),
  );
}

function isSame(deck: unknown, { path, sameAs }: RemoveCard): boolean {
  const [card, other] = [valueAt(deck, path), valueAt(deck, sameAs)];
  if (typeof card !== 'object' || typeof other !== 'object' || card === null || other === null) return false;
  return contentKey(card as Card) === contentKey(other as Card);
}

function withValue(node: unknown, [key, ...rest]: DeckPath, value: DeckValue): unknown {
  if (key === undefined) return value;
  if (Array.isArray(node))
    return node.map((each: unknown, index): unknown => (index === key ? withValue(each, rest, value) : each));
  const object = (node ?? {}) as Record<string, unknown>;
  return { ...object, [key]: withValue(object[key], rest, value) };
}

function withoutCards<T extends Pick<Deck, 'categories'>>(deck: T, paths: readonly DeckPath[]): T {
  if (paths.length === 0) return deck;
  const gone = new Set(paths.map((path) => `${path[1] ?? ''} ${path[3] ?? ''}`));
  const categories = deck.categories.map((category, index) => {
    const cards = category.cards.filter((_, at) => !gone.has(`${index} ${at}`));
    return cards.length === category.cards.length ? category : { ...category, cards };
  });
  return { ...deck, categories };
}
