import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a row to its end whenever its last card is another one, because everybody wants to see what was just played. */
export function useNewestInSight(newest: string | undefined): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    row.current?.scrollTo({ left: row.current.scrollWidth });
  }, [newest]);
  return row;
}
