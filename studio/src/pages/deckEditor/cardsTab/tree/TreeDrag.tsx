import {
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { DragEndEvent, DragMoveEvent } from '@dnd-kit/core';
import { useState, type ReactElement, type ReactNode } from 'react';
import { CardThumbnail } from '../../../../rendering/CardThumbnail.js';
import { onlyCard, selectedCards } from '../../../../deck/session/selection.js';
import { useEditor, useSession } from '../../../../deck/editor/EditorContext.js';
import { dragAnnouncements } from '../../../../deck/actions/dragAnnouncements.js';
import { nameForReaders } from '../../../../deck/actions/nameForReaders.js';
import { useFace } from '../../../../deck/editor/useFace.js';
import { dropCards, type DropPlace } from './dropCards.js';
import { DropContext } from './dropPlace.js';
import classes from './tree.module.css';

/** Cards are dragged by their handles, selected ones together, to a place in any category. */
export function TreeDrag({ children }: { readonly children: ReactNode }): ReactElement {
  const editor = useEditor();
  const [draggedId, setDragged] = useState<string>();
  const [place, setPlace] = useState<DropPlace>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 6 } }),
  );
  const start = (cardId: string): void => {
    const { session, store } = editor;
    if (!selectedCards(session.getState()).includes(cardId))
      session.setState(onlyCard(store.getState().document, cardId));
    setDragged(cardId);
  };
  const end = (isDropped: boolean): void => {
    if (isDropped && place !== undefined) dropCards(editor, place);
    setDragged(undefined);
    setPlace(undefined);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{
        screenReaderInstructions: { draggable: 'Alt and the arrow keys move a card.' },
        announcements: dragAnnouncements((id) => nameForReaders(editor, id)),
      }}
      onDragStart={({ active }) => start(String(active.id))}
      onDragMove={(event) => setPlace(placeOf(event))}
      onDragEnd={(event: DragEndEvent) => end(event.over !== null)}
      onDragCancel={() => end(false)}
    >
      <DropContext value={place}>{children}</DropContext>
      <DragOverlay dropAnimation={null}>{draggedId === undefined ? null : <Dragged cardId={draggedId} />}</DragOverlay>
    </DndContext>
  );
}

/** Over a row's upper half: before it; over its lower half: after it. */
function placeOf({ over, active, activatorEvent, delta }: DragMoveEvent): DropPlace | undefined {
  if (over === null) return undefined;
  const pointer = pointerY(activatorEvent, delta.y) ?? active.rect.current.translated?.top ?? 0;
  return { rowId: String(over.id), isBehind: pointer > over.rect.top + over.rect.height / 2 };
}

function pointerY(event: Event, moved: number): number | undefined {
  if (event instanceof MouseEvent) return event.clientY + moved;
  const touch = 'touches' in event ? (event as TouchEvent).touches[0] : undefined;
  return touch === undefined ? undefined : touch.clientY + moved;
}

function Dragged({ cardId }: { readonly cardId: string }): ReactElement {
  const face = useFace(cardId, 'front');
  const count = useSession(({ selectedIds }) => (selectedIds.has(cardId) ? selectedIds.size : 1));
  return (
    <div className={classes.dragged}>
      {face !== undefined && <CardThumbnail face={face} width={44} />}
      {count > 1 && <span className={classes.draggedCount}>{count}</span>}
    </div>
  );
}
