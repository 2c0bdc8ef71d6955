import { Button, Checkbox, Stack } from '@mantine/core';
import { countCards } from '@cardwright/renderer';
import { guessLanguage, readHeadings, withoutHeadings, type Table } from '@cardwright/renderer/tables';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { importDeck } from '../../api/decks.js';
import { keepFilesFor } from '../../pictures/matching/waitingFiles.js';
import { counted } from '../../words/counted.js';
import { BasicsFields } from '../basics/BasicsFields.js';
import { useBasicsForm } from '../basics/useBasicsForm.js';
import { DesignSelect, useDesignChoice } from '../designs/DesignSelect.js';
import { FaultAlert } from '../FaultAlert.js';
import { focusFirstError } from '../focusFirstError.js';
import { Footer } from '../Footer.js';
import { ProblemList } from '../ProblemList.js';
import { useContentProblems } from '../useContentProblems.js';
import { useOpenNewDeck } from '../useOpenNewDeck.js';
import { withBasics } from '../withBasics.js';
import { ColumnTable } from './ColumnTable.js';
import { designFields } from './designFields.js';
import { EncodingSelect } from './EncodingSelect.js';
import type { ReadTable } from './readTableInput.js';
import { TableCards } from './TableCards.js';
import { TablePictures } from './TablePictures.js';
import { titleFromFile } from './titleFromFile.js';
import { usePicturedDeck } from './usePicturedDeck.js';
import { useTableDeck } from './useTableDeck.js';
import { WorkbookChoice } from './WorkbookChoice.js';

interface TableMappingProps {
  readonly read: ReadTable;
  /** Pictures that were dropped with the table. */
  readonly dropped: readonly File[];
  /** Reads the same file in another encoding, or another part of it. */
  readonly onRead: (read: ReadTable) => void;
  /** Chooses another table. */
  readonly onOther: () => void;
}

/** The meaning of a table's columns, with its first rows shown as real cards. */
export default function TableMapping({ read, dropped, onRead, onOther }: TableMappingProps): ReactElement {
  const { text } = read;
  const [isHeadless, setHeadless] = useState(false);
  const table = useMemo(() => (isHeadless ? withoutHeadings(read.table) : read.table), [isHeadless, read]);
  const guess = useMemo(() => guessLanguage(table), [table]);
  const form = useBasicsForm({
    title: titleFromFile(table.file),
    ...(guess !== undefined && { language: guess }),
  });
  const { setFieldValue } = form;
  useEffect(() => {
    // In another encoding, the letters tell another language, and another sheet can be in one.
    if (guess !== undefined) setFieldValue('language', guess);
  }, [guess, setFieldValue]);
  const { headings, unknown, change, deck, problems } = useTableDeck(table, form.values);
  const design = useDesignChoice();
  const { pair } = design;
  const fields = useMemo(() => designFields(pair?.front, pair?.back), [pair]);
  const content = useContentProblems(deck, design.designs);
  const noted = [...problems, ...content];
  const openDeck = useOpenNewDeck();
  const [isAsked, setAsked] = useState(false);
  const [pictures, setPictures] = useState(dropped);
  const pictured = usePicturedDeck(deck, pictures);
  const create = useMutation({
    mutationFn: (file: object) => importDeck(file),
    onSuccess: ({ deck_id: id }) => {
      keepFilesFor(id, pictures);
      openDeck(id);
    },
  });
  const cards = useMemo(() => (deck === undefined ? 0 : countCards(deck)), [deck]);
  const submit = form.onSubmit((basics) => {
    setAsked(true);
    if (deck !== undefined && cards > 0) create.mutate(withBasics(deck, basics, design.designs));
  }, focusFirstError(form));
  const note =
    deck === undefined
      ? 'Fix what is marked as an error first.'
      : `${counted(cards, 'card')} in ${counted(deck.categories.length, 'category', 'categories')}, from ${table.file}.`;
  return (
    <form onSubmit={submit}>
      <Stack gap="lg">
        <BasicsFields form={form} />
        <WorkbookChoice read={read} onRead={onRead} />
        {text !== undefined && text.choices.length > 1 && <EncodingSelect text={text} onRead={onRead} />}
        <ColumnTable
          table={table}
          headings={headings}
          unknown={unknown}
          language={form.values.language}
          design={fields}
          onChange={change}
        />
        {(isHeadless || mayStartWithCard(read.table)) && (
          <Checkbox
            label="The first row is a card"
            description="For a list without headings. The columns get numbers, and you choose what they mean."
            checked={isHeadless}
            onChange={({ currentTarget }) => setHeadless(currentTarget.checked)}
          />
        )}
        {noted.length > 0 && <ProblemList title={titleOf(deck !== undefined)} problems={noted} />}
        {pictured !== undefined && <TableCards deck={pictured} designs={design.designs} />}
        <TablePictures files={pictures} onFiles={setPictures} />
        <DesignSelect choice={design} deck={deck} />
        {create.isError && <FaultAlert title="The deck was not created" error={create.error} />}
        {isAsked && deck !== undefined && cards === 0 && (
          <FaultAlert title="No card in the table" error={new Error('Every row below the first is a card.')} />
        )}
      </Stack>
      <Footer note={note}>
        <Button variant="default" onClick={onOther}>
          Use another table
        </Button>
        <Button type="submit" loading={create.isPending} disabled={deck === undefined}>
          Create deck
        </Button>
      </Footer>
    </form>
  );
}

/** None of its headings is known. */
function mayStartWithCard(table: Table): boolean {
  return table.headingRows !== undefined && readHeadings(table).headings.every(({ kind }) => kind === 'field');
}

function titleOf(isUsable: boolean): string {
  return isUsable ? 'Worth a look' : 'The table cannot become a deck yet';
}
