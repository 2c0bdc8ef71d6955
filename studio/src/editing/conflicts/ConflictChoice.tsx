import { Radio } from '@mantine/core';
import type { ReactElement } from 'react';
import { findCard, findCategory } from '../../deck/document/find.js';
import type { MergeConflict } from '../../deck/document/mergeDecks.js';
import type { DeckDocument } from '../../deck/document/types.js';
import { nameOfLanguage } from '../../languages/languages.js';
import { titleOf } from '../../deck/document/texts.js';
import classes from './dialogs.module.css';

interface Props {
  readonly conflict: MergeConflict;
  readonly deck: DeckDocument;
  readonly isTheirs: boolean;
  readonly onChoose: (isTheirs: boolean) => void;
}

/** One place that both sides changed, each in their own way. */
export function ConflictChoice({ conflict, deck, isTheirs, onChoose }: Props): ReactElement {
  const side = (label: string, value: unknown, isTheirSide: boolean): ReactElement => (
    <label className={classes.side} data-checked={isTheirs === isTheirSide || undefined}>
      <Radio
        name={conflict.path.join('/')}
        label={label}
        checked={isTheirs === isTheirSide}
        onChange={() => onChoose(isTheirSide)}
      />
      <Value value={value} />
    </label>
  );
  return (
    <fieldset className={classes.conflict}>
      <legend className={classes.place}>{placeOf(conflict.path, deck)}</legend>
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

/** 'Hail, title in German'. */
function placeOf(path: readonly string[], deck: DeckDocument): string {
  const [list, id = ''] = path;
  const owner =
    list === 'cards' ? findCard(deck, id)?.card : list === 'categories' ? findCategory(deck, id) : undefined;
  const rest = owner === undefined ? path : path.slice(2);
  const name = owner === undefined ? 'The deck' : titleOf(deck, owner);
  const [first, language = '', ...field] = rest;
  const words = (keys: readonly string[]): string => keys.join(' ').replaceAll('_', ' ');
  if (first !== 'translations') return `${name}, ${words(rest)}`;
  return `${name}, ${words(field)} in ${nameOfLanguage(language, 'en')}`;
}
