import { deckLanguages } from '@cardwright/renderer';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { publicDecksQuery } from '../../../api/decks.js';
import { nameOfLanguage } from '../../../languages/nameOfLanguage.js';
import { useCatalogue } from '../../../rendering/useCatalogue.js';
import { useBuilder, useBuilderSession } from '../../../template/builder/BuilderContext.js';
import { SAMPLE, type Subject } from '../../../template/builder/builderSession.js';
import { useAllOwnDecks } from '../../../api/useAllOwnDecks.js';
import { useScheme, useSubjectDeck } from '../../../template/data/useSubject.js';
import { Panel } from './Panel.js';

const PUBLIC = 30;

/** Chooses the deck whose cards fill the face, its language and colours. */
export function SubjectPanel(): ReactElement {
  const { session } = useBuilder();
  const subject = useBuilderSession((state) => state.subject);
  const mine = useAllOwnDecks();
  const others = useQuery(publicDecksQuery(PUBLIC));
  const { catalogue } = useCatalogue();
  const deck = useSubjectDeck();
  const scheme = useScheme();
  const change = (next: Partial<Subject>): void => session.setState({ subject: { ...subject, ...next } });
  return (
    <Panel title="Shown with">
      <NativeSelect
        aria-label="Deck"
        size="xs"
        value={subject.deckId}
        data={[
          { value: SAMPLE, label: 'Sample cards' },
          { group: 'Your decks', items: mine.map(option) },
          {
            group: 'Public decks',
            items: (others.data ?? []).filter(({ id }) => !mine.some((deck) => deck.id === id)).map(option),
          },
        ]}
        onChange={({ currentTarget }) => session.setState({ subject: { deckId: currentTarget.value, index: 0 } })}
      />
      <NativeSelect
        aria-label="Colour scheme"
        size="xs"
        value={scheme?.id ?? ''}
        data={(catalogue?.colorSchemes ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget }) => change({ schemeId: currentTarget.value })}
      />
      {deck !== undefined && deckLanguages(deck).length > 1 && (
        <NativeSelect
          aria-label="Language"
          size="xs"
          value={subject.language ?? deck.default_language}
          data={deckLanguages(deck).map((code) => ({ value: code, label: nameOfLanguage(code, 'en') }))}
          onChange={({ currentTarget }) => change({ language: currentTarget.value })}
        />
      )}
    </Panel>
  );
}

interface Titled {
  readonly id: string;
  readonly default_language: string;
  readonly translations: Readonly<Record<string, { readonly title?: string | undefined }>>;
}

function option({ id, default_language, translations }: Titled) {
  return { value: id, label: titleOr(translations[default_language]?.title) };
}

function titleOr(title = ''): string {
  return title === '' ? 'Untitled deck' : title;
}
