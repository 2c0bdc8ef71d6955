/** The heights at which a drawer rests. */
export type Stop = 'half' | 'full';

/** How much of the window a drawer covers at first. */
export const HALF = 0.56;
/** The height that a drawer of full height leaves free for the bar, in CSS pixels. */
const BAR = 52;

export function sizeOf(stop: Stop): string {
  return stop === 'half' ? `${HALF * 100}%` : `calc(100% - ${BAR}px)`;
}

/** The stop next to where the handle was released. @param height of the drawer @param whole of the window, CSS pixels */
export function nearestStop(height: number, whole: number): Stop | 'closed' {
  const [half, full] = [whole * HALF, whole - BAR];
  if (height < half / 2) return 'closed';
  return height < (half + full) / 2 ? 'half' : 'full';
}
