import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to where it was when a dialog opened. Dialogs do so by themselves, unless they are loaded first.
 * @param startsAtMain if it was nowhere, or at what is gone, it goes to the page's content
 */
export function useReturnedFocus(isOpen: boolean, startsAtMain = false): void {
  // Before anything in the dialog takes the focus.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const from = openerOf(document.activeElement);
    return () => {
      const last = document.activeElement;
      // After the dialog has left the page, and only if nothing else has taken the focus.
      requestAnimationFrame(() => {
        const { activeElement } = document;
        const isFading = activeElement === last && last?.closest('[aria-modal="true"]') !== null;
        if (activeElement === null || activeElement === document.body || isFading) {
          const to = startsAtMain && from?.isConnected !== true ? document.querySelector('main') : from;
          to?.focus({ preventScroll: true });
        }
      });
    };
  }, [isOpen, startsAtMain]);
}

/** What was pressed; for an entry of a menu, which goes away, the button of the menu. */
function openerOf(element: Element | null): HTMLElement | null {
  const label = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? undefined;
  if (label !== undefined) return document.getElementById(label);
  return element instanceof HTMLElement && element !== document.body ? element : null;
}
