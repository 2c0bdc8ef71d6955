import { modals } from '@mantine/modals';
import type { QueryClient } from '@tanstack/react-query';
import { readDeck, updateDeck, type ListedDeck } from '../../../api/decks.js';
import { toast, toastError } from '../../../toasts/toast.js';
import { RenameForm } from '../../../components/RenameForm.js';
import { deckTitle } from '../../../deck/deckTitle.js';
import { refreshDecks } from './refreshDecks.js';

/** Asks for a new title in the deck's own language. */
export function renameListed(queries: QueryClient, deck: ListedDeck): void {
  const id = modals.open({
    title: 'Rename deck',
    size: 480,
    // Read by overlays.module.css: one field is no sheet, on phones either.
    attributes: { content: { 'data-short': true } },
    children: (
      <RenameForm
        label="Title"
        value={deckTitle(deck)}
        submitLabel="Rename deck"
        onCancel={() => modals.close(id)}
        onSubmit={async (title) => {
          // What was typed stays where it could not be saved.
          if (await saveTitle(queries, deck, title)) modals.close(id);
        }}
      />
    ),
  });
}

async function saveTitle(queries: QueryClient, deck: ListedDeck, title: string): Promise<boolean> {
  let isSaved = false;
  try {
    // Texts of a deck are saved together, so the other ones are those of now.
    const { translations, version, default_language: language } = await readDeck(deck.id);
    const texts = translations[language] ?? { language_code: language };
    await updateDeck(deck.id, {
      version,
      translations: { ...translations, [language]: { ...texts, title } } as ListedDeck['translations'],
    });
    toast({ title: `Renamed to “${title}”` });
    isSaved = true;
  } catch (error) {
    toastError('Error saving deck', error);
  }
  await refreshDecks(queries);
  return isSaved;
}
