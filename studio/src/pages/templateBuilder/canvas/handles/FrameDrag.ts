import type { AbsoluteItem, Scene } from '@cardwright/renderer';
import type Konva from 'konva';
import { wordsFor } from '../../../../template/actions/selected.js';
import type { Builder } from '../../../../template/builder/createBuilder.js';
import { OneStep } from '../../../../template/builder/OneStep.js';
import { setFrames } from '../../../../template/document/commands/properties.js';
import type { Frame } from '../../../../template/document/types.js';
import { frameOfRect } from '../../../../template/geometry/frames.js';
import { type Guide, type Magnet, snap } from '../../../../canvas/geometry/snapping.js';
import type { CanvasView } from '../CanvasView.js';
import { magnetsFor, REACH } from '../gestures/magnetsFor.js';
import { sidesOfAnchor } from './sidesOfAnchor.js';

/** A box of Konva's transformer, CSS pixels of the pane. */
export type HandleBox = Parameters<NonNullable<Konva.TransformerConfig['boundBoxFunc']>>[1];

/** Resizing or rotating the selected overlays by their handles; one step. */
export class FrameDrag {
  readonly #builder: Builder;
  readonly #scene: Scene;
  readonly #view: CanvasView;
  readonly #anchor: string;
  readonly #magnets: readonly Magnet[];
  readonly #step: OneStep;

  constructor(builder: Builder, scene: Scene, view: CanvasView, items: readonly AbsoluteItem[], anchor: string) {
    this.#builder = builder;
    this.#scene = scene;
    this.#view = view;
    this.#anchor = anchor;
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
    const frames = new Map(
      carriers.map((node): [string, Partial<Frame>] => [
        node.id(),
        isTurned ? { rotation: node.rotation() } : this.#frameOf(node),
      ]),
    );
    this.#step.change(setFrames(frames));
  }

  /** Konva scales the carriers. */
  #frameOf(node: Konva.Node): Frame {
    const { zoom } = this.#view;
    const width = (node.width() * Math.abs(node.scaleX())) / zoom;
    const height = (node.height() * Math.abs(node.scaleY())) / zoom;
    const rect = { x: node.x() / zoom - width / 2, y: node.y() / zoom - height / 2, width, height };
    return frameOfRect(rect, this.#scene, node.rotation());
  }

  end(): void {
    this.#step.end();
  }

  cancel(): void {
    this.#step.cancel();
  }
}
