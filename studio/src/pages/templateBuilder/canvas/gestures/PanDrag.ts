import type { Point } from '@cardwright/renderer';
import { panBy } from '../../../../template/actions/zooming.js';
import type { Builder } from '../../../../template/builder/createBuilder.js';
import type { Drag, DragStep } from './Drag.js';
import { type Feedback, NO_FEEDBACK } from './Feedback.js';

/** Moves the paper. */
export class PanDrag implements Drag {
  readonly #builder: Builder;
  #last: Point;

  constructor(builder: Builder, from: Point) {
    this.#builder = builder;
    this.#last = from;
  }

  moveTo({ at }: DragStep): Feedback {
    panBy(this.#builder, at.x - this.#last.x, at.y - this.#last.y);
    this.#last = at;
    return NO_FEEDBACK;
  }

  end(): void {
    // The paper stays where it is.
  }

  cancel(): void {
    this.end();
  }
}
