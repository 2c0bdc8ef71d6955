import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Room above what a hash leads to, in CSS pixels: the tallest bar and some air. */
export const HASH_OFFSET = 96;
/** How long a page may take to bring what its hash names, in milliseconds. */
const PATIENCE_MS = 4_000;

/** New pages begin at their top, known ones where they were left, hashes are scrolled to with room above. */
export function useScroll(): void {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const positions = useRef(new Map<string, number>());
  const page = useRef(pathname);
  const left = useRef<number>(undefined);
  // Links that the browser follows itself have no key of the router's: their hash tells them apart.
  const place = key + hash;
  useLayoutEffect(() => {
    const known = positions.current;
    // Now: browsers that follow a hash have begun to scroll before effects run.
    left.current = known.get(place);
    // As it happens: when a page is left, the shorter next one has moved the window already.
    const note = (): void => void known.set(place, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [place]);
  // Before the new page is painted: it would be seen where the last one stood.
  useLayoutEffect(() => {
    // Reloads come back by themselves; a filter, a tab or a dialog in the query is the same page.
    if (!isReturn && hash === '' && page.current !== pathname) scrollTo({ top: 0, behavior: 'instant' });
    page.current = pathname;
  }, [pathname, hash, isReturn]);
  useEffect(() => {
    if (isReturn && left.current !== undefined) return scrollBack(left.current);
    if (hash !== '') return whenThere(hash.slice(1), scrollToElement);
    return;
  }, [pathname, hash, place, isReturn]);
}

/** Goes back to where a page was left, once it is as tall again. @returns stops waiting */
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
  // It calls back at once with the size that there is.
  observer.observe(document.body);
  return stop;
}

function scrollToElement(element: HTMLElement): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({
    top: element.getBoundingClientRect().top + scrollY - HASH_OFFSET,
    behavior: isStill ? 'instant' : 'smooth',
  });
  // The keyboard goes on from here, as after a link that the browser follows.
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Calls back once an element of that id is in the page. @returns stops waiting */
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
