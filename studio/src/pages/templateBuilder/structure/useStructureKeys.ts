import type { KeyboardEvent } from 'react';
import { extending, type HelpKey, keyFor, useHelpKeys } from '../../../actions/helpKeys.js';
import { runAction } from '../../../actions/runAction.js';
import { selectAllByKey } from '../../../template/actions/selectNear.js';
import { useBuilder, useBuilderActions } from '../../../template/builder/BuilderContext.js';
import type { Builder } from '../../../template/builder/createBuilder.js';
import { extendTo, toggle } from '../../../template/builder/selecting.js';
import { changeDepth } from './dropOnRow.js';
import { toggleOpen } from './toggleOpen.js';
import type { TreeRow } from './treeRows.js';

/** The row that has the focus. */
interface Place {
  readonly row: TreeRow;
  readonly at: number;
  readonly rows: readonly TreeRow[];
}

interface StructureKey extends HelpKey {
  readonly run: (place: Place, event: KeyboardEvent) => void;
}

/**
 * Keyboard control of the structure: up and down select, left and right collapse and expand; with Alt, they move the
 * selected parts among their siblings, out of their parent and into the group before them.
 */
export function useStructureKeys(rows: readonly TreeRow[]): (event: KeyboardEvent) => void {
  const builder = useBuilder();
  const { earlier, later } = useBuilderActions().arrange;
  const keys = useHelpKeys<StructureKey>('In the structure', [
    ...selectingKeys(builder),
    { label: 'Close, or go to the parent', shortcuts: ['ArrowLeft'], run: (place) => closeOrClimb(builder, place) },
    { label: 'Open, or go inside', shortcuts: ['ArrowRight'], run: (place) => openOrEnter(builder, place) },
    { label: 'Edit the properties', shortcuts: ['Enter'], run: focusInspector },
    { label: 'Move among the siblings', shortcuts: ['alt+ArrowUp'], run: () => runAction(earlier) },
    { label: 'Move among the siblings', shortcuts: ['alt+ArrowDown'], run: () => runAction(later) },
    { label: 'Move out of the parent', shortcuts: ['alt+ArrowLeft'], run: () => changeDepth(builder, 'out') },
    { label: 'Move into the group before', shortcuts: ['alt+ArrowRight'], run: () => changeDepth(builder, 'in') },
  ]);
  return (event) => {
    const id = (event.target as Element).getAttribute('data-row');
    const at = rows.findIndex(({ part }) => part.id === id);
    const row = rows[at];
    const key = keyFor(event, keys.current);
    if (row === undefined || key === undefined) return;
    event.preventDefault();
    key.run({ row, at, rows }, event);
  };
}

function selectingKeys(builder: Builder): StructureKey[] {
  const { session } = builder;
  const near: StructureKey = {
    label: 'Select the part above or below',
    shortcuts: ['ArrowUp', 'ArrowDown'],
    run: ({ at, rows }, { key, shiftKey }) => go(builder, rows, key === 'ArrowUp' ? at - 1 : at + 1, shiftKey),
  };
  const end: StructureKey = {
    label: 'Select the first or last part',
    shortcuts: ['Home', 'End'],
    run: ({ rows }, { key, shiftKey }) => go(builder, rows, key === 'Home' ? 0 : rows.length - 1, shiftKey),
  };
  return [
    near,
    end,
    extending(near),
    extending(end),
    {
      label: 'Add to the selection, or take away',
      shortcuts: ['Space'],
      run: ({ row }) => session.setState(toggle(session.getState(), row.part.id)),
    },
    {
      label: 'Select everything beside the selection',
      shortcuts: ['mod+A'],
      run: (_place, event) => void selectAllByKey(builder, event),
    },
    { label: 'Clear the selection', shortcuts: ['Escape'], run: () => builder.selectParts([]) },
  ];
}

function go(builder: Builder, rows: readonly TreeRow[], to: number, isExtending: boolean): void {
  const { session } = builder;
  const row = rows[Math.max(0, Math.min(rows.length - 1, to))];
  if (row === undefined) return;
  const ids = rows.map(({ part }) => part.id);
  if (isExtending) session.setState(extendTo(session.getState(), ids, row.part.id));
  else builder.selectParts([row.part.id]);
  focusRow(row.part.id);
}

function closeOrClimb(builder: Builder, { row, rows }: Place): void {
  if (row.isOpen) return toggleOpen(builder, row.part.id);
  const parentAt = rows.findIndex(({ part }) => part.id === row.part.parentId);
  if (parentAt >= 0) go(builder, rows, parentAt, false);
}

function openOrEnter(builder: Builder, { row, at, rows }: Place): void {
  if (row.part.childIds.length === 0) return;
  if (row.isOpen) go(builder, rows, at + 1, false);
  else toggleOpen(builder, row.part.id);
}

function focusInspector(): void {
  document.getElementById('inspector')?.querySelector<HTMLElement>('input, button, select, textarea')?.focus();
}

function focusRow(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus());
}
