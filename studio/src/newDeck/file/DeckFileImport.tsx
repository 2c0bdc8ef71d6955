import { Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FileDrop } from '../FileDrop.js';
import { ProblemList } from '../ProblemList.js';
import { problemsOf } from '../problemsOf.js';
import { DeckReview } from '../DeckReview.js';
import { readDeckFile } from './readDeckFile.js';

/** Creates a deck from a deck file, such as one from an export or the command line. */
export function DeckFileImport(): ReactElement {
  const read = useMutation({ mutationFn: readDeckFile });
  const { parsed, body, name } = read.data ?? {};
  if (parsed?.ok === true)
    return (
      <DeckReview deck={parsed.value} body={body} warnings={parsed.warnings} from={name ?? ''} onOther={read.reset} />
    );
  return (
    <Stack gap="md">
      <FileDrop
        title="Drop a deck file here"
        hint="A deck.json from an export or from the command line, in any version. YAML works, too."
        buttonLabel="Choose deck file"
        endings={['.json', '.yaml', '.yml']}
        isBusy={read.isPending}
        onFile={(file) => read.mutate(file)}
      />
      {parsed?.ok === false && (
        <ProblemList title={`${name ?? 'The file'} is not a readable deck file`} problems={parsed.problems} />
      )}
      {read.isError && <ProblemList title="The file cannot be read" problems={problemsOf(read.error)} />}
    </Stack>
  );
}
