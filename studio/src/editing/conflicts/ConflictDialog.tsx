import { Button, Text } from '@mantine/core';
import { useMemo, useState, type ReactElement } from 'react';
import { Dialog } from '../../components/Dialog.js';
import { momentOf } from '../../words/momentOf.js';
import choices from '../choices.module.css';
import type { DocumentKind } from '../DocumentKind.js';
import type { Identified, NameOf } from '../types.js';
import { ChangeList } from './ChangeList.js';
import { ConflictChoice } from './ConflictChoice.js';
import classes from './dialogs.module.css';

interface Props<Document extends Identified> {
  readonly kind: DocumentKind<Document>;
  readonly nameOf: NameOf | undefined;
  readonly base: Document;
  readonly mine: Document;
  readonly theirs: Document;
  /** When their version was saved, ISO 8601. */
  readonly savedAt: string;
  readonly isSaving: boolean;
  readonly onSettle: (merged: Document) => void;
  /** Continues editing; the question returns with the next save. */
  readonly onLater: () => void;
}

/** Somebody saved since: lists the changes that come in, and asks which to keep where both changed a place. Nothing is lost. */
export function ConflictDialog<Document extends Identified>(props: Props<Document>): ReactElement {
  const { kind, nameOf, base, mine, theirs, savedAt, isSaving, onSettle, onLater } = props;
  const { merged, conflicts } = useMemo(() => kind.merge(base, mine, theirs), [kind, base, mine, theirs]);
  const incoming = useMemo(() => kind.describeChanges(mine, merged), [kind, mine, merged]);
  const [theirPlaces, setTheirPlaces] = useState<ReadonlySet<string>>(new Set());
  const choose = (place: string, isTheirs: boolean): void => {
    const next = new Set(theirPlaces);
    if (isTheirs) next.add(place);
    else next.delete(place);
    setTheirPlaces(next);
  };
  const settle = (): void =>
    onSettle(kind.merge(base, mine, theirs, ({ path }) => theirPlaces.has(keyOf(path))).merged);
  return (
    <Dialog opened onClose={onLater} title={`This ${kind.noun} was saved somewhere else`} size={640}>
      <Text c="var(--cw-ink2)">
        Saved in another window or on another device {momentOf(savedAt)}. Keep both: their changes come in, yours stay
        {conflicts.length > 0 ? ', and where both changed the same thing, you choose.' : '.'}
      </Text>
      {incoming.length > 0 && <h3 className={classes.heading}>Changed there</h3>}
      <ChangeList changes={incoming} />
      {conflicts.length > 0 && <h3 className={classes.heading}>Changed on both sides</h3>}
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={keyOf(conflict.path)}
          conflict={conflict}
          place={kind.nameOfPlace(conflict.path, merged)}
          wordsOf={(value) => kind.wordsOfValue?.(conflict.path, value, merged) ?? nameOf?.(value)}
          isTheirs={theirPlaces.has(keyOf(conflict.path))}
          onChoose={(isTheirs) => choose(keyOf(conflict.path), isTheirs)}
        />
      ))}
      <div className={choices.choices} data-keep-clear>
        <Button variant="default" onClick={onLater}>
          Not now
        </Button>
        <Button loading={isSaving} data-autofocus onClick={settle}>
          Keep both
        </Button>
      </div>
    </Dialog>
  );
}

const keyOf = (path: readonly string[]): string => path.join('/');
