import type { Point } from '@cardwright/renderer';
import type { MovableView } from '../../../../canvas/MovableView.js';
import { Pinch } from '../../../../canvas/Pinch.js';
import type { Drag } from './Drag.js';
import { type Feedback, NO_FEEDBACK } from './Feedback.js';

/** Two fingers zoom and pan. */
export class PinchDrag implements Drag {
  readonly #pinch: Pinch;

  /** @param fingers their places in the pane, kept up to date by the caller */
  constructor(view: MovableView, fingers: ReadonlyMap<number, Point>) {
    this.#pinch = new Pinch(view, fingers);
  }

  moveTo(): Feedback {
    this.#pinch.follow();
    return NO_FEEDBACK;
  }

  end(): void {
    // The view stays as it is.
  }

  cancel(): void {
    this.end();
  }
}
