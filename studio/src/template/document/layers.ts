/** The face itself. Its children are the background, the sections and the overlays. */
export const ROOT = 'root';

/** The layer behind everything else. */
export const BACKGROUND = 'background';

/** The list of items above the sections, which have a place of their own. */
export const OVERLAYS = 'overlays';

/** Ids of the layers, which no section or item may have while it is edited. */
export const LAYER_IDS: readonly string[] = [ROOT, BACKGROUND, OVERLAYS];
