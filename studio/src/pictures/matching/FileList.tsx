import type { ComboboxItem } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { FileRow } from './FileRow.js';
import styles from './MatchPictures.module.css';

/** More rows than this slow the dialog down. */
const FIRST = 50;

interface Props {
  readonly title: string;
  readonly files: readonly File[];
  /** The rows, as indexes of the files. */
  readonly indexes: readonly number[];
  readonly cards: ReadonlyMap<number, readonly string[]>;
  readonly options: readonly ComboboxItem[];
  /** The file whose card was chosen last. */
  readonly last: number | undefined;
  readonly onChoose: (file: number, card: string | null) => void;
}

/** Files with their cards, the first of many. */
export function FileList(props: Props): ReactElement | null {
  const { title, files, indexes, cards, options, last, onChoose } = props;
  const [isWhole, setWhole] = useState(false);
  if (indexes.length === 0) return null;
  const shown = isWhole ? indexes : indexes.slice(0, FIRST);
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list} aria-label={title}>
        {shown.map((index) => {
          const file = files[index];
          return file === undefined ? null : (
            <FileRow
              key={index}
              file={file}
              cards={cards.get(index) ?? []}
              options={options}
              isLast={index === last}
              onChoose={(card) => onChoose(index, card)}
            />
          );
        })}
      </ul>
      {shown.length < indexes.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          Show {indexes.length - shown.length} more
        </button>
      )}
    </section>
  );
}
