import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Focuses the content of a new page if the element that had the focus is gone, such as the dialog that led there. */
export function useFocusOnPage(): void {
  const { pathname } = useLocation();
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return undefined;
    page.current = pathname;
    // By then, the page has focused a field of its own, or a closing dialog has returned the focus.
    const frame = requestAnimationFrame(() => requestAnimationFrame(focusContent));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}

function focusContent(): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true });
}
