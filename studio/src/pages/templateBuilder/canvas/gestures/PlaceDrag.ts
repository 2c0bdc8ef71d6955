import type { Point, Rect, Scene } from '@cardwright/renderer';
import { together } from '../../../../editing/together.js';
import { isPlaced, type Placer, placerOf } from '../../../../template/actions/placing.js';
import { wordsFor } from '../../../../template/actions/selected.js';
import { unlockedParts } from '../../../../template/actions/unlocked.js';
import type { Builder } from '../../../../template/builder/createBuilder.js';
import { OneStep } from '../../../../template/builder/OneStep.js';
import { duplicateItems } from '../../../../template/document/commands/items.js';
import { distancesWithin } from '../../../../canvas/geometry/distancesWithin.js';
import { around } from '../../../../canvas/geometry/rects.js';
import { seenBounds } from '../../../../canvas/geometry/seen.js';
import { type Magnet, snap } from '../../../../canvas/geometry/snapping.js';
import { type CanvasView, toFace } from '../CanvasView.js';
import type { Drag, DragStep, Modifiers } from './Drag.js';
import type { Feedback } from './Feedback.js';
import { magnetsFor, REACH } from './magnetsFor.js';

const ORIGIN: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** Dragging the selected items that have a place of their own; one step. With Alt at the start, copies are dragged. */
export class PlaceDrag implements Drag {
  readonly #builder: Builder;
  readonly #scene: Scene;
  readonly #from: Point;
  readonly #originals: readonly string[];
  /** Undefined for an item that is not on the face: it stays where it is. */
  readonly #placers: readonly (Placer | undefined)[];
  /** What is dragged: the originals, or their copies in the same order. */
  readonly #ids: readonly string[];
  readonly #bounds: Rect;
  readonly #magnets: readonly Magnet[];
  readonly #step: OneStep;

  /** @param from a point of the face */
  constructor(builder: Builder, scene: Scene, view: CanvasView, from: Point, isCopying: boolean) {
    this.#builder = builder;
    this.#scene = scene;
    this.#from = from;
    const { json_config: config } = builder.store.getState().document;
    const items = unlockedParts(builder).flatMap(({ item }) => (item !== undefined && isPlaced(item) ? [item] : []));
    this.#originals = items.map(({ id }) => id);
    this.#placers = items.map((item) => placerOf(scene, config, item));
    this.#bounds = around(this.#placers.flatMap((placer) => (placer ? seenBounds(placer.seen) : []))) ?? ORIGIN;
    this.#step = new OneStep(builder, `${isCopying ? 'duplicate' : 'move'} ${wordsFor(builder, this.#originals)}`);
    this.#ids = isCopying ? this.#copy() : this.#originals;
    this.#magnets = magnetsFor(builder, scene, this.#ids, view);
  }

  #copy(): readonly string[] {
    let copies: readonly string[] = [];
    this.#step.change(duplicateItems(this.#originals, (ids) => (copies = ids)));
    this.#builder.selectParts(copies);
    return copies;
  }

  moveTo({ at, view, keys }: DragStep): Feedback {
    const point = toFace(view, at);
    const way = straight({ x: point.x - this.#from.x, y: point.y - this.#from.y }, keys);
    const wanted = { ...this.#bounds, x: this.#bounds.x + way.x, y: this.#bounds.y + way.y };
    const isSnapping = this.#builder.session.getState().isSnapping && !keys.ctrlKey && !keys.metaKey;
    const { rect, guides } = isSnapping ? snap(wanted, this.#magnets, REACH / view.zoom) : { rect: wanted, guides: [] };
    this.#place({ x: rect.x - this.#bounds.x, y: rect.y - this.#bounds.y });
    const face = { x: 0, y: 0, width: this.#scene.width, height: this.#scene.height };
    // Equal gaps on an axis say more than the way to the edges.
    const measured = new Set(guides.filter(({ distance }) => distance !== undefined).map(({ axis }) => axis));
    return { guides: [...guides, ...distancesWithin(rect, face).filter(({ axis }) => !measured.has(axis))] };
  }

  #place(way: Point): void {
    this.#step.change(
      together(...this.#placers.flatMap((placer, index) => placer?.move(this.#ids[index] ?? '', way) ?? [])),
    );
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
