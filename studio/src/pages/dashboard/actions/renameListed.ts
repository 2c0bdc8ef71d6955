import type { QueryClient } from '@tanstack/react-query';
import { readDeck, updateDeck, type ListedDeck } from '../../../api/decks.js';
import { askNewName } from '../../../components/askName.js';
import { deckTitle } from '../../../deck/deckTitle.js';
import { attempt } from '../../../toasts/attempt.js';
import { refreshDecks } from './refreshDecks.js';

/** Asks for a new title in the deck's default language. */
export function renameListed(queries: QueryClient, deck: ListedDeck): void {
  askNewName({
    what: 'deck',
    label: 'Title',
    value: deckTitle(deck),
    rename: (title) => saveTitle(queries, deck, title),
  });
}

async function saveTitle(queries: QueryClient, deck: ListedDeck, title: string): Promise<boolean> {
  const save = async (): Promise<void> => {
    // A deck's texts are saved together, so the others are the current ones.
    const { translations, version, default_language: language } = await readDeck(deck.id);
    const texts = translations[language] ?? { language_code: language };
    await updateDeck(deck.id, {
      version,
      translations: { ...translations, [language]: { ...texts, title } },
    });
  };
  const isSaved = await attempt('Error saving deck', save, deck.id);
  const refreshed = refreshDecks(queries);
  // After a failure the server may not answer, and the form need not wait for that.
  if (isSaved) await refreshed;
  return isSaved;
}
