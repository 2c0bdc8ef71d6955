import { Button, Select } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import type { ComboboxItem } from '@mantine/core';
import styles from './MatchPictures.module.css';
import { useFileUrl } from '../useFileUrl.js';

interface Props {
  readonly file: File;
  /** The ids of its cards. */
  readonly cards: readonly string[];
  /** Every card to choose from, with its title. */
  readonly options: readonly ComboboxItem[];
  /** Whether its card was chosen just now: it has the focus, wherever it is now. */
  readonly isLast: boolean;
  readonly onChoose: (card: string | null) => void;
}

const NONE = '';

/** A picture file and the cards that it is for. The list of all cards is only made when somebody asks for it. */
export function FileRow({ file, cards, options, isLast, onChoose }: Props): ReactElement {
  const url = useFileUrl(file);
  const [isChoosing, setChoosing] = useState(false);
  const [first] = cards;
  const name = options.find(({ value }) => value === first)?.label;
  return (
    <li className={styles.row}>
      {/* The file's name stands beside it. */}
      <img className={styles.thumb} src={url} alt="" loading="lazy" decoding="async" />
      <span className={styles.file}>{file.name}</span>
      {isChoosing ? (
        <Select
          size="xs"
          className={styles.cards ?? ''}
          aria-label={`Card for ${file.name}`}
          placeholder="Search cards"
          data={first === undefined ? options : [{ value: NONE, label: 'No card' }, ...options]}
          value={first ?? null}
          searchable
          autoFocus
          onFocus={({ currentTarget }) => currentTarget.select()}
          defaultDropdownOpened
          allowDeselect={false}
          limit={100}
          nothingFoundMessage="No matching card"
          onChange={(card) => {
            setChoosing(false);
            onChoose(card === NONE ? null : card);
          }}
          onBlur={() => setChoosing(false)}
        />
      ) : (
        <span className={styles.cards}>
          {name !== undefined && <strong>{name}</strong>}
          {cards.length > 1 && ` and ${cards.length - 1} more`}
          <Button
            variant="subtle"
            size="compact-xs"
            className={first === undefined ? (styles.choose ?? '') : ''}
            autoFocus={isLast}
            aria-label={`${first === undefined ? 'Choose' : 'Change'} the card for ${file.name}`}
            onClick={() => setChoosing(true)}
          >
            {first === undefined ? 'Choose a card' : 'Change'}
          </Button>
        </span>
      )}
    </li>
  );
}
