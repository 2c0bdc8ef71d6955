import { DeckStudio } from '../DeckStudio.js';
import type { CardFilter } from '../faces/selectCards.js';
import type { LoadedDeck } from '../loading/loadedDeck.js';
import type { ExportPlan } from '../products/planExport.js';
import { compareDecks, type OpenedDeck } from './compareDecks.js';

type Wanted = Pick<ExportPlan, 'languages' | 'keep' | 'size' | 'sides' | 'bleedMm'>;

/**
 * The cards to print again since an earlier version: added ones, those that look different in one of the languages, and
 * those with more copies. @returns undefined if there are none
 */
export async function changedCards(
  before: LoadedDeck,
  after: OpenedDeck,
  { languages, keep, size, sides, bleedMm }: Wanted,
  { signal, onCard }: { readonly signal: AbortSignal; readonly onCard: (done: number, total: number) => void },
): Promise<CardFilter | undefined> {
  const { pool } = after.studio;
  const studio = await DeckStudio.open({ ...before, pool });
  const numbers = new Set<number>();
  const total = after.loaded.deck.categories.reduce((sum, { cards }) => sum + cards.length, 0) * languages.length;
  let done = 0;
  try {
    for (const language of languages) {
      const options = { language, size, sides, bleedMm, signal, onCard: () => onCard((done += 1), total) };
      for await (const found of compareDecks({ loaded: before, studio }, after, options)) {
        const { after: card } = found;
        const hasMore = (card?.copies ?? 0) > (found.before?.copies ?? 0);
        if (card !== undefined && keep(card) && (found.faces.length > 0 || hasMore)) numbers.add(card.number);
      }
    }
  } finally {
    await studio.close();
  }
  return numbers.size === 0 ? undefined : (card) => keep(card) && numbers.has(card.number);
}
