import { useEffect, useState, type RefObject } from 'react';

/** Faces just outside the view are painted in advance. */
const AHEAD = '240px';

/** Whether an element is visible or nearly so. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => setOnScreen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isOnScreen;
}
