import type { Point } from '@cardwright/renderer';

/** The content of a pane and how it is viewed: all that gestures for zooming and panning need. */
export interface MovableView {
  /** CSS pixels per unit of what is looked at. */
  readonly zoom: () => number;
  /** CSS pixels. */
  readonly panBy: (dx: number, dy: number) => void;
  /** The point under `at`, CSS pixels of the pane, stays where it is; by default the middle of the pane. */
  readonly zoomTo: (zoom: number, at?: Point) => void;
}
