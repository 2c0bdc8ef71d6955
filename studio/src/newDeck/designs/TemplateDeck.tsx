import { Button, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { createDeck } from '../../api/decks.js';
import { officialTemplatesQuery } from '../../api/templates.js';
import { CardBackSkeleton } from '../../components/CardBackSkeleton.js';
import { useCatalogue } from '../../rendering/useCatalogue.js';
import { BasicsFields } from '../basics/BasicsFields.js';
import { useBasicsForm } from '../basics/useBasicsForm.js';
import { FaultAlert } from '../FaultAlert.js';
import { Footer } from '../Footer.js';
import { newDeckBody } from '../newDeckBody.js';
import { useOpenNewDeck } from '../useOpenNewDeck.js';
import { DesignGrid } from './DesignGrid.js';
import { designPairs } from '../../designs/designPairs.js';
import { sampleDeck } from '../../designs/sampleDeck.js';
import styles from './TemplateDeck.module.css';

/** Creates a deck with one of the official designs. */
export function TemplateDeck(): ReactElement {
  const { catalogue } = useCatalogue();
  const { data: official } = useQuery(officialTemplatesQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const form = useBasicsForm();
  const openDeck = useOpenNewDeck();
  const deck = useMemo(sampleDeck, []);
  const pairs = useMemo(() => designPairs(official ?? []), [official]);
  const pair = pairs.find(({ front }) => front.id === chosen) ?? pairs[0];
  const create = useMutation({
    mutationFn: (basics: typeof form.values) =>
      createDeck(
        newDeckBody(basics, {
          front: pair?.front.id ?? null,
          back: pair?.back?.id ?? null,
          colorScheme: pair?.front.color_scheme_id ?? null,
        }),
      ),
    onSuccess: ({ deck: made }) => openDeck(made.id),
  });
  return (
    <form onSubmit={form.onSubmit((basics) => create.mutate(basics))}>
      <div className={styles.columns}>
        {catalogue === undefined ? (
          <CardBackSkeleton count={6} width={96} label="Loading designs" />
        ) : (
          <DesignGrid
            pairs={pairs}
            deck={deck}
            catalogue={catalogue}
            value={pair?.front.id ?? null}
            onChange={setChosen}
          />
        )}
        <Stack gap="md" className={styles.basics ?? ''}>
          <BasicsFields form={form} />
          {create.isError && <FaultAlert title="The deck was not created" error={create.error} />}
        </Stack>
      </div>
      <Footer>
        <Button type="submit" loading={create.isPending} disabled={pair === undefined}>
          {pair === undefined ? 'Create deck' : `Create deck in ${pair.front.name}`}
        </Button>
      </Footer>
    </form>
  );
}
