import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import styles from './IconDialog.module.css';
import { Icon } from './Icon.js';

interface Props {
  readonly icons: readonly string[] | undefined;
  readonly error: Error | null;
  readonly words: string;
  readonly current: string | null;
  readonly onPick: (icon: string) => void;
  readonly onRetry: () => void;
  /** Searches more sets; absent if there are no more. */
  readonly onWiden?: () => void;
}

const CELL = 56;

/** Thousands of icons, virtualised. Arrow keys move, Enter chooses. */
export function IconGrid({ icons, current, onPick, ...status }: Props): ReactElement {
  const { ref, width } = useElementSize();
  const scroller = useRef<HTMLDivElement>(null);
  const columns = Math.max(1, Math.floor(width / CELL));
  const count = icons?.length ?? 0;
  const [active, setActive] = useState(0);
  const focused = Math.min(active, Math.max(0, count - 1));
  const rows = useVirtualizer({
    count: Math.ceil(count / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => CELL,
    overscan: 4,
  });
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(count - 1, focused + step));
    setActive(next);
    rows.scrollToIndex(Math.floor(next / columns));
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus());
  };
  return (
    <div ref={scroller} className={styles.scroller} onKeyDown={walk}>
      <div ref={ref} role="listbox" aria-label="Icons" className={styles.grid} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index: row, start }) =>
          icons?.slice(row * columns, (row + 1) * columns).map((icon, column) => {
            const index = row * columns + column;
            return (
              <button
                key={icon}
                type="button"
                role="option"
                className={styles.cell}
                aria-selected={icon === current}
                aria-label={icon.replace(':', ', ').replaceAll('-', ' ')}
                title={icon}
                data-index={index}
                tabIndex={index === focused ? 0 : -1}
                style={{ transform: `translate(${column * CELL}px, ${start}px)` }}
                onClick={() => onPick(icon)}
              >
                <Icon icon={icon} size={26} />
              </button>
            );
          }),
        )}
      </div>
      <Status count={count} isLoading={icons === undefined} {...status} />
    </div>
  );
}

interface StatusProps extends Pick<Props, 'error' | 'words' | 'onRetry' | 'onWiden'> {
  readonly count: number;
  readonly isLoading: boolean;
}

function Status({ count, isLoading, error, words, onRetry, onWiden }: StatusProps): ReactElement {
  if (error !== null)
    return (
      <div className={styles.status} role="alert">
        <p>{error.message}</p>
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  if (!isLoading && count === 0 && onWiden !== undefined)
    return (
      <div className={styles.status} role="status">
        <p>No icon of this set is called “{words}”.</p>
        <Button variant="default" onClick={onWiden}>
          Search all outline icons
        </Button>
      </div>
    );
  const text = isLoading ? 'Fetching icons' : count === 0 ? `No icon is called “${words}”. Try an English word.` : '';
  return (
    <p className={text === '' ? styles.counted : styles.status} role="status">
      {text === '' ? `${count} icons` : text}
    </p>
  );
}
