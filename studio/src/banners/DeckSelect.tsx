import { NativeSelect } from '@mantine/core';
import type { ReactElement } from 'react';
import { useAllOwnDecks } from '../api/useAllOwnDecks.js';

interface Props {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (deckId: string | null) => void;
  readonly description?: string;
}

/** Chooses the deck whose cards banners show. Somebody else's deck stays chosen until another one is chosen. */
export function DeckSelect({ label, value, onChange, description }: Props): ReactElement {
  const decks = useAllOwnDecks();
  const isListed = value === null || decks.some(({ id }) => id === value);
  return (
    <NativeSelect
      label={label}
      description={description}
      value={value ?? ''}
      data={[
        { value: '', label: 'Sample cards' },
        ...(isListed ? [] : [{ value, label: 'Another deck' }]),
        ...decks.map(({ id, translations, default_language }) => ({
          value: id,
          label: titleOf(translations[default_language]?.title),
        })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
    />
  );
}

function titleOf(title: string | undefined): string {
  return title === undefined || title === '' ? 'Untitled deck' : title;
}
