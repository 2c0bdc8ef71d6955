import type { KeyboardEvent } from 'react';
import { allCards } from '../../../../deck/document/find.js';
import { extendTo, onlyCard } from '../../../../deck/session/selection.js';
import type { Editor } from '../../../../deck/editor/createEditor.js';
import { useEditor } from '../../../../deck/editor/EditorContext.js';

/** Keyboard control of the grid: arrows move, Shift extends, Enter opens, Space edits in the dialog. */
export function useGridKeys(columns: number): (event: KeyboardEvent) => void {
  const editor = useEditor();
  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.target as Element).getAttribute('data-card') === null) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: columns,
      ArrowUp: -columns,
      Home: Number.NEGATIVE_INFINITY,
      End: Number.POSITIVE_INFINITY,
    };
    const step = steps[event.key];
    const { session } = editor;
    const { cardId } = session.getState();
    if (step !== undefined) go(editor, step, event.shiftKey);
    else if (event.key === 'Enter') session.setState({ view: 'card', panel: 'card' });
    else if (event.key === ' ' && cardId !== undefined)
      session.setState({ modal: { entity: 'card', id: cardId, tab: 'content' } });
    else return;
    event.preventDefault();
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
