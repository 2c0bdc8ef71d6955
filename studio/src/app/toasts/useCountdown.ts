import { useEffect, useRef, type RefObject } from 'react';

/**
 * Runs a bar down from full to empty and calls `onEnd` then. The bar's own animation is the clock, so that bar and time
 * cannot disagree; where motion is reduced the bar stands still and the time runs all the same.
 * @param duration milliseconds; undefined never ends
 */
export function useCountdown(
  bar: RefObject<HTMLElement | null>,
  duration: number | undefined,
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
    running.current = animation;
    return () => animation.cancel();
  }, [bar, duration]);
  return {
    pause: () => running.current?.pause(),
    resume: () => {
      if (running.current?.playState === 'paused') running.current.play();
    },
  };
}
