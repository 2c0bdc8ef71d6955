import { useEffect, useRef, type RefObject } from 'react';

/** Focuses a field that has just opened, behind its text. */
export function useCaretAtEnd<Field extends HTMLInputElement | HTMLTextAreaElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);
  return field;
}
