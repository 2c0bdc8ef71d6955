import { Radio } from '@mantine/core';
import type { ReactElement } from 'react';

import classes from './dialogs.module.css';
import type { MergeConflict } from './mergeThings.js';

interface Props {
  readonly conflict: MergeConflict;
  /** Its name in the interface. */
  readonly place: string;
  /** A value in words; undefined for one that is shown as it is. */
  readonly wordsOf: (value: unknown) => string | undefined;
  readonly isTheirs: boolean;
  readonly onChoose: (isTheirs: boolean) => void;
}

/** One place that both sides changed differently. */
export function ConflictChoice({ conflict, place, wordsOf, isTheirs, onChoose }: Props): ReactElement {
  const side = (label: string, value: unknown, isTheirSide: boolean): ReactElement => (
    <label className={classes.side} data-checked={isTheirs === isTheirSide || undefined}>
      <Radio
        name={conflict.path.join('/')}
        label={label}
        checked={isTheirs === isTheirSide}
        onChange={() => onChoose(isTheirSide)}
      />
      <Value value={wordsOf(value) ?? value} />
    </label>
  );
  return (
    <fieldset className={classes.conflict}>
      <legend className={classes.place}>{place}</legend>
      <div className={classes.sides}>
        {side('Mine', conflict.mine, false)}
        {side('Theirs', conflict.theirs, true)}
      </div>
    </fieldset>
  );
}

function Value({ value }: { readonly value: unknown }): ReactElement {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value ?? '');
  const isEmpty = value === null || value === undefined || text === '';
  return isEmpty ? <span className={classes.empty}>Empty</span> : <span className={classes.value}>{text}</span>;
}
