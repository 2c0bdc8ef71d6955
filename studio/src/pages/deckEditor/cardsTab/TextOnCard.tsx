import { directionOf } from '@cardwright/renderer';
import { useEffect, useRef, type CSSProperties, type KeyboardEvent, type ReactElement } from 'react';
import { GrowingTextarea } from '../../../components/GrowingTextarea.js';
import type { CardTextField } from '../../../deck/document/cardTexts.js';
import { useCardText } from '../../../deck/editor/useCardText.js';
import { useEditor } from '../../../deck/editor/EditorContext.js';
import { fieldName } from '../../../words/fieldNames.js';
import classes from './canvas.module.css';

interface Props {
  readonly cardId: string;
  readonly field: CardTextField;
  /** The position of the text on the face. */
  readonly box: CSSProperties;
  readonly onClose: () => void;
}

/** A card's text as an input on the card. Escape closes it, and so does Enter in a title; the text is kept. */
export function TextOnCard({ cardId, field, box, onClose }: Props): ReactElement {
  const { session, store } = useEditor();
  const { own, shown, from, language, change } = useCardText(cardId, field);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    session.setState({ fieldKind: field });
    input.current?.focus({ preventScroll: true });
    input.current?.select();
    return () => {
      store.endGesture();
      session.setState({ fieldKind: undefined });
    };
  }, [session, store, field]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const isDone =
      event.key === 'Escape' || (event.key === 'Enter' && field === 'title' && !event.nativeEvent.isComposing);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <GrowingTextarea
      ref={input}
      className={classes.onCard}
      classNames={{ input: classes.onCardInput ?? '' }}
      style={{ left: box.left, top: box.top, width: box.width, '--height': `${String(box.height)}px` }}
      aria-label={`${fieldName(field)}, on the card`}
      value={own}
      placeholder={shown}
      lang={language}
      dir={directionOf(own === '' ? from : language)}
      minRows={1}
      maxRows={10}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={onClose}
    />
  );
}
