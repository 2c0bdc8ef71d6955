import { useCallback, useEffect, useState } from 'react';

/** Often enough that no second is skipped. */
const TICK_MS = 200;

export interface Timer {
  /** Whole seconds, rounded up. */
  readonly seconds: number;
  readonly isRunning: boolean;
  readonly isOver: boolean;
  /** Starts, pauses, or begins again after the end. */
  readonly toggle: () => void;
  readonly reset: () => void;
}

/** A countdown that keeps time in a tab in the background. @param total seconds */
export function useTimer(total: number): Timer {
  const [leftMs, setLeft] = useState(total * 1_000);
  /** When it will be over; undefined while it stands still. */
  const [endsAt, setEnd] = useState<number>();
  const reset = useCallback(() => {
    setEnd(undefined);
    setLeft(total * 1_000);
  }, [total]);
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const look = (): void => {
      const left = Math.max(0, endsAt - Date.now());
      setLeft(left);
      if (left > 0) return;
      setEnd(undefined);
      if ('vibrate' in navigator) navigator.vibrate([200, 100, 200]);
    };
    const ticking = setInterval(look, TICK_MS);
    return () => clearInterval(ticking);
  }, [endsAt]);
  const isRunning = endsAt !== undefined;
  const isOver = leftMs === 0;
  const toggle = (): void => {
    if (isRunning) setEnd(undefined);
    else {
      const from = isOver ? total * 1_000 : leftMs;
      setLeft(from);
      setEnd(Date.now() + from);
    }
  };
  return { seconds: Math.ceil(leftMs / 1_000), isRunning, isOver, toggle, reset };
}

/** `3:05` */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
