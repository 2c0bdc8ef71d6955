import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { createDeck } from '../../api/decks.js';
import { RetryNote } from '../../components/RetryNote.js';
import { BasicsFields } from '../basics/BasicsFields.js';
import { focusFirstError } from '../focusFirstError.js';
import { useBasicsForm } from '../basics/useBasicsForm.js';
import { schemeOf } from '../../designs/designPairs.js';
import { plainFront } from '../designs/cardFormats.js';
import { useDesigns } from '../designs/useDesigns.js';
import { FaultAlert } from '../FaultAlert.js';
import { Footer } from '../Footer.js';
import { newDeckBody } from '../newDeckBody.js';
import { useOpenNewDeck } from '../useOpenNewDeck.js';
import { BlankPreview } from './BlankPreview.js';
import styles from './BlankDeck.module.css';
import { FaceChoice } from './FaceChoice.js';
import { FormatChoice } from './FormatChoice.js';

/** Creates a deck with a size, a front, a back and one blank card. */
export function BlankDeck(): ReactElement {
  const [params] = useSearchParams();
  const form = useBasicsForm({ title: params.get('title') ?? '' });
  const { templates, formats, isError, isFetching, retry } = useDesigns();
  const [ratio, setRatio] = useState<string>();
  const [frontId, setFrontId] = useState<string>();
  const [backId, setBackId] = useState<string>();
  const openDeck = useOpenNewDeck();
  const format = formats.find((one) => one.ratio === ratio) ?? formats[0];
  const fronts = useMemo(() => format?.pairs.map((pair) => pair.front) ?? [], [format]);
  const chosenFront = fronts.find(({ id }) => id === frontId);
  const front = chosenFront ?? (format && plainFront(format));
  const own = format?.pairs.find((pair) => pair.front === front)?.back;
  const back = format?.backs.find(({ id }) => id === backId) ?? own ?? format?.backs[0];
  // A chosen front brings its colours along; the plain one suits those of any back.
  const colored = chosenFront ?? back;
  const colorScheme = colored === undefined ? null : schemeOf(templates, colored);
  const create = useMutation({
    mutationFn: (basics: typeof form.values) =>
      createDeck(
        newDeckBody(basics, {
          front: front?.id ?? null,
          back: back?.id ?? null,
          colorScheme,
        }),
      ),
    onSuccess: ({ deck }) => openDeck(deck.id),
  });
  return (
    <form onSubmit={form.onSubmit((basics) => create.mutate(basics), focusFirstError(form))}>
      <div className={styles.columns}>
        <Stack gap="md">
          <BasicsFields form={form} />
          <FormatChoice formats={formats} value={format?.ratio} onChange={setRatio} />
          {isError && <RetryNote what="The designs" isLoading={isFetching} onRetry={retry} />}
          {format !== undefined && (
            <>
              <FaceChoice label="Front" templates={fronts} value={front?.id} onChange={setFrontId} />
              <FaceChoice label="Back" templates={format.backs} value={back?.id} onChange={setBackId} />
            </>
          )}
          {create.isError && <FaultAlert title="The deck was not created" error={create.error} />}
        </Stack>
        <BlankPreview basics={form.values} front={front} back={back} schemeId={colorScheme} />
      </div>
      <Footer>
        <Button type="submit" loading={create.isPending}>
          Create deck
        </Button>
      </Footer>
    </form>
  );
}
