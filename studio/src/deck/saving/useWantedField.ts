import { useEffect } from 'react';
import { useEditor, useSession } from '../editor/EditorContext.js';
import { FIELD_IDS } from './fieldIds.js';

/** On the Deck tab: moves the focus to the field that was asked for, as soon as it is there. */
export function useWantedField(): void {
  const { session } = useEditor();
  const wanted = useSession(({ wantedField }) => wantedField);
  useEffect(() => {
    if (wanted === undefined) return;
    const field = document.getElementById(FIELD_IDS[wanted] ?? '');
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
    session.setState({ wantedField: undefined });
  }, [session, wanted]);
}
