import { Button, Stack, Textarea } from '@mantine/core';
import type { Table } from '@cardwright/renderer/tables';
import { useMutation } from '@tanstack/react-query';
import { useState, type ClipboardEvent, type ReactElement } from 'react';
import { FileDrop } from '../FileDrop.js';
import { ProblemList } from '../ProblemList.js';
import { problemsOf } from '../problemsOf.js';
import { readPastedTable, readTableFile } from './readTableInput.js';

const ENDINGS = ['.csv', '.tsv', '.txt', '.xlsx', '.ods'];
const EXAMPLE = 'Title\tText\tCategory\tCopies\nLamp keeper\tLook at the top card.\tHarbour\t2';

/** A table's source: a file, or copied cells. */
export function TableSource({ onTable }: { readonly onTable: (table: Table) => void }): ReactElement {
  const [text, setText] = useState('');
  const read = useMutation({
    mutationFn: (input: File | string) => (typeof input === 'string' ? readPastedTable(input) : readTableFile(input)),
    onSuccess: onTable,
  });
  // Pasted cells are a whole table already: no button needs to be pressed.
  const readPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain');
    if (text === '' && pasted.includes('\n')) read.mutate(pasted);
  };
  return (
    <Stack gap="md">
      <FileDrop
        title="Drop a spreadsheet here"
        hint="CSV, TSV, Excel (.xlsx) or OpenDocument (.ods). The first row names the columns, every further row is a card."
        buttonLabel="Choose file"
        endings={ENDINGS}
        isBusy={read.isPending}
        onFile={(file) => read.mutate(file)}
      />
      <Textarea
        label="Or paste cells"
        placeholder={EXAMPLE}
        autosize
        minRows={4}
        maxRows={10}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={readPaste}
      />
      {read.isError && <ProblemList title="The table cannot be read" problems={problemsOf(read.error)} />}
      <Button
        variant="default"
        style={{ alignSelf: 'flex-end' }}
        disabled={text.trim() === ''}
        loading={read.isPending}
        onClick={() => read.mutate(text)}
      >
        Read pasted cells
      </Button>
    </Stack>
  );
}
