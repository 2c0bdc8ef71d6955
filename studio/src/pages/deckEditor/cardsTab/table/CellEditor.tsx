import { directionOf } from '@cardwright/renderer';
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import styles from './CardsTable.module.css';

interface Props {
  readonly label: string;
  readonly text: string;
  /** undefined for values that belong to no language. */
  readonly language: string | undefined;
  /** CSS pixels in the sheet. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** @param text undefined to cancel; @param key the key that ended the edit and moves the selection */
  readonly onFinish: (text: string | undefined, key?: KeyboardEvent) => void;
}

/** The cell being edited: Enter and Tab accept, Shift+Enter breaks the line, Escape cancels. */
export function CellEditor({ label, text, language, left, top, width, onFinish }: Props): ReactElement {
  const field = useRef<HTMLTextAreaElement>(null);
  // Escape and Enter remove the field, which also fires a blur event.
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
      {...(language !== undefined && { lang: language, dir: directionOf(language) })}
      defaultValue={text}
      rows={1}
      style={{ left, top, minWidth: width }}
      onKeyDown={(event) => {
        event.stopPropagation();
        // While Japanese and the like are composed, these keys choose characters.
        if (event.nativeEvent.isComposing) return;
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
