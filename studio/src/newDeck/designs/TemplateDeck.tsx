import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { createDeck } from '../../api/decks.js';
import { BasicsFields } from '../basics/BasicsFields.js';
import { focusFirstError } from '../focusFirstError.js';
import { useBasicsForm } from '../basics/useBasicsForm.js';
import { FaultAlert } from '../FaultAlert.js';
import { Footer } from '../Footer.js';
import { newDeckBody } from '../newDeckBody.js';
import { useOpenNewDeck } from '../useOpenNewDeck.js';
import { DesignSelect, useDesignChoice } from './DesignSelect.js';
import styles from './TemplateDeck.module.css';

/** Creates a deck with a design: the one that the address names, or any other. */
export function TemplateDeck(): ReactElement {
  const form = useBasicsForm();
  const openDeck = useOpenNewDeck();
  const [params] = useSearchParams();
  const choice = useDesignChoice(params.get('design') ?? undefined);
  const { pair, designs } = choice;
  const create = useMutation({
    mutationFn: (basics: typeof form.values) => createDeck(newDeckBody(basics, designs)),
    onSuccess: ({ deck: made }) => openDeck(made.id),
  });
  return (
    <form onSubmit={form.onSubmit((basics) => create.mutate(basics), focusFirstError(form))}>
      <div className={styles.columns}>
        <Stack gap="md" className={styles.basics ?? ''}>
          <BasicsFields form={form} />
          {create.isError && <FaultAlert title="The deck was not created" error={create.error} />}
        </Stack>
        <DesignSelect choice={choice} deck={undefined} />
      </div>
      <Footer>
        <Button type="submit" loading={create.isPending} disabled={pair === undefined}>
          {pair === undefined ? 'Create deck' : `Create deck in ${pair.front.name}`}
        </Button>
      </Footer>
    </form>
  );
}
