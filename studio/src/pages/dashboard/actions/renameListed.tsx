import { modals } from '@mantine/modals';
import type { QueryClient } from '@tanstack/react-query';
import { readDeck, updateDeck, type ListedDeck } from '../../../api/decks.js';
import { attempt } from '../../../toasts/attempt.js';
import { RenameForm } from '../../../components/RenameForm.js';
import { deckTitle } from '../../../deck/deckTitle.js';
import { refreshDecks } from './refreshDecks.js';

/** Asks for a new title in the deck's default language. */
export function renameListed(queries: QueryClient, deck: ListedDeck): void {
  const id = modals.open({
    title: 'Rename deck',
    size: 480,
    // Read by overlays.module.css: a single field is not a sheet, even on phones.
    attributes: { content: { 'data-short': true } },
    children: (
      <RenameForm
        label="Title"
        value={deckTitle(deck)}
        submitLabel="Rename deck"
        onCancel={() => modals.close(id)}
        onSubmit={async (title) => {
          // If saving failed, what was typed stays.
          if (await saveTitle(queries, deck, title)) modals.close(id);
        }}
      />
    ),
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
