import type { Point } from '@cardwright/renderer';
import type { Builder } from '../../../../template/builder/createBuilder.js';
import { partsOf } from '../../../../template/document/parts.js';
import { pickWithin } from '../../../../template/geometry/picking.js';
import { between } from '../../../../canvas/geometry/rects.js';
import { toFace } from '../CanvasView.js';
import type { Drag, DragStep } from './Drag.js';
import { type Feedback, NO_FEEDBACK } from './Feedback.js';

/** Selects what a rectangle touches, or holds completely with Alt; Shift adds to what was selected. */
export class MarqueeDrag implements Drag {
  readonly #builder: Builder;
  readonly #from: Point;
  readonly #before: readonly string[];

  /** @param from a point of the face @param before what was selected before the press */
  constructor(builder: Builder, from: Point, before: readonly string[]) {
    this.#builder = builder;
    this.#from = from;
    this.#before = before;
  }

  moveTo({ at, view, keys }: DragStep): Feedback {
    const { store, session, shown } = this.#builder;
    const { scene } = shown.getState();
    if (scene === undefined) return NO_FEEDBACK;
    const marquee = between(this.#from, toFace(view, at));
    const { enteredId } = session.getState();
    const parts = partsOf(store.getState().document.json_config);
    const ids = pickWithin(scene, parts, marquee, { enteredId, isWhole: keys.altKey });
    this.#builder.selectParts(keys.shiftKey ? [...new Set([...this.#before, ...ids])] : ids);
    return { guides: [], marquee };
  }

  end(): void {
    // The parts that it touched last stay selected.
  }

  cancel(): void {
    this.#builder.selectParts(this.#before);
  }
}
