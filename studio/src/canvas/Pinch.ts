import type { Point } from '@cardwright/renderer';
import type { MovableView } from './MovableView.js';

/** Two fingers: their distance zooms, and what is between them moves with them. */
export class Pinch {
  readonly #view: MovableView;
  readonly #fingers: ReadonlyMap<number, Point>;
  #last: Span;

  /** @param fingers their places in the pane, kept up to date by the caller */
  constructor(view: MovableView, fingers: ReadonlyMap<number, Point>) {
    this.#view = view;
    this.#fingers = fingers;
    this.#last = spanOf(fingers);
  }

  /** The fingers have moved. */
  follow(): void {
    const { distance, middle } = spanOf(this.#fingers);
    const before = this.#last;
    this.#last = { distance, middle };
    this.#view.panBy(middle.x - before.middle.x, middle.y - before.middle.y);
    this.#view.zoomTo((this.#view.zoom() * distance) / before.distance, middle);
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
