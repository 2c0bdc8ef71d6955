import type { Point, Rect } from '@cardwright/renderer';
import type { Drop } from '../../../../template/geometry/dropPlace.js';
import type { Guide } from '../../../../canvas/geometry/snapping.js';

/** What a gesture shows while it lasts. */
export interface Feedback {
  readonly guides: readonly Guide[];
  readonly drop?: Drop | undefined;
  readonly marquee?: Rect | undefined;
  /** What the dock says: 'Drop to place after Title'. */
  readonly hint?: string | undefined;
  /** What hangs at the pointer, which is at a place of the pane. */
  readonly carried?: { readonly at: Point; readonly ids: readonly string[] };
}

export const NO_FEEDBACK: Feedback = { guides: [] };
