import { useEffect, useRef, type RefObject } from 'react';

/** One points at it, or is inside it with the keyboard. */
const HELD = ':hover, :focus-within';

/**
 * Runs a bar down from full to empty and calls `onEnd` then. The bar's own animation is the clock, so that bar and time
 * cannot disagree; where motion is reduced the bar stands still and the time runs all the same. The bar's parent holds it.
 * @param duration milliseconds; undefined never ends
 * @param turn begins anew where it changes
 */
export function useCountdown(
  bar: RefObject<HTMLElement | null>,
  duration: number | undefined,
  turn: number,
  onEnd: () => void,
): { pause: () => void; resume: () => void } {
  const running = useRef<Animation | undefined>(undefined);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (duration === undefined || bar.current === null) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const animation = bar.current.animate({ transform: ['scaleX(1)', isStill ? 'scaleX(1)' : 'scaleX(0)'] }, duration);
    animation.onfinish = () => end.current();
    if (bar.current.parentElement?.matches(HELD) === true) animation.pause();
    running.current = animation;
    return () => animation.cancel();
  }, [bar, duration, turn]);
  return {
    pause: () => running.current?.pause(),
    resume: () => {
      const isHeld = bar.current?.parentElement?.matches(HELD) === true;
      if (!isHeld && running.current?.playState === 'paused') running.current.play();
    },
  };
}
