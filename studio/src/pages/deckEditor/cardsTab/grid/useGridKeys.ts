import type { KeyboardEvent } from 'react';
import { extending, type HelpKey, keyFor, useHelpKeys } from '../../../../actions/helpKeys.js';
import { allCards } from '../../../../deck/document/find.js';
import { selectAllCards } from '../../../../deck/actions/selectAllCards.js';
import { extendTo, onlyCard } from '../../../../deck/session/selection.js';
import type { Editor } from '../../../../deck/editor/createEditor.js';
import { useEditor } from '../../../../deck/editor/EditorContext.js';

interface GridKey extends HelpKey {
  readonly run: (event: KeyboardEvent) => void;
}

/** Keyboard control of the grid: arrows move, Shift extends, Enter opens, Space edits in the dialog. */
export function useGridKeys(columns: number): (event: KeyboardEvent) => void {
  const editor = useEditor();
  const { session } = editor;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  const move: GridKey = {
    label: 'Go to another card',
    shortcuts: Object.keys(steps),
    run: ({ key, shiftKey }) => go(editor, steps[key] ?? 0, shiftKey),
  };
  const keys = useHelpKeys<GridKey>('In the grid', [
    move,
    extending(move),
    { label: 'Select all cards', shortcuts: ['mod+A'], run: () => selectAllCards(editor) },
    { label: 'Open the card', shortcuts: ['Enter'], run: () => session.setState({ view: 'card', panel: 'card' }) },
    {
      label: 'Edit the card in a dialog',
      shortcuts: ['Space'],
      run() {
        const { cardId: id } = session.getState();
        if (id !== undefined) session.setState({ modal: { entity: 'card', id, tab: 'content' } });
      },
    },
  ]);
  return (event) => {
    if ((event.target as Element).getAttribute('data-card') === null) return;
    const key = keyFor(event, keys.current);
    if (key === undefined) return;
    event.preventDefault();
    key.run(event);
  };
}

function go({ store, session }: Editor, step: number, isExtending: boolean): void {
  const { document: deck } = store.getState();
  const ids = allCards(deck).map(({ id }) => id);
  const at = ids.indexOf(session.getState().cardId ?? '');
  const next = ids[Math.max(0, Math.min(ids.length - 1, at + step))];
  if (next === undefined) return;
  session.setState(isExtending ? extendTo(deck, session.getState(), next) : onlyCard(deck, next));
  const find = (): HTMLElement | null => document.querySelector(`[data-card="${CSS.escape(next)}"]`);
  const card = find();
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
}
