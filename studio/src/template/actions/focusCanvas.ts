/**
 * Gives the canvas the keys, so that arrows move what is new and Escape leaves it: unless somebody types, or has come to
 * a button with the keyboard, which then goes on from there.
 */
export function focusCanvas(): void {
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement?.matches('button:not(:focus-visible)') !== true) return;
  document.querySelector<HTMLElement>('[data-pane]')?.focus({ preventScroll: true });
}
