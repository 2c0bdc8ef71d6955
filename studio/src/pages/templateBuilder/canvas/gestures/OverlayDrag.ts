import type { AbsoluteItem, Point, Rect, Scene } from '@cardwright/renderer';
import { selectedOverlays, wordsFor } from '../../../../template/actions/selected.js';
import type { Builder } from '../../../../template/builder/createBuilder.js';
import { OneStep } from '../../../../template/builder/OneStep.js';
import { duplicateItems } from '../../../../template/document/commands/items.js';
import { setFrames } from '../../../../template/document/commands/properties.js';
import { distancesWithin } from '../../../../canvas/geometry/distancesWithin.js';
import { rectOfFrame } from '../../../../template/geometry/frames.js';
import { around, boundsOf } from '../../../../canvas/geometry/rects.js';
import { type Magnet, snap } from '../../../../canvas/geometry/snapping.js';
import { type CanvasView, toFace } from '../CanvasView.js';
import type { Drag, DragStep, Modifiers } from './Drag.js';
import type { Feedback } from './Feedback.js';
import { magnetsFor, REACH } from './magnetsFor.js';

/** Dragging the selected overlays; one step. With Alt at the start, copies are dragged. */
export class OverlayDrag implements Drag {
  readonly #builder: Builder;
  readonly #scene: Scene;
  readonly #from: Point;
  readonly #items: readonly AbsoluteItem[];
  readonly #bounds: Rect;
  readonly #magnets: readonly Magnet[];
  readonly #originals: readonly string[];
  readonly #step: OneStep;

  /** @param from a point of the face */
  constructor(builder: Builder, scene: Scene, view: CanvasView, from: Point, isCopying: boolean) {
    this.#builder = builder;
    this.#scene = scene;
    this.#from = from;
    this.#originals = this.#movable().map(({ id }) => id);
    this.#step = new OneStep(builder, `${isCopying ? 'duplicate' : 'move'} ${wordsFor(builder, this.#originals)}`);
    if (isCopying) this.#copy();
    this.#items = this.#movable();
    const rects = this.#items.map((item) => boundsOf(rectOfFrame(item, scene), item.rotation));
    this.#bounds = around(rects) ?? { x: 0, y: 0, width: 0, height: 0 };
    const movedIds = this.#items.map(({ id }) => id);
    this.#magnets = magnetsFor(builder, scene, movedIds, view);
  }

  #movable(): readonly AbsoluteItem[] {
    return selectedOverlays(this.#builder).filter(({ locked }) => locked !== true);
  }

  #copy(): void {
    let copies: readonly string[] = [];
    this.#step.change(duplicateItems(this.#originals, (ids) => (copies = ids)));
    this.#builder.selectParts(copies);
  }

  moveTo({ at, view, keys }: DragStep): Feedback {
    const point = toFace(view, at);
    const way = straight({ x: point.x - this.#from.x, y: point.y - this.#from.y }, keys);
    const wanted = { ...this.#bounds, x: this.#bounds.x + way.x, y: this.#bounds.y + way.y };
    const isSnapping = this.#builder.session.getState().isSnapping && !keys.ctrlKey && !keys.metaKey;
    const { rect, guides } = isSnapping ? snap(wanted, this.#magnets, REACH / view.zoom) : { rect: wanted, guides: [] };
    this.#place(rect.x - this.#bounds.x, rect.y - this.#bounds.y);
    const face = { x: 0, y: 0, width: this.#scene.width, height: this.#scene.height };
    // Equal gaps on an axis say more than the way to the edges.
    const measured = new Set(guides.filter(({ distance }) => distance !== undefined).map(({ axis }) => axis));
    return { guides: [...guides, ...distancesWithin(rect, face).filter(({ axis }) => !measured.has(axis))] };
  }

  #place(dx: number, dy: number): void {
    const { width, height } = this.#scene;
    const frames = new Map(
      this.#items.map(({ id, x, y }) => [id, { x: x + (dx / width) * 100, y: y + (dy / height) * 100 }]),
    );
    this.#step.change(setFrames(frames));
  }

  end(): void {
    this.#step.end();
  }

  cancel(): void {
    this.#step.cancel();
    this.#builder.selectParts(this.#originals);
  }
}

/** Shift keeps to the axis on which most of the way lies. */
function straight(way: Point, { shiftKey }: Modifiers): Point {
  if (!shiftKey) return way;
  return Math.abs(way.x) >= Math.abs(way.y) ? { x: way.x, y: 0 } : { x: 0, y: way.y };
}
