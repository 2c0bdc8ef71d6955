import type { KeyboardEvent } from 'react';
import { runAction } from '../../../actions/runAction.js';
import { selectAllByKey } from '../../../template/actions/selectNear.js';
import type { BuilderActions } from '../../../template/actions/builderActions.js';
import { useBuilder, useBuilderActions } from '../../../template/builder/BuilderContext.js';
import type { Builder } from '../../../template/builder/createBuilder.js';
import { extendTo, toggle } from '../../../template/builder/selecting.js';
import { changeDepth } from './dropOnRow.js';
import { toggleOpen } from './toggleOpen.js';
import type { TreeRow } from './treeRows.js';

/**
 * Keyboard control of the structure: up and down select, left and right collapse and expand; with Alt, they move the
 * selected parts among their siblings, out of their parent and into the group before them.
 */
export function useStructureKeys(rows: readonly TreeRow[]): (event: KeyboardEvent) => void {
  const builder = useBuilder();
  const { arrange } = useBuilderActions();
  return (event) => {
    const id = (event.target as Element).getAttribute('data-row');
    const at = rows.findIndex(({ part }) => part.id === id);
    const row = rows[at];
    if (row === undefined) return;
    if (selectAllByKey(builder, event)) event.preventDefault();
    if (event.ctrlKey || event.metaKey) return;
    const step = event.altKey
      ? moves(builder, arrange)[event.key]
      : steps(builder, rows, at, row, event.shiftKey)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    step();
  };
}

type Steps = Readonly<Record<string, () => void>>;

function moves(builder: Builder, { earlier, later }: BuilderActions['arrange']): Steps {
  return {
    ArrowUp: () => runAction(earlier),
    ArrowDown: () => runAction(later),
    ArrowLeft: () => changeDepth(builder, 'out'),
    ArrowRight: () => changeDepth(builder, 'in'),
  };
}

function steps(
  builder: Builder,
  rows: readonly TreeRow[],
  at: number,
  { part, isOpen }: TreeRow,
  isExtending: boolean,
): Steps {
  const { session } = builder;
  const go = (to: number): void => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, to))];
    if (row === undefined) return;
    const ids = rows.map((each) => each.part.id);
    if (isExtending) session.setState(extendTo(session.getState(), ids, row.part.id));
    else builder.selectParts([row.part.id]);
    focusRow(row.part.id);
  };
  const parentAt = rows.findIndex((row) => row.part.id === part.parentId);
  return {
    ArrowDown: () => go(at + 1),
    ArrowUp: () => go(at - 1),
    Home: () => go(0),
    End: () => go(rows.length - 1),
    ArrowLeft: () => (isOpen ? toggleOpen(builder, part.id) : parentAt >= 0 && go(parentAt)),
    ArrowRight: () =>
      part.childIds.length > 0 && !isOpen ? toggleOpen(builder, part.id) : part.childIds.length > 0 && go(at + 1),
    ' ': () => session.setState(toggle(session.getState(), part.id)),
    Enter: () =>
      document.getElementById('inspector')?.querySelector<HTMLElement>('input, button, select, textarea')?.focus(),
    Escape: () => builder.selectParts([]),
  };
}

function focusRow(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus());
}
