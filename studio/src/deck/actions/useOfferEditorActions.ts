import { useMemo } from 'react';
import { useActions } from '../../actions/actionStore.js';
import { useDialog } from '../editor/useDialog.js';
import { useDeckState, useEditor, useSession } from '../editor/EditorContext.js';
import { cardActions } from './cardActions.js';
import { deckActions } from './deckActions.js';
import { viewActions } from './viewActions.js';

/** Offers what can be done in the deck editor to its keys, the palette and the help. */
export function useEditorActions(): void {
  const editor = useEditor();
  const openDialog = useDialog();
  const canUndo = useDeckState(({ history }) => history.past.length > 0);
  const canRedo = useDeckState(({ history }) => history.future.length > 0);
  const isOnCards = useSession((session) => session.tab === 'cards');
  // The table has keys of its own.
  const hasCards = useSession((session) => session.tab === 'cards' && session.view !== 'table');
  const actions = useMemo(
    () => [
      ...deckActions(editor, openDialog, { canUndo, canRedo }),
      ...(hasCards ? cardActions(editor) : []),
      ...(isOnCards ? viewActions(editor) : []),
    ],
    [editor, openDialog, canUndo, canRedo, hasCards, isOnCards],
  );
  useActions(actions);
}
