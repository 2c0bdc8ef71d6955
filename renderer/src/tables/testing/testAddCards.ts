import type { Problem } from '../../errors.js';
import { parseDeckFile, type DeckFile } from '../../schema/index.js';
import { addCards } from '../addCards.js';
import { readCsv } from '../readCsv.js';

export function add(csv: string, deck: unknown = {}): { deck: DeckFile; warnings: readonly Problem[] } {
  const added = addCards(deck, readCsv(Buffer.from(csv), 'cards.csv'));
  const parsed = added.place(parseDeckFile(added.deck));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { deck: parsed.value, warnings: [...added.problems, ...parsed.warnings] };
}

export function problems(csv: string, deck: unknown = {}): readonly Problem[] {
  const added = addCards(deck, readCsv(Buffer.from(csv), 'cards.csv'));
  const parsed = added.place(parseDeckFile(added.deck));
  return parsed.ok ? added.problems : [...added.problems, ...parsed.problems];
}

export function cardOf(csv: string) {
  const card = add(csv).deck.categories[0]?.cards[0];
  if (card === undefined) throw new Error('There is no card.');
  return card;
}
