import type { KeyboardEvent } from 'react';
import { extendTo, onlyCard, onlyCategory } from '../../../../deck/session/selection.js';
import type { Editor } from '../../../../deck/editor/createEditor.js';
import { useEditor } from '../../../../deck/editor/EditorContext.js';
import { focusField } from '../../fields/focusField.js';
import { toggleCategory } from './toggleCategory.js';
import type { TreeRow } from './treeRows.js';

/** Keyboard control of the tree: up and down move, left and right collapse and expand, Enter goes to the fields, Escape clears the selection. */
export function useTreeKeys(rows: readonly TreeRow[]): (event: KeyboardEvent) => void {
  const editor = useEditor();
  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const items = rows.filter(({ kind }) => kind !== 'add');
    const key = (event.target as Element).closest('[data-row]')?.getAttribute('data-row');
    const at = items.findIndex((row) => row.key === key);
    const row = items[at];
    if (row === undefined || (event.target as Element).getAttribute('data-row') === null) return;
    const go = (to: number): void => goTo(editor, items[Math.max(0, Math.min(items.length - 1, to))], event.shiftKey);
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      Home: () => go(0),
      End: () => go(items.length - 1),
      ArrowLeft: () => closeOrClimb(editor, row, items),
      ArrowRight: () => {
        if (row.kind === 'category' && !row.isOpen) toggleCategory(editor, row.category.id);
        else if (row.kind === 'category') go(at + 1);
      },
      Enter: () => (row.kind === 'card' ? focusField(editor, 'title') : toggleCategory(editor, row.key)),
      Escape: () => {
        if (row.kind === 'card') editor.session.setState(onlyCard(editor.store.getState().document, row.cardId));
      },
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    step();
  };
}

function goTo({ store, session }: Editor, row: TreeRow | undefined, isExtending: boolean): void {
  if (row === undefined || row.kind === 'add') return;
  const { document: deck } = store.getState();
  if (row.kind === 'card')
    session.setState(isExtending ? extendTo(deck, session.getState(), row.cardId) : onlyCard(deck, row.cardId));
  else if (!isExtending && row.category.cards.length === 0) session.setState(onlyCategory(deck, row.category.id));
  // A row that must be scrolled into view first does not exist yet. All others are focused at once, for the next key to start there.
  if (!focusRow(row.key)) requestAnimationFrame(() => focusRow(row.key));
}

function closeOrClimb(editor: Editor, row: TreeRow, items: readonly TreeRow[]): void {
  if (row.kind === 'category' && row.isOpen) return toggleCategory(editor, row.category.id);
  if (row.kind !== 'card') return;
  const parent = items.find(({ key }) => key === row.categoryId);
  if (parent) focusRow(parent.key);
}

/** @param key a card's or category's id @returns whether the row is drawn; if not, nothing happens */
export function focusRow(key: string): boolean {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);
  row?.focus();
  return row !== null;
}
