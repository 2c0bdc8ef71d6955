import { countCards } from '../../schema/index.js';
import { DeckStudio } from '../DeckStudio.js';
import type { LoadedDeck } from '../loading/loadedDeck.js';
import type { ExportPlan } from '../products/planExport.js';
import { compareDecks, type OpenedDeck } from './compareDecks.js';

type Wanted = Pick<ExportPlan, 'languages' | 'keep' | 'size' | 'sides' | 'bleedMm' | 'repeatsCopies'>;

/**
 * The cards to print since an earlier version: added ones and those that look different in one of the languages with all
 * their copies, and of those that look the same only the copies that they have more. @returns undefined if there are none
 */
export async function changedCards(
  before: LoadedDeck,
  after: OpenedDeck,
  { languages, keep, size, sides, bleedMm, repeatsCopies }: Wanted,
  { signal, onCard }: { readonly signal: AbortSignal; readonly onCard: (done: number, total: number) => void },
): Promise<Pick<ExportPlan, 'keep' | 'newCopies'> | undefined> {
  const { pool } = after.studio;
  const studio = await DeckStudio.open({ ...before, pool });
  const changed = new Set<number>();
  const newCopies = new Map<number, number>();
  const total = countCards(after.loaded.deck) * languages.length;
  let done = 0;
  try {
    for (const language of languages) {
      const options = { language, size, sides, bleedMm, signal, onCard: () => onCard((done += 1), total) };
      for await (const found of compareDecks({ loaded: before, studio }, after, options)) {
        const { after: card, before: old } = found;
        if (card === undefined || !keep(card)) continue;
        const more = card.copies - (old?.copies ?? 0);
        if (found.faces.length > 0) changed.add(card.number);
        else if (repeatsCopies && more > 0) newCopies.set(card.number, more);
      }
    }
  } finally {
    await studio.close();
  }
  for (const number of changed) newCopies.delete(number);
  if (changed.size + newCopies.size === 0) return undefined;
  return { keep: ({ number }) => changed.has(number) || newCopies.has(number), newCopies };
}
