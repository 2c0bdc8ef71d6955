import { useEffect, useRef, type RefObject } from 'react';

/** While the pointer is over it or the focus is inside it. */
const HELD = ':hover, :focus-within';

/**
 * Shrinks a bar from full to empty, then calls `onEnd`. The bar's animation is the clock, so that both always agree; with
 * reduced motion, the bar stands still while the time runs. Pauses with the bar's parent.
 * @param duration milliseconds; undefined never ends
 * @param turn restarts the countdown when it changes
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
