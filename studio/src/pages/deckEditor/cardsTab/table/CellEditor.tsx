import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import styles from './CardsTable.module.css';

interface Props {
  readonly label: string;
  readonly text: string;
  /** CSS pixels in the sheet. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** @param text undefined where nothing is kept; @param key that ended it, which moves on */
  readonly onFinish: (text: string | undefined, key?: KeyboardEvent) => void;
}

/** The cell under edit: Enter and Tab keep, shift and Enter break the line, Escape leaves it as it was. */
export function CellEditor({ label, text, left, top, width, onFinish }: Props): ReactElement {
  const field = useRef<HTMLTextAreaElement>(null);
  // Escape and Enter take the field away, at which the browser also tells that it lost the keyboard.
  const isOver = useRef(false);
  const finish = (kept: string | undefined, key?: KeyboardEvent): void => {
    if (isOver.current) return;
    isOver.current = true;
    onFinish(kept, key);
  };
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(text.length, text.length);
  }, [text]);
  return (
    <textarea
      ref={field}
      className={styles.editor}
      aria-label={label}
      defaultValue={text}
      rows={1}
      style={{ left, top, minWidth: width }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') finish(undefined);
        else if (event.key === 'Tab' || (event.key === 'Enter' && !event.shiftKey))
          finish(event.currentTarget.value, event);
        else return;
        event.preventDefault();
      }}
      onBlur={({ currentTarget }) => finish(currentTarget.value)}
    />
  );
}
