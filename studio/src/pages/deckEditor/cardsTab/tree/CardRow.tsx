import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useMergedRef } from '@mantine/hooks';
import { GripVertical, TriangleAlert } from 'lucide-react';
import { memo, type MouseEvent, type ReactElement } from 'react';
import { CardThumbnail } from '../../../../rendering/CardThumbnail.js';
import { extendTo, onlyCard, toggleCard } from '../../../../deck/session/selection.js';
import { useDeck, useEditor, useSession } from '../../../../deck/editor/EditorContext.js';
import { useFindings } from '../../../../deck/review/useFindings.js';
import { shownText } from '../../../../deck/document/texts.js';
import { useFace } from '../../../../deck/editor/useFace.js';
import { useDropMark } from './dropPlace.js';
import { MissingLanguages } from './MissingLanguages.js';
import classes from './tree.module.css';

/** A card row: its face, name, warnings and a drag handle. */
export const CardRow = memo(function CardRow({ cardId }: { readonly cardId: string }): ReactElement | null {
  const editor = useEditor();
  const { store, session, faces } = editor;
  const language = useSession((state) => state.language);
  const placed = useDeck((deck) => faces.place(deck, cardId)?.card);
  const title = useDeck((deck) => (placed === undefined ? '' : shownText(deck, placed, 'title', language).text));
  const isCurrent = useSession((state) => state.cardId === cardId);
  const isSelected = useSession((state) => state.cardId === cardId || state.selectedIds.has(cardId));
  const face = useFace(cardId, 'front');
  const findings = useFindings(cardId);
  const drag = useDraggable({ id: cardId, data: { cardId } });
  const drop = useDroppable({ id: cardId });
  const mark = useDropMark(cardId);
  const place = useMergedRef(drag.setNodeRef, drop.setNodeRef);
  if (placed === undefined) return null;
  const onClick = (event: MouseEvent): void => {
    const { document: deck } = store.getState();
    const state = session.getState();
    if (event.shiftKey) session.setState(extendTo(deck, state, cardId));
    else if (event.ctrlKey || event.metaKey) session.setState(toggleCard(deck, state, cardId));
    else session.setState({ ...onlyCard(deck, cardId), panel: state.panel === 'cards' ? 'card' : state.panel });
  };
  return (
    <div
      ref={place}
      role="treeitem"
      aria-level={2}
      aria-selected={isSelected}
      aria-current={isCurrent || undefined}
      aria-label={title === '' ? 'Untitled card' : title}
      tabIndex={isCurrent ? 0 : -1}
      data-row={cardId}
      data-dragging={drag.isDragging || undefined}
      data-drop={mark}
      className={classes.card}
      onClick={onClick}
      onDoubleClick={() => session.setState({ modal: { entity: 'card', id: cardId, tab: 'content' } })}
    >
      {face !== undefined && <CardThumbnail face={face} width={26} className={classes.thumbnail} />}
      <span className={classes.title} dir="auto">
        {title === '' ? 'Untitled card' : title}
      </span>
      {findings.length > 0 && (
        <span className={classes.warning} title={findings.map(({ message }) => message).join('\n')}>
          <TriangleAlert size={15} role="img" aria-label="Needs attention" />
        </span>
      )}
      <MissingLanguages card={placed} />
      <button
        type="button"
        ref={drag.setActivatorNodeRef}
        className={classes.grip}
        {...drag.listeners}
        tabIndex={-1}
        aria-hidden="true"
      >
        <GripVertical size={15} />
      </button>
    </div>
  );
});
