import { useEffect, useState, type RefObject } from 'react';

/** What toasts must not cover: footers and bars with the next button. They are shown above them. */
const BELOW = 'footer, [data-keep-clear]:not([data-keep-clear="beside"])';
/** Columns whose content is used while there are toasts. They are shown to the left of them, where there is room. */
const BESIDE = '[data-keep-clear="beside"]';
/** Pixels between toasts and the edge of the window. */
const GAP = 24;

/** Pixels from the edges of the window. */
interface Clearance {
  readonly bottom: number;
  readonly right: number;
}

const NONE: Clearance = { bottom: 0, right: 0 };

/**
 * How far from the bottom and the right of the window toasts must be to cover nothing that is needed. Measured while there
 * are toasts, again whenever a dialog opens or closes.
 */
export function useClearance(column: RefObject<HTMLElement | null>, hasToasts: boolean): Clearance {
  const [clearance, setClearance] = useState(NONE);
  useEffect(() => {
    if (!hasToasts) return;
    let frame = 0;
    const measure = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (column.current === null) return;
        const next = clearanceFor(column.current.offsetWidth);
        setClearance((last) => (last.bottom === next.bottom && last.right === next.right ? last : next));
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
  return hasToasts ? clearance : NONE;
}

/** What moves footers, such as a dialog that slides in. */
const MOVES = ['resize', 'transitionend', 'animationend'] as const;

function clearanceFor(width: number): Clearance {
  const beside = boxesOf(BESIDE).filter(({ left, right }) => right > innerWidth - GAP - width && left >= GAP + width);
  const right = Math.max(0, ...beside.map(({ left }) => innerWidth - left));
  const end = innerWidth - right - GAP;
  const below = boxesOf(BELOW).filter((box) => box.left < end && box.right > end - width && box.top > innerHeight / 2);
  return { right, bottom: Math.max(0, ...below.map(({ top }) => innerHeight - top)) };
}

function boxesOf(selector: string): readonly DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0);
}
