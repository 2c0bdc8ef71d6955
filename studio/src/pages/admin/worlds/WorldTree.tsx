import {
  DndContext,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import type { CSSProperties, KeyboardEvent, ReactElement } from 'react';
import { Icon } from '../../../icons/Icon.js';
import { counted } from '../../../words/counted.js';
import { Tag } from '../list/Tag.js';
import styles from './WorldTree.module.css';
import { placeAfter, placeAt, type Move, type Place, type Row } from './worldMoves.js';
import type { World } from './worlds.js';

interface Props {
  readonly rows: readonly Row<World>[];
  /** The language of the names; empty for the worlds' own names. */
  readonly language: string;
  readonly isBusy: boolean;
  readonly onMove: (row: Row<World>, to: Place) => Promise<void>;
  readonly onOpen: (world: World) => void;
}

const KEYS: Readonly<Record<string, Move>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

/** All worlds in order, each indented below its parent. */
export function WorldTree({ rows, language, isBusy, onMove, onOpen }: Props): ReactElement {
  // A press alone opens a world.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const find = (id: unknown): Row<World> | undefined => rows.find(({ world }) => world.id === id);
  const drop = ({ active, over }: DragEndEvent): void => {
    const [dragged, target] = [find(active.id), find(over?.id)];
    const to = dragged && target && placeAt(dragged, target);
    if (dragged && to) void onMove(dragged, to);
  };
  const press = (row: Row<World>) => (event: KeyboardEvent) => {
    const move = event.altKey ? KEYS[event.key] : undefined;
    if (move === undefined) return;
    event.preventDefault();
    const to = placeAfter(rows, row, move);
    if (to !== undefined && !isBusy) void onMove(row, to);
  };
  return (
    <DndContext sensors={sensors} onDragEnd={drop}>
      <ul className={styles.tree} aria-busy={isBusy}>
        {rows.map((row) => (
          <WorldRow
            key={row.world.id}
            row={row}
            language={language}
            onPress={press(row)}
            onOpen={() => onOpen(row.world)}
          />
        ))}
      </ul>
    </DndContext>
  );
}

interface RowProps {
  readonly row: Row<World>;
  readonly language: string;
  readonly onPress: (event: KeyboardEvent) => void;
  readonly onOpen: () => void;
}

function WorldRow({ row: { world, depth }, language, onPress, onOpen }: RowProps): ReactElement {
  const translated = world.translations?.[language]?.name;
  const drag = useDraggable({ id: world.id });
  const target = useDroppable({ id: world.id });
  const style: CSSProperties = {
    paddingLeft: 16 + depth * 28,
    ...(drag.transform && { transform: `translate(${drag.transform.x}px, ${drag.transform.y}px)` }),
  };
  return (
    <li
      ref={(element) => {
        drag.setNodeRef(element);
        target.setNodeRef(element);
      }}
      style={style}
      data-dragged={drag.isDragging || undefined}
      data-over={(target.isOver && !drag.isDragging) || undefined}
    >
      <span className={styles.grip} {...drag.listeners} aria-hidden>
        <GripVertical size={16} />
      </span>
      <span className={styles.icon}>{world.icon !== null && <Icon icon={world.icon} size={18} />}</span>
      <button type="button" onClick={onOpen} onKeyDown={onPress} className={styles.name}>
        {translated ?? world.name}
      </button>
      {language !== '' && translated === undefined && <Tag tone="warning">Not translated</Tag>}
      <span className={styles.slug}>{translated === undefined ? world.slug : world.name}</span>
      <span className={styles.count}>{counted(world.deck_count, 'deck')}</span>
    </li>
  );
}
