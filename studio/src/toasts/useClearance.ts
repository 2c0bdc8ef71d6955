import { useEffect, useState, type RefObject } from 'react';

/** What toasts must not cover: footers and bars with the next button. */
const KEPT_CLEAR = 'footer, [data-keep-clear]';

/**
 * How far above the bottom of the window toasts must be to cover no footer below them, in pixels. Measured while there
 * are toasts, again whenever a dialog opens or closes.
 */
export function useClearance(column: RefObject<HTMLElement | null>, hasToasts: boolean): number {
  const [clearance, setClearance] = useState(0);
  useEffect(() => {
    if (!hasToasts) return;
    let frame = 0;
    const measure = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (column.current !== null) setClearance(clearanceUnder(column.current.getBoundingClientRect()));
      });
    };
    measure();
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, subtree: true });
    for (const event of MOVES) window.addEventListener(event, measure);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      for (const event of MOVES) window.removeEventListener(event, measure);
    };
  }, [column, hasToasts]);
  return hasToasts ? clearance : 0;
}

/** What moves footers, such as a dialog that slides in. */
const MOVES = ['resize', 'transitionend', 'animationend'] as const;

function clearanceUnder({ left, right }: DOMRect): number {
  const heights = [...document.querySelectorAll(KEPT_CLEAR)].map((element) => {
    const box = element.getBoundingClientRect();
    const isBelow = box.height > 0 && box.left < right && box.right > left && box.top > innerHeight / 2;
    return isBelow ? innerHeight - box.top : 0;
  });
  return Math.max(0, ...heights);
}
