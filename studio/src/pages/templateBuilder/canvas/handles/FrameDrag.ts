import type { Scene } from '@cardwright/renderer';
import type Konva from 'konva';
import type { TurnedRect } from '../../../../canvas/geometry/seen.js';
import { together } from '../../../../editing/together.js';
import type { Handled } from '../../../../template/actions/handled.js';
import { wordsFor } from '../../../../template/actions/selected.js';
import type { Builder } from '../../../../template/builder/createBuilder.js';
import { OneStep } from '../../../../template/builder/OneStep.js';
import { type Guide, type Magnet, snap } from '../../../../canvas/geometry/snapping.js';
import type { CanvasView } from '../CanvasView.js';
import { magnetsFor, REACH } from '../gestures/magnetsFor.js';
import { sidesOfAnchor } from './sidesOfAnchor.js';

/** A box of Konva's transformer, CSS pixels of the pane. */
export type HandleBox = Parameters<NonNullable<Konva.TransformerConfig['boundBoxFunc']>>[1];

/** Resizing or rotating the selected items by their handles; one step. */
export class FrameDrag {
  readonly #builder: Builder;
  readonly #view: CanvasView;
  readonly #items: ReadonlyMap<string, Handled>;
  readonly #anchor: string;
  readonly #magnets: readonly Magnet[];
  readonly #step: OneStep;

  constructor(builder: Builder, scene: Scene, view: CanvasView, items: readonly Handled[], anchor: string) {
    this.#builder = builder;
    this.#view = view;
    this.#anchor = anchor;
    this.#items = new Map(items.map((item) => [item.id, item]));
    const ids = items.map(({ id }) => id);
    this.#step = new OneStep(builder, `${anchor === 'rotater' ? 'turn' : 'resize'} ${wordsFor(builder, ids)}`);
    this.#magnets = magnetsFor(builder, scene, ids, view);
  }

  /** The box that a handle makes, snapped, and what it snapped to. What is turned does not snap. */
  bound(box: HandleBox): { readonly box: HandleBox; readonly guides: readonly Guide[] } {
    const isSnapping = this.#builder.session.getState().isSnapping && Math.abs(box.rotation) < 0.001;
    if (!isSnapping) return { box, guides: [] };
    const { zoom, origin } = this.#view;
    const wanted = {
      x: (box.x - origin.x) / zoom,
      y: (box.y - origin.y) / zoom,
      width: box.width / zoom,
      height: box.height / zoom,
    };
    const { rect, guides } = snap(wanted, this.#magnets, REACH / zoom, sidesOfAnchor(this.#anchor));
    const snapped = {
      x: rect.x * zoom + origin.x,
      y: rect.y * zoom + origin.y,
      width: rect.width * zoom,
      height: rect.height * zoom,
    };
    return { box: { ...box, ...snapped }, guides };
  }

  /** Writes the places of the shapes that carry the handles. */
  apply(carriers: readonly Konva.Node[]): void {
    // What is turned alone stays exactly where it is.
    const isTurned = this.#anchor === 'rotater' && carriers.length === 1;
    const changes = carriers.flatMap((node) => {
      const item = this.#items.get(node.id());
      if (item === undefined) return [];
      const { rect, rotation } = this.#placeOf(node);
      return [item.place(item.id, { rect: isTurned ? item.seen.rect : rect, rotation })];
    });
    this.#step.change(together(...changes));
  }

  /** Konva scales the carriers. */
  #placeOf(node: Konva.Node): TurnedRect {
    const { zoom } = this.#view;
    const width = (node.width() * Math.abs(node.scaleX())) / zoom;
    const height = (node.height() * Math.abs(node.scaleY())) / zoom;
    const rect = { x: node.x() / zoom - width / 2, y: node.y() / zoom - height / 2, width, height };
    return { rect, rotation: node.rotation() };
  }

  end(): void {
    this.#step.end();
  }

  cancel(): void {
    this.#step.cancel();
  }
}
