import { Button, Checkbox, Select, Stack } from '@mantine/core';
import { withFieldLabels } from '@cardwright/renderer';
import { applyUpdate, changesOrder } from '@cardwright/renderer/tables';
import { useState, type ReactElement } from 'react';
import { DialogFooter } from '../components/DialogFooter.js';
import { updateFromTable } from '../deck/document/commands/updateFromTable.js';
import { useApply, useDeck, useEditor } from '../deck/editor/EditorContext.js';
import { offerUndo } from '../editing/offerUndo.js';
import { ProblemList } from '../newDeck/ProblemList.js';
import { ColumnTable } from '../newDeck/table/ColumnTable.js';
import { EncodingSelect } from '../newDeck/table/EncodingSelect.js';
import { forTheStudio } from '../newDeck/table/forTheStudio.js';
import type { ReadTable } from '../newDeck/table/readTableInput.js';
import { WorkbookChoice } from '../newDeck/table/WorkbookChoice.js';
import { SAVED } from '../toasts/toast.js';
import { counted } from '../words/counted.js';
import { ChangeList } from './ChangeList.js';
import { headingLabel } from './headingLabel.js';
import { isPartOfDeck, leftAtFirst } from './leftAtFirst.js';
import type { UpdateTable } from './UpdateTable.js';
import styles from './UpdateDialog.module.css';
import { useDeckFields } from './useDeckFields.js';
import { useTableUpdate } from './useTableUpdate.js';

interface UpdateReviewProps {
  readonly source: UpdateTable;
  /** Reads the same file in another encoding, or another part of it. */
  readonly onRead: (read: ReadTable) => void;
  readonly onOther: () => void;
  readonly onClose: () => void;
}

/** What will be added, changed and removed. Each entry can be left out; the update is one step. */
export function UpdateReview({ source, onRead, onOther, onClose }: UpdateReviewProps): ReactElement {
  const { table, text } = source.read;
  const { store } = useEditor();
  const apply = useApply();
  const deck = useDeck((document) => document);
  const { update, headings, unknown, renamed, change, matchBy } = useTableUpdate(table, source.url);
  const design = useDeckFields(deck);
  const [chosenLeft, setLeft] = useState<ReadonlySet<string>>();
  const left = chosenLeft ?? leftAtFirst(update);
  const [inTableOrder, setInTableOrder] = useState(false);
  const { added, changed, removed, unchanged, problems, by, fields } = update;
  const labelled = { ...deck, ...withFieldLabels(deck, update.labels) };
  const labelOf = (field: string): string => headingLabel(field, labelled);
  const choice = { isChosen: (key: string) => !left.has(key) };
  const chosenOf = (cards: readonly { readonly key: string }[]): number =>
    cards.filter(({ key }) => choice.isChosen(key)).length;
  const [updated, dropped] = [chosenOf([...added, ...changed]), chosenOf(removed)];
  const isOrderOffered = changesOrder(deck, update, choice);
  const isSorted = isOrderOffered && inTableOrder;
  const isEmpty = updated + dropped === 0 && !isSorted;
  const isRefused = problems.some(({ severity }) => severity === 'error');
  const readAgain = (read: ReadTable): void => {
    setLeft(undefined);
    onRead(read);
  };
  const perform = (): void => {
    const { url } = source;
    const sheet = table.workbook?.sheet;
    const address =
      url === undefined
        ? undefined
        : { url, by, columns: Object.fromEntries(renamed), ...(sheet !== undefined && { sheet }) };
    const categories = applyUpdate(deck, update, { ...choice, inTableOrder: isSorted });
    offerUndo(store, apply('update from a table', updateFromTable(categories, address, update.labels)), {
      id: SAVED,
      title: doneLabel(updated, dropped),
      message: 'The deck is not saved yet.',
    });
    onClose();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !isRefused) perform();
      }}
    >
      <Stack gap="lg">
        <WorkbookChoice read={source.read} onRead={readAgain} />
        {text !== undefined && text.choices.length > 1 && <EncodingSelect text={text} onRead={readAgain} />}
        <details open={unknown.length > 0 || undefined}>
          <summary className={styles.summary}>Columns of {table.file}</summary>
          <ColumnTable
            table={table}
            headings={headings}
            unknown={unknown}
            language={deck.default_language}
            design={design}
            onChange={change}
          />
        </details>
        <Select
          label="Match rows and cards by"
          data={fields.filter((field) => field !== 'id').map((field) => ({ value: field, label: labelOf(field) }))}
          value={by}
          allowDeselect={false}
          onChange={(field) => {
            if (field === null) return;
            matchBy(field);
            setLeft(undefined);
          }}
        />
        {problems.length > 0 && (
          <ProblemList
            title={isRefused ? 'The table cannot be used yet' : 'Worth a look'}
            problems={problems.map(forTheStudio)}
          />
        )}
        {isPartOfDeck(update) && (
          <p className={styles.none}>
            Most cards of the deck are not in this table. They stay unless you tick them below.
          </p>
        )}
        <ChangeList update={update} left={left} onLeave={setLeft} labelOf={labelOf} />
        {isOrderOffered && (
          <Checkbox
            label="Put the cards in the order of the table"
            description="Otherwise they stay where they are, and new cards come last in their category."
            checked={inTableOrder}
            onChange={({ currentTarget }) => setInTableOrder(currentTarget.checked)}
          />
        )}
      </Stack>
      <DialogFooter>
        <span className={styles.note}>{counted(unchanged, 'card')} unchanged</span>
        <Button variant="default" onClick={onOther}>
          Use another table
        </Button>
        <Button type="submit" disabled={isEmpty || isRefused}>
          {updateLabel(updated, dropped, isSorted)}
        </Button>
      </DialogFooter>
    </form>
  );
}

function updateLabel(updated: number, dropped: number, isSorted: boolean): string {
  if (updated > 0 && dropped > 0) return `Update ${updated} and remove ${counted(dropped, 'card')}`;
  if (updated > 0) return `Update ${counted(updated, 'card')}`;
  if (dropped > 0) return `Remove ${counted(dropped, 'card')}`;
  return isSorted ? 'Update the order' : 'Nothing to update';
}

function doneLabel(updated: number, dropped: number): string {
  if (updated > 0 && dropped > 0) return `${counted(updated, 'card')} updated, ${dropped} removed`;
  if (updated > 0) return `${counted(updated, 'card')} updated`;
  return dropped > 0 ? `${counted(dropped, 'card')} removed` : 'Order of the cards updated';
}
