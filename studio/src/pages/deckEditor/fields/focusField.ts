import type { Editor } from '../../../deck/editor/createEditor.js';

/** Id of the input that edits a card's content kind. */
export function fieldId(kind: string): string {
  return `card-${kind.replaceAll(/[^\w-]/g, '-')}`;
}

/** Focuses the field of a content kind; shows the fields first if they are hidden. */
export function focusField({ session }: Editor, kind: string): void {
  session.setState({ panel: 'fields', isFocused: false });
  const focus = (): void => {
    const field = document.getElementById(fieldId(kind));
    field?.focus();
    field?.scrollIntoView({ block: 'nearest' });
  };
  // A drawer needs two frames to mount.
  requestAnimationFrame(() => requestAnimationFrame(focus));
}
