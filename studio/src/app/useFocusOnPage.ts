import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** On a new page, the focus goes to its content if what had it has gone, such as the dialog that led there. */
export function useFocusOnPage(): void {
  const { pathname } = useLocation();
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return undefined;
    page.current = pathname;
    // After the page has focused a field of its own, and a dialog has given the focus back.
    const frame = requestAnimationFrame(() => requestAnimationFrame(focusContent));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}

function focusContent(): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true });
}
