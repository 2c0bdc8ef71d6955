/** mm. Marks nearer to the sheet's edge make PDF viewers shrink the page to what the printer can reach. */
export const MARK_MARGIN = 4;
/** mm. Length of a cut tick, and the least that is worth printing. */
export const TICK_LENGTH = 3;
export const MIN_TICK = 1.5;
