import { Button, Modal, Text } from '@mantine/core';
import { useMemo, useState, type ReactElement } from 'react';
import { describeChanges } from '../../deck/document/describeChanges.js';
import { mergeDecks } from '../../deck/document/mergeDecks.js';
import { takeTheirs } from '../../deck/document/takeTheirs.js';
import type { DeckDocument } from '../../deck/document/types.js';
import { ChangeList } from './ChangeList.js';
import { ConflictChoice } from './ConflictChoice.js';
import classes from './dialogs.module.css';
import { momentOf } from '../../words/momentOf.js';

interface Props {
  readonly base: DeckDocument;
  readonly mine: DeckDocument;
  readonly theirs: DeckDocument;
  /** When theirs was saved, ISO 8601. */
  readonly savedAt: string;
  readonly isSaving: boolean;
  readonly onSettle: (merged: DeckDocument) => void;
  /** Edit on; the question comes back with the next save. */
  readonly onLater: () => void;
}

/** Somebody saved since: what they changed, and for each place that both changed whose words stay. Nothing is thrown away. */
export function ConflictDialog({ base, mine, theirs, savedAt, isSaving, onSettle, onLater }: Props): ReactElement {
  const { merged, conflicts } = useMemo(() => mergeDecks(base, mine, theirs), [base, mine, theirs]);
  const [theirsAt, setTheirsAt] = useState<ReadonlySet<number>>(new Set());
  const choose = (index: number, isTheirs: boolean): void => {
    const next = new Set(theirsAt);
    if (isTheirs) next.add(index);
    else next.delete(index);
    setTheirsAt(next);
  };
  return (
    <Modal opened onClose={onLater} title="This deck was saved somewhere else" size={640}>
      <Text c="var(--cw-ink2)">
        Another window or device saved it {momentOf(savedAt)}. Keep both: their changes come in, yours stay
        {conflicts.length > 0 ? ', and where both changed the same words you choose.' : '.'}
      </Text>
      <h3 className={classes.heading}>Changed there</h3>
      <ChangeList changes={describeChanges(base, theirs)} />
      {conflicts.length > 0 && <h3 className={classes.heading}>Changed on both sides</h3>}
      {conflicts.map((conflict, index) => (
        <ConflictChoice
          key={conflict.path.join('/')}
          conflict={conflict}
          deck={merged}
          isTheirs={theirsAt.has(index)}
          onChoose={(isTheirs) => choose(index, isTheirs)}
        />
      ))}
      <div className={classes.actions}>
        <Button variant="default" onClick={onLater}>
          Not now
        </Button>
        <Button
          loading={isSaving}
          data-autofocus
          onClick={() =>
            onSettle(
              takeTheirs(
                merged,
                conflicts.filter((_, index) => theirsAt.has(index)),
              ),
            )
          }
        >
          Keep both
        </Button>
      </div>
    </Modal>
  );
}
