/** Whether a key is pressed in a dialog, which keeps its keys to itself. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"][aria-modal="true"]') !== null;
}
