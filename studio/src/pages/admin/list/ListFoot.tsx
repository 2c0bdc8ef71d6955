import { ActionIcon } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './AdminList.module.css';
import type { FoundPage } from './types.js';
import { PAGE_SIZE } from './useList.js';
import type { ListState } from './useListState.js';
import { grouped } from '../../../words/grouped.js';

interface Props {
  readonly page: FoundPage<unknown>;
  readonly state: ListState;
}

/** Which rows are shown, of how many, and the way to the next ones. */
export function ListFoot({ page: { rows, total, next_cursor, cursors }, state: { goTo } }: Props): ReactElement {
  const before = (cursors.length - 1) * PAGE_SIZE;
  return (
    <footer className={styles.foot}>
      <span aria-live="polite">
        {grouped(before + 1)}–{grouped(before + rows.length)} of {grouped(total)}
      </span>
      <nav aria-label="Pages" className={styles.pages}>
        <ActionIcon
          aria-label="Previous page"
          disabled={cursors.length === 1}
          onClick={() => goTo(cursors.slice(0, -1))}
        >
          <ChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <span className={styles.mono}>
          {cursors.length} / {Math.max(1, Math.ceil(total / PAGE_SIZE))}
        </span>
        <ActionIcon
          aria-label="Next page"
          disabled={next_cursor === null}
          onClick={() => next_cursor !== null && goTo([...cursors, next_cursor])}
        >
          <ChevronRight size={18} aria-hidden />
        </ActionIcon>
      </nav>
    </footer>
  );
}
