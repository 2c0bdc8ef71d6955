import { useEffect } from 'react';
import { useEditor, useSession } from '../editor/EditorContext.js';
import { REQUIRED_FIELD_IDS } from './requiredFields.js';

/** On the Deck tab: moves the focus to the required field that was asked for, as soon as it is there. */
export function useWantedField(): void {
  const { session } = useEditor();
  const wanted = useSession(({ wantedField }) => wantedField);
  useEffect(() => {
    if (wanted === undefined) return;
    const field = document.getElementById(REQUIRED_FIELD_IDS[wanted] ?? '');
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
    session.setState({ wantedField: undefined });
  }, [session, wanted]);
}
