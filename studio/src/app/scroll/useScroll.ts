import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Room above a hash's target, in CSS pixels: the tallest bar plus a margin. */
export const HASH_OFFSET = 96;
/** How long, in milliseconds, a page may take until the target of its hash exists. */
const PATIENCE_MS = 4_000;

/** New pages start at the top, known ones where they were left; hashes scroll to their target with an offset. */
export function useScroll(): void {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const positions = useRef(new Map<string, number>());
  const page = useRef(pathname);
  const left = useRef<number>(undefined);
  // Links that the browser follows itself have no router key: their hash tells them apart.
  const place = key + hash;
  useLayoutEffect(() => {
    const known = positions.current;
    // Immediately: a browser that follows a hash starts to scroll before effects run.
    left.current = known.get(place);
    // Synchronously: on navigation, a shorter next page has already moved the scroll position.
    const note = (): void => void known.set(place, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [place]);
  // Before the new page is painted: it would appear at the last one's position.
  useLayoutEffect(() => {
    // Reloads restore the position themselves; a changed filter, tab or dialog in the query is still the same page.
    if (!isReturn && hash === '' && page.current !== pathname) scrollTo({ top: 0, behavior: 'instant' });
    page.current = pathname;
  }, [pathname, hash, isReturn]);
  useEffect(() => {
    if (isReturn && left.current !== undefined) return scrollBack(left.current);
    if (hash !== '') return whenThere(hash.slice(1), scrollToElement);
    return;
  }, [pathname, hash, place, isReturn]);
}

/** Restores a page's scroll position once the page is tall enough. @returns a function that stops waiting */
function scrollBack(top: number): () => void {
  const room = (): number => document.documentElement.scrollHeight - innerHeight;
  const observer = new ResizeObserver(() => {
    if (room() < top) return;
    stop();
    scrollTo({ top, behavior: 'instant' });
  });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  // It calls back at once with the current size.
  observer.observe(document.body);
  return stop;
}

function scrollToElement(element: HTMLElement): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({
    top: element.getBoundingClientRect().top + scrollY - HASH_OFFSET,
    behavior: isStill ? 'instant' : 'smooth',
  });
  // Focus continues here, as after following a native link.
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Calls back once an element with that id is in the page. @returns a function that stops waiting */
function whenThere(encoded: string, found: (element: HTMLElement) => void): () => void {
  const id = decoded(encoded);
  const look = (): boolean => {
    const element = document.getElementById(id);
    if (element !== null) found(element);
    return element !== null;
  };
  if (look()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (look()) stop();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  return stop;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
