import type { KeyboardEvent } from 'react';
import { extending, type HelpKey, keyFor, useHelpKeys } from '../../../../actions/helpKeys.js';
import { selectAllCards } from '../../../../deck/actions/selectAllCards.js';
import { extendTo, onlyCard, onlyCategory } from '../../../../deck/session/selection.js';
import type { Editor } from '../../../../deck/editor/createEditor.js';
import { useEditor } from '../../../../deck/editor/EditorContext.js';
import { focusField } from '../../fields/focusField.js';
import { toggleCategory } from './toggleCategory.js';
import type { TreeRow } from './treeRows.js';

type Item = Exclude<TreeRow, { readonly kind: 'add' }>;

/** The row that has the focus. */
interface Place {
  readonly row: Item;
  readonly at: number;
  readonly items: readonly Item[];
}

interface TreeKey extends HelpKey {
  readonly run: (place: Place, event: KeyboardEvent) => void;
}

/** Keyboard control of the tree: up and down move, left and right collapse and expand, Enter goes to the fields, Escape clears the selection. */
export function useTreeKeys(rows: readonly TreeRow[]): (event: KeyboardEvent) => void {
  const editor = useEditor();
  const keys = useHelpKeys('In the list of cards', treeKeys(editor));
  return (event) => {
    const items = rows.filter((row) => row.kind !== 'add');
    const at = items.findIndex((row) => row.key === (event.target as Element).getAttribute('data-row'));
    const row = items[at];
    const key = keyFor(event, keys.current);
    if (row === undefined || key === undefined) return;
    event.preventDefault();
    key.run({ row, at, items }, event);
  };
}

function treeKeys(editor: Editor): TreeKey[] {
  const near: TreeKey = {
    label: 'Go to the card above or below',
    shortcuts: ['ArrowUp', 'ArrowDown'],
    run: ({ at, items }, { key, shiftKey }) => goTo(editor, items, key === 'ArrowUp' ? at - 1 : at + 1, shiftKey),
  };
  const end: TreeKey = {
    label: 'Go to the start or end',
    shortcuts: ['Home', 'End'],
    run: ({ items }, { key, shiftKey }) => goTo(editor, items, key === 'Home' ? 0 : items.length - 1, shiftKey),
  };
  return [
    near,
    end,
    extending(near),
    extending(end),
    { label: 'Select all cards', shortcuts: ['mod+A'], run: () => selectAllCards(editor) },
    {
      label: 'Close, or go to the category',
      shortcuts: ['ArrowLeft'],
      run: ({ row, items }) => closeOrClimb(editor, row, items),
    },
    {
      label: 'Open, or go inside',
      shortcuts: ['ArrowRight'],
      run({ row, at, items }) {
        if (row.kind !== 'category') return;
        if (row.isOpen) goTo(editor, items, at + 1, false);
        else toggleCategory(editor, row.category.id);
      },
    },
    {
      label: 'Edit the card, or open or close the category',
      shortcuts: ['Enter'],
      run: ({ row }) => (row.kind === 'card' ? focusField(editor, 'title') : toggleCategory(editor, row.key)),
    },
    {
      label: 'Select only this card',
      shortcuts: ['Escape'],
      run({ row }) {
        if (row.kind === 'card') editor.session.setState(onlyCard(editor.store.getState().document, row.cardId));
      },
    },
  ];
}

function goTo({ store, session }: Editor, items: readonly Item[], to: number, isExtending: boolean): void {
  const row = items[Math.max(0, Math.min(items.length - 1, to))];
  if (row === undefined) return;
  const { document: deck } = store.getState();
  if (row.kind === 'card')
    session.setState(isExtending ? extendTo(deck, session.getState(), row.cardId) : onlyCard(deck, row.cardId));
  else if (!isExtending && row.category.cards.length === 0) session.setState(onlyCategory(deck, row.category.id));
  // A row that must be scrolled into view first does not exist yet. All others are focused at once, for the next key to start there.
  if (!focusRow(row.key)) requestAnimationFrame(() => focusRow(row.key));
}

function closeOrClimb(editor: Editor, row: Item, items: readonly Item[]): void {
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
