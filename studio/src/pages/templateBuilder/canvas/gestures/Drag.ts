import type { Point } from '@cardwright/renderer';
import type { CanvasView } from '../CanvasView.js';
import type { Feedback } from './Feedback.js';

/** Keys that are held while something is dragged. */
export interface Modifiers {
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Where the pointer is, and what counts there. */
export interface DragStep {
  /** The pointer's position in the pane, in CSS pixels. */
  readonly at: Point;
  readonly view: CanvasView;
  readonly keys: Modifiers;
  readonly isSpaceHeld: boolean;
}

/** What a pointer does from when it starts to move until it is released. */
export interface Drag {
  readonly moveTo: (step: DragStep) => Feedback;
  readonly end: () => void;
  /** Leaves everything as it was before. */
  readonly cancel: () => void;
}
