import isEqual from 'fast-deep-equal';
import { ChevronDown, ChevronRight, EyeOff, GitFork, Lock, TriangleAlert } from 'lucide-react';
import { memo, useState, type DragEvent, type MouseEvent, type ReactElement } from 'react';
import { useBuilder, useBuilderSession } from '../../../template/builder/BuilderContext.js';
import { extendTo, toggle } from '../../../template/builder/selecting.js';
import { renamePart } from '../../../template/document/commands/properties.js';
import { describePart } from '../../../template/document/describePart.js';
import { isContainer } from '../../../template/document/kinds.js';
import { isLockedItself } from '../../../template/document/locks.js';
import { ROOT } from '../../../template/document/layers.js';
import type { Part } from '../../../template/document/parts.js';
import { isGroup } from '../../../template/document/takesItems.js';
import { DRAGGED_KIND } from './DataPanel.js';
import { canDropSelection, dropKind, dropSelection } from './dropOnRow.js';
import { directionIcon, partIcon } from './partIcon.js';
import classes from './structure.module.css';
import type { DropSpot } from './treePlace.js';
import { toggleOpen } from './toggleOpen.js';

interface Props {
  readonly part: Part;
  readonly name: string;
  readonly isOpen: boolean;
  /** Among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
  readonly isFirst: boolean;
  readonly overflows: boolean;
}

/** One row of the structure. Every edit lists all parts again, so rows are compared by what they show. */
export const StructureRow = memo(function StructureRow(props: Props): ReactElement {
  const { part, name, isOpen, position, siblings, isFirst, overflows } = props;
  const builder = useBuilder();
  const { session } = builder;
  const { id } = part;
  const isSelected = useBuilderSession((state) => state.selectedIds.includes(id));
  const isFocusable = useBuilderSession(({ selectedIds }) =>
    selectedIds.length === 0 ? isFirst : selectedIds.at(-1) === id,
  );
  const isRenaming = useBuilderSession((state) => state.renamingId === id);
  const [spot, setSpot] = useState<DropSpot>();
  const Icon = partIcon(part);
  const onClick = (event: MouseEvent): void => {
    const state = session.getState();
    if (event.shiftKey) session.setState(extendTo(state, shownIds(event), id));
    else if (event.ctrlKey || event.metaKey) session.setState(toggle(state, id));
    else builder.selectParts([id]);
  };
  const drop = rowDrop(builder, part, setSpot);
  return (
    <div
      role="treeitem"
      aria-level={part.depth}
      aria-selected={isSelected}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-label={`${name}, ${describePart(part)}`}
      {...(part.childIds.length > 0 && { 'aria-expanded': isOpen })}
      tabIndex={isFocusable ? 0 : -1}
      data-row={id}
      data-layer={part.parentId === ROOT || undefined}
      data-drop={spot}
      data-dimmed={part.item?.hidden === true || undefined}
      draggable={
        !builder.isReadOnly && (part.item ?? part.section) !== undefined && !isLockedItself(part) && !isRenaming
      }
      className={classes.row}
      style={{ paddingLeft: 4 + (part.depth - 1) * 14 }}
      onClick={onClick}
      onDoubleClick={() => session.setState({ renamingId: id })}
      onContextMenu={(event) => {
        event.preventDefault();
        if (!isSelected) builder.selectParts([id]);
        session.setState({ menuAt: { x: event.clientX, y: event.clientY } });
      }}
      {...drop}
    >
      <span
        className={classes.twist}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          toggleOpen(builder, id);
        }}
      >
        {part.childIds.length > 0 && (isOpen ? <ChevronDown size={14} /> : <ChevronRight size={14} />)}
      </span>
      <Icon size={15} aria-hidden className={classes.icon} />
      {isRenaming ? <RenameInput id={id} name={name} /> : <bdi className={classes.name}>{name}</bdi>}
      <Facts part={part} overflows={overflows} />
    </div>
  );
}, isEqual);

function Facts({ part, overflows }: { readonly part: Part; readonly overflows: boolean }): ReactElement {
  const { item, section } = part;
  const Direction = directionIcon(part);
  const isBound =
    item !== undefined && !['text', 'markdown', 'icon', 'image', 'shape', 'svg_shape'].includes(item.kind);
  return (
    <span className={classes.facts} aria-hidden="true">
      {item?.props?.showWhen !== undefined && <GitFork size={13} />}
      {overflows && <TriangleAlert size={14} className={classes.warning} />}
      {isBound && <code className={classes.kind}>{item.kind.replace(/^field:/, '')}</code>}
      {section !== undefined && <span className={classes.percent}>{Math.round(section.heightPercent * 10) / 10}%</span>}
      {(section !== undefined || (item !== undefined && isContainer(item) && part.childIds.length > 0)) && (
        <Direction size={13} />
      )}
      {item?.hidden === true && <EyeOff size={13} />}
      {isLockedItself(part) && <Lock size={13} />}
    </span>
  );
}

function RenameInput({ id, name }: { readonly id: string; readonly name: string }): ReactElement {
  const builder = useBuilder();
  const [text, setText] = useState(name);
  const close = (isKept: boolean): void => {
    if (builder.session.getState().renamingId !== id) return;
    if (isKept && text.trim() !== name) builder.change('rename', renamePart(id, text));
    builder.session.setState({ renamingId: undefined });
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus());
  };
  return (
    <input
      className={classes.rename}
      aria-label="Name"
      dir="auto"
      autoFocus
      value={text}
      onFocus={(event) => event.currentTarget.select()}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={() => close(true)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter' || event.key === 'Escape') close(event.key === 'Enter');
      }}
    />
  );
}

function shownIds(event: MouseEvent): readonly string[] {
  const tree = event.currentTarget.closest('[role="tree"]');
  return [...(tree?.querySelectorAll('[data-row]') ?? [])].map((row) => row.getAttribute('data-row') ?? '');
}

/** Dragging a row, and dropping on it. */
function rowDrop(builder: ReturnType<typeof useBuilder>, part: Part, setSpot: (spot: DropSpot | undefined) => void) {
  const { id } = part;
  const spotOf = (event: DragEvent<HTMLElement>): DropSpot => {
    const place = event.currentTarget.getBoundingClientRect();
    const at = (event.clientY - place.top) / place.height;
    if (isGroup(part) && at > 0.28 && at < 0.72) return 'inside';
    return at < 0.5 ? 'before' : 'after';
  };
  const isKind = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(DRAGGED_KIND);
  return {
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.stopPropagation();
      if (!builder.session.getState().selectedIds.includes(id)) builder.selectParts([id]);
      event.dataTransfer.setData('text/x-cardwright-part', id);
      event.dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      const spot = spotOf(event);
      if (!isKind(event) && !canDropSelection(builder, id, spot)) return setSpot(undefined);
      event.preventDefault();
      setSpot(spot);
    },
    onDragLeave: () => setSpot(undefined),
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      setSpot(undefined);
      if (isKind(event)) dropKind(builder, event.dataTransfer.getData(DRAGGED_KIND), id, spotOf(event));
      else dropSelection(builder, id, spotOf(event));
    },
  };
}
