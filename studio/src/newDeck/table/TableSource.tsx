import { Button, Stack } from '@mantine/core';
import { CardwrightError } from '@cardwright/renderer';
import type { EncodingChoice } from '@cardwright/renderer/tables';
import { useMutation } from '@tanstack/react-query';
import { useState, type ClipboardEvent, type ReactElement } from 'react';
import { GrowingTextarea } from '../../components/GrowingTextarea.js';
import { FileDrop } from '../FileDrop.js';
import { ProblemList } from '../ProblemList.js';
import { problemsOf } from '../problemsOf.js';
import { EncodingQuestion } from './EncodingQuestion.js';
import { encodingsOf, readPastedTable, readTableFile, type ReadTable } from './readTableInput.js';

const ENDINGS = ['.csv', '.tsv', '.txt', '.xlsx', '.ods', '.json'];
const EXAMPLE = 'Title\tText\tCopies\nLamp\tDraw two.\t2\nBoat\tRest.\t1';
/** Spaces, of about 4 px each: every cell of the example is narrower, and three columns fit on a phone. */
const TAB_SIZE = 27;

interface Input {
  readonly input: File | string;
  readonly encoding?: string;
  readonly pictures?: readonly File[];
}

interface Question {
  readonly file: File;
  readonly pictures: readonly File[];
  readonly choices: readonly EncodingChoice[];
}

interface Props {
  /** The pasted cells. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** @param pictures that were dropped with the table */
  readonly onTable: (read: ReadTable, pictures: readonly File[]) => void;
}

/** A table's source: a file, or copied cells. */
export function TableSource({ text, onText, onTable }: Props): ReactElement {
  const [question, setQuestion] = useState<Question>();
  const read = useMutation({
    mutationFn: ({ input, encoding }: Input) =>
      typeof input === 'string' ? readPastedTable(input) : readTableFile(input, { encoding }),
    onMutate: () => setQuestion(undefined),
    onSuccess: (table, { pictures = [] }) => onTable(table, pictures),
    onError: async (error, { input, pictures = [] }) => {
      if (typeof input === 'string' || !isUnclear(error)) return;
      const choices = await encodingsOf(input);
      if (choices.length > 0) setQuestion({ file: input, pictures, choices });
    },
  });
  // Pasted cells are a whole table already: no button needs to be pressed.
  const readPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain');
    if (text === '' && pasted.includes('\n')) read.mutate({ input: pasted });
  };
  return (
    <Stack gap="md">
      <FileDrop
        title="Drop a spreadsheet here"
        hint="CSV, TSV, Excel (.xlsx) or OpenDocument (.ods). The first row names the columns, and every row after it is a card. A JSON list of cards works, too."
        buttonLabel="Choose file"
        endings={ENDINGS}
        isBusy={read.isPending}
        takesPictures
        onFile={(file, pictures) => read.mutate({ input: file, pictures })}
      />
      <GrowingTextarea
        label="Or paste cells"
        placeholder={EXAMPLE}
        style={{ tabSize: TAB_SIZE }}
        minRows={4}
        maxRows={10}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onPaste={readPaste}
      />
      {question !== undefined && (
        <EncodingQuestion
          file={question.file.name}
          choices={question.choices}
          onChoose={(encoding) => read.mutate({ ...question, input: question.file, encoding })}
        />
      )}
      {read.isError && question === undefined && (
        <ProblemList title="The table cannot be read" problems={problemsOf(read.error)} />
      )}
      <Button
        variant="default"
        style={{ alignSelf: 'flex-end' }}
        disabled={text.trim() === ''}
        loading={read.isPending}
        onClick={() => read.mutate({ input: text })}
      >
        Read pasted cells
      </Button>
    </Stack>
  );
}

function isUnclear(error: Error): boolean {
  return error instanceof CardwrightError && error.code === 'table.encoding_unclear';
}
