import { type Card, type Category, type Deck, parseDeckFile } from '@cardwright/renderer';
import { queryOptions } from '@tanstack/react-query';
import { deckKeys, readDeck, readPublicDeck } from '../../api/decks.js';
import { completeSample } from '../../designs/completeSample.js';
import { SAMPLE } from '../builder/builderSession.js';

/** A card with its category. */
export interface SubjectCard {
  readonly category: Category;
  readonly card: Card;
}

/** A deck to look at a template with: the sample cards, one's own deck, or a public one. */
export function subjectDeckQuery(id: string) {
  return queryOptions({
    queryKey: [...deckKeys.one(id), 'subject'],
    queryFn: ({ signal }): Promise<Deck> | Deck => (id === SAMPLE ? completeSample() : readEither(id, signal)),
    staleTime: 60_000,
  });
}

async function readEither(id: string, signal: AbortSignal): Promise<Deck> {
  try {
    return await readDeck(id, signal);
  } catch {
    return asDeck(await readPublicDeck(id, signal));
  }
}

/** Public decks leave out what only their owners see; a deck file may, too. */
function asDeck(publicDeck: object): Deck {
  const parsed = parseDeckFile(publicDeck);
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message ?? 'The deck cannot be read.');
  return parsed.value;
}

/** Every card in print order. */
export function cardsOf({ categories }: Deck): readonly SubjectCard[] {
  return categories.flatMap((category) => category.cards.map((card) => ({ category, card })));
}
