import { missingDeckFields } from '@cardwright/renderer';
import { useShallow } from 'zustand/react/shallow';
import { useDeck, useSession } from '../editor/EditorContext.js';

/** Labels of the fields that saving requires and that are empty. */
export function useMissingFields(): readonly string[] {
  return useDeck(useShallow(missingDeckFields));
}

/** The error of a required field: shown only after an attempt to save, so that nobody is interrupted while writing. */
export function useMissingError(label: string): string | undefined {
  const isMarked = useSession(({ marksMissing }) => marksMissing);
  const isMissing = useMissingFields().includes(label);
  return isMarked && isMissing ? 'Fill this in to save the deck.' : undefined;
}
