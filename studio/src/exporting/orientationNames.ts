import type { Orientation } from '@cardwright/renderer/imposition';

/** How sheets lie, by the value of the export option. */
export const ORIENTATION_NAMES: Readonly<Record<Orientation, string>> = {
  auto: 'Automatic',
  portrait: 'Portrait',
  landscape: 'Landscape',
};
