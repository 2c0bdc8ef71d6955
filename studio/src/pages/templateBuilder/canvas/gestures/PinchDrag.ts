import type { Point } from '@cardwright/renderer';
import { panBy, zoomTo } from '../../../../template/actions/zooming.js';
import type { Builder } from '../../../../template/builder/createBuilder.js';
import type { Drag } from './Drag.js';
import { type Feedback, NO_FEEDBACK } from './Feedback.js';

/** Two fingers: their distance zooms, and what is between them moves with them. */
export class PinchDrag implements Drag {
  readonly #builder: Builder;
  readonly #fingers: ReadonlyMap<number, Point>;
  #last: Span;

  /** @param fingers their places in the pane, kept up to date by the caller */
  constructor(builder: Builder, fingers: ReadonlyMap<number, Point>) {
    this.#builder = builder;
    this.#fingers = fingers;
    this.#last = spanOf(fingers);
  }

  moveTo(): Feedback {
    const { distance, middle } = spanOf(this.#fingers);
    const before = this.#last;
    this.#last = { distance, middle };
    panBy(this.#builder, middle.x - before.middle.x, middle.y - before.middle.y);
    const { zoom } = this.#builder.session.getState();
    zoomTo(this.#builder, (zoom * distance) / before.distance, middle);
    return NO_FEEDBACK;
  }

  end(): void {
    // The view stays as it is.
  }

  cancel(): void {
    this.end();
  }
}

interface Span {
  readonly distance: number;
  readonly middle: Point;
}

function spanOf(fingers: ReadonlyMap<number, Point>): Span {
  const [one = { x: 0, y: 0 }, other = one] = [...fingers.values()];
  return {
    distance: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}
