/** mm. Marks closer to the sheet's edge make PDF viewers shrink the page to the printable area. */
export const MARK_MARGIN = 4;
/** mm. Normal and minimum length of a cut tick; where paper is short, the bleed of the outer cards matters more. */
export const TICK_LENGTH = 3;
export const MIN_TICK = 1;
/** mm. The dashes of guides, and the gaps between them. */
export const GUIDE_DASH = 1.5;
