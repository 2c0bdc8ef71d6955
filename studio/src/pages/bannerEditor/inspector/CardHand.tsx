import type { BannerCard } from '@cardwright/renderer';
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { KeyboardEvent, ReactElement } from 'react';
import { CardThumbnail } from '../../../rendering/CardThumbnail.js';
import classes from './inspector.module.css';

const CARD_PX = 40;
/** Below this distance, a press chooses a card. */
const DRAG_PX = 5;

interface Props {
  readonly cards: readonly BannerCard[];
  readonly chosenKey: string | undefined;
  readonly onChoose: (key: string) => void;
  readonly onOrder: (keys: readonly string[]) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The banner's cards, to choose one or to drag them into another order; keys move the chosen one. */
export function CardHand({ cards, chosenKey, onChoose, onOrder, onKeyDown }: Props): ReactElement {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }));
  const keys = cards.map(({ key }) => key);
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))];
    if (from >= 0 && to >= 0 && from !== to) onOrder(arrayMove(keys, from, to));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        <ul className={classes.cards} aria-label="Cards from the lowest to the topmost">
          {cards.map((card, index) => (
            <HandCard
              key={card.key}
              card={card}
              place={`${index + 1} of ${cards.length}`}
              isChosen={card.key === chosenKey}
              onChoose={() => onChoose(card.key)}
              onKeyDown={onKeyDown}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface CardProps {
  readonly card: BannerCard;
  readonly place: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function HandCard({ card: { key, title, face }, place, isChosen, onChoose, onKeyDown }: CardProps): ReactElement {
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: key });
  return (
    <li
      ref={setNodeRef}
      className={classes.cardPlace}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition: transition ?? '' }}
    >
      <button
        type="button"
        className={classes.card}
        aria-pressed={isChosen}
        aria-label={`${title || 'Untitled'}, ${place}`}
        {...listeners}
        onClick={onChoose}
        onKeyDown={onKeyDown}
      >
        <CardThumbnail face={face} width={CARD_PX} />
      </button>
    </li>
  );
}
