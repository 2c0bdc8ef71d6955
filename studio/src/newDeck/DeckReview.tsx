import type { DeckFile, Problem } from '@cardwright/renderer';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { importDeck } from '../api/decks.js';
import { toast } from '../toasts/toast.js';
import { count } from '../words/count.js';
import { deckTitle } from '../deck/deckTitle.js';
import { nameOfLanguage } from '../languages/nameOfLanguage.js';
import { FaultAlert } from './FaultAlert.js';
import { Footer } from './Footer.js';
import { ProblemList } from './ProblemList.js';
import { TableCards } from './table/TableCards.js';
import { useOpenNewDeck } from './useOpenNewDeck.js';

interface DeckReviewProps {
  readonly deck: DeckFile;
  /** What is sent. */
  readonly body: unknown;
  readonly warnings: readonly Problem[];
  /** Its source, in a few words. */
  readonly from: string;
  readonly onOther: () => void;
  readonly otherLabel?: string;
}

/** A deck that is not stored yet: its content, its first cards, and the button that creates it. */
export function DeckReview(props: DeckReviewProps): ReactElement {
  const { deck, body, warnings, from, onOther, otherLabel = 'Use another file' } = props;
  const openDeck = useOpenNewDeck();
  const keep = useMutation({
    mutationFn: () => importDeck(body),
    onSuccess: ({ deck_id: id, warnings: left }) => {
      const message = left.map(({ message: text }) => text).join(' ');
      if (left.length > 0) toast({ title: 'Imported with omissions', message, kind: 'warning' });
      openDeck(id);
    },
  });
  const cards = deck.categories.reduce((sum, category) => sum + category.cards.length, 0);
  const languages = Object.keys(deck.translations)
    .map((code) => nameOfLanguage(code, 'en'))
    .join(', ');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keep.mutate();
      }}
    >
      <Stack gap="md">
        <div>
          <Title order={2}>{deckTitle(deck)}</Title>
          <Text c="var(--cw-ink2)">
            {count(cards, 'card')} in {count(deck.categories.length, 'category', 'categories')}
            {languages !== '' && `, ${languages}`}
          </Text>
        </div>
        {cards > 0 && <TableCards deck={deck} />}
        {warnings.length > 0 && <ProblemList title="Worth a look" problems={warnings} />}
        {keep.isError && <FaultAlert title="The deck was not imported" error={keep.error} />}
      </Stack>
      <Footer note={from}>
        <Button variant="default" onClick={onOther}>
          {otherLabel}
        </Button>
        <Button type="submit" loading={keep.isPending}>
          Import deck
        </Button>
      </Footer>
    </form>
  );
}
