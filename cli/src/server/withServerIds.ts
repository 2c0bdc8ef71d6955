import { type Card, type Category, type Deck, type DeckFile, pairCards, translate } from '@cardwright/renderer';

/**
 * Gives cards and categories without ids those of the same ones on the server: a table has no place for ids, and a card
 * with a new id is a new card, to which no printed QR code leads. Cards are the same by title, else by place.
 */
export function withServerIds(deck: DeckFile, served: Deck): DeckFile {
  if (deck.categories.every((category) => category.id !== undefined && category.cards.every(hasId))) return deck;
  const cardIds = idsOfCards(deck, served);
  const categoryIds = idsOfCategories(deck, served);
  const withId = <T extends Card | Category>(entry: T, id: string | undefined): T =>
    id === undefined ? entry : { ...entry, id };
  return {
    ...deck,
    categories: deck.categories.map((category) =>
      withId(
        { ...category, cards: category.cards.map((card) => withId(card, cardIds.get(card))) },
        categoryIds.get(category),
      ),
    ),
  };
}

/** The ids of cards on the server by the cards without ids that are the same. */
function idsOfCards(deck: DeckFile, served: Deck): ReadonlyMap<Card, string> {
  const taken = new Set(cardsOf(deck).map(({ id }) => id));
  const serverIds = new Map<Card, string>();
  // Paired without ids, so that a card with another title is found by its place.
  const before = withCards(served, (card) => {
    if (card.id === undefined || taken.has(card.id)) return undefined;
    const unmarked = { ...card, id: undefined };
    serverIds.set(unmarked, card.id);
    return unmarked;
  });
  const after = withCards(deck, (card) => (hasId(card) ? undefined : card));
  const found = new Map<Card, string>();
  for (const { before: old, after: now } of pairCards(before, after)) {
    const id = old && serverIds.get(old.card);
    if (now !== undefined && id !== undefined) found.set(now.card, id);
  }
  return found;
}

function idsOfCategories(deck: DeckFile, served: Deck): ReadonlyMap<Category, string> {
  const taken = new Set(deck.categories.map(({ id }) => id));
  const found = new Map<Category, string>();
  for (const category of deck.categories) {
    if (category.id !== undefined) continue;
    const name = nameOf(category, deck);
    const same = served.categories.find((each) => !taken.has(each.id) && nameOf(each, served) === name);
    if (same?.id === undefined) continue;
    taken.add(same.id);
    found.set(category, same.id);
  }
  return found;
}

const hasId = ({ id }: Card): boolean => id !== undefined;

const cardsOf = ({ categories }: Deck): readonly Card[] => categories.flatMap(({ cards }) => cards);

function withCards(deck: Deck, change: (card: Card) => Card | undefined): Deck {
  const kept = (card: Card): readonly Card[] => {
    const changed = change(card);
    return changed === undefined ? [] : [changed];
  };
  return {
    ...deck,
    categories: deck.categories.map((category) => ({ ...category, cards: category.cards.flatMap(kept) })),
  };
}

/** What a table calls a category. */
function nameOf({ translations }: Category, { default_language: language }: Deck): unknown {
  return translate(translations, 'title', language, language).value;
}
