import { directionOf } from '@cardwright/renderer';
import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import styles from './CardsTable.module.css';
import { ChoiceEditor } from './ChoiceEditor.js';
import { useCaretAtEnd } from './useCaretAtEnd.js';

interface Props {
  readonly label: string;
  readonly text: string;
  /** The choices; undefined for texts. */
  readonly options: readonly string[] | undefined;
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
export function CellEditor({ label, text, options, language, left, top, width, onFinish }: Props): ReactElement {
  // Escape and Enter remove the field, which also fires a blur event.
  const isOver = useRef(false);
  const finish = (kept: string | undefined, key?: KeyboardEvent): void => {
    if (isOver.current) return;
    isOver.current = true;
    onFinish(kept, key);
  };
  const onKey = (event: KeyboardEvent, kept: string): void => {
    // Saving takes what is typed.
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') return finish(kept);
    event.stopPropagation();
    // While Japanese and the like are composed, these keys choose characters.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') finish(undefined);
    else if (event.key === 'Tab' || (event.key === 'Enter' && !event.shiftKey)) finish(kept, event);
    else return;
    event.preventDefault();
  };
  const field = useCaretAtEnd<HTMLTextAreaElement>();
  const style = { left, top, minWidth: width };
  if (options !== undefined)
    return <ChoiceEditor label={label} text={text} options={options} style={style} onKey={onKey} onFinish={finish} />;
  return (
    <textarea
      ref={field}
      className={styles.editor}
      aria-label={label}
      {...(language === undefined ? { dir: 'auto' } : { lang: language, dir: directionOf(language) })}
      defaultValue={text}
      rows={1}
      style={style}
      onKeyDown={(event) => onKey(event, event.currentTarget.value)}
      onBlur={({ currentTarget }) => finish(currentTarget.value)}
    />
  );
}
