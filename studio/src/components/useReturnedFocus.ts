import { useEffect } from 'react';

/** Gives the focus back to where it was when a dialog opened, for dialogs that are mounted already open. */
export function useReturnedFocus(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const from = openerOf(document.activeElement);
    return () => {
      // After the dialog has left the page, and only if nothing else has taken the focus.
      requestAnimationFrame(() => {
        if (document.activeElement === null || document.activeElement === document.body) from?.focus();
      });
    };
  }, [isOpen]);
}

/** What was pressed; for an entry of a menu, which goes away, the button of the menu. */
function openerOf(element: Element | null): HTMLElement | null {
  const label = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? undefined;
  if (label !== undefined) return document.getElementById(label);
  return element instanceof HTMLElement && element !== document.body ? element : null;
}
