import { countCards, missingDeckFields, type DeckFile, type Problem } from '@cardwright/renderer';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { importDeck } from '../api/decks.js';
import { toast } from '../toasts/toast.js';
import { counted } from '../words/counted.js';
import { deckTitle } from '../deck/deckTitle.js';
import { nameOfLanguage } from '../languages/nameOfLanguage.js';
import type { Basics } from './basics/basics.js';
import { BasicsFields } from './basics/BasicsFields.js';
import { useBasicsForm } from './basics/useBasicsForm.js';
import { FaultAlert } from './FaultAlert.js';
import { focusFirstError } from './focusFirstError.js';
import { Footer } from './Footer.js';
import { ProblemList } from './ProblemList.js';
import { TableCards } from './table/TableCards.js';
import { useContentProblems } from './useContentProblems.js';
import { useOpenNewDeck } from './useOpenNewDeck.js';
import { withTexts } from './withBasics.js';

interface DeckReviewProps {
  readonly deck: DeckFile;
  /** The body of the request. */
  readonly body: unknown;
  readonly warnings: readonly Problem[];
  /** Its source, in a few words. */
  readonly from: string;
  readonly onOther: () => void;
  readonly otherLabel?: string;
}

/** A deck that is not stored yet: its content, its first cards, what it still needs, and the button that creates it. */
export function DeckReview(props: DeckReviewProps): ReactElement {
  const { deck, body, warnings, from, onOther, otherLabel = 'Use another file' } = props;
  const openDeck = useOpenNewDeck();
  const noted = [...warnings, ...useContentProblems(deck)];
  const form = useBasicsForm(basicsOf(deck));
  const [isIncomplete] = useState(() => missingDeckFields(deck).length > 0);
  const keep = useMutation({
    mutationFn: (file: unknown) => importDeck(file),
    onSuccess: ({ deck_id: id, warnings: left }) => {
      // The review has shown what the design does not show.
      const omitted = left.filter(({ code }) => code === undefined);
      const message = omitted.map(({ message: text }) => text).join(' ');
      if (omitted.length > 0) toast({ title: 'Imported with omissions', message, kind: 'warning' });
      openDeck(id);
    },
  });
  const send = form.onSubmit((values) => keep.mutate(withTexts(deck, values)), focusFirstError(form));
  const cards = countCards(deck);
  const languages = Object.keys(deck.translations)
    .map((code) => nameOfLanguage(code, 'en'))
    .join(', ');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isIncomplete) send();
        else keep.mutate(body);
      }}
      noValidate
    >
      <Stack gap="md">
        <div>
          <Title order={2}>{deckTitle(deck)}</Title>
          <Text c="var(--cw-ink2)">
            {counted(cards, 'card')} in {counted(deck.categories.length, 'category', 'categories')}
            {languages !== '' && `, ${languages}`}
          </Text>
        </div>
        {cards > 0 && <TableCards deck={deck} />}
        {isIncomplete && <BasicsFields form={form} />}
        {noted.length > 0 && <ProblemList title="Worth a look" problems={noted} />}
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

/** The data in the deck file; the form asks for the rest. */
function basicsOf(deck: DeckFile): Partial<Basics> {
  const { default_language: language, world_id: worldId } = deck;
  const texts = deck.translations[language];
  return {
    title: texts?.title ?? '',
    description: texts?.description ?? '',
    worldId,
    ...(language !== '' && { language }),
  };
}
