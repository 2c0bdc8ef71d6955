import type { AbsoluteItem, Point, Rect, Scene } from '@cardwright/renderer';
import type { TakeBack } from '../../../../editing/types.js';
import { selectedOverlays, wordsFor } from '../../../../template/actions/selected.js';
import type { Builder } from '../../../../template/builder/createBuilder.js';
import { setFrames } from '../../../../template/document/commands/properties.js';
import { partsOf } from '../../../../template/document/parts.js';
import { rectOfFrame } from '../../../../template/geometry/frames.js';
import { around, boundsOf } from '../../../../template/geometry/rects.js';
import { distancesWithin, snap, type SnapLine } from '../../../../template/geometry/snapping.js';
import type { CanvasView } from '../CanvasView.js';
import type { Feedback } from './Feedback.js';
import { snapLines } from './snapLines.js';

/** How near a line attracts, in CSS pixels. */
const REACH = 6;

export interface Modifiers {
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Dragging the selected overlays; one step. */
export class OverlayMove {
  readonly #builder: Builder;
  readonly #scene: Scene;
  readonly #items: readonly AbsoluteItem[];
  readonly #bounds: Rect;
  readonly #lines: readonly SnapLine[];
  readonly #key = `drag ${crypto.randomUUID()}`;
  #takeBack: TakeBack | undefined;

  constructor(builder: Builder, scene: Scene, view: CanvasView) {
    this.#builder = builder;
    this.#scene = scene;
    this.#items = selectedOverlays(builder).filter(({ locked }) => locked !== true);
    const rects = this.#items.map((item) => boundsOf(rectOfFrame(item, scene), item.rotation));
    this.#bounds = around(rects) ?? { x: 0, y: 0, width: 0, height: 0 };
    const parts = partsOf(builder.store.getState().document.json_config);
    this.#lines = snapLines(
      scene,
      parts,
      this.#items.map(({ id }) => id),
      view,
    );
  }

  /** @param way since the start, in units */
  moveTo(way: Point, view: CanvasView, keys: Modifiers): Feedback {
    const isAcross = Math.abs(way.x) >= Math.abs(way.y);
    const [wayX, wayY] = keys.shiftKey ? [isAcross ? way.x : 0, isAcross ? 0 : way.y] : [way.x, way.y];
    const wanted = { ...this.#bounds, x: this.#bounds.x + wayX, y: this.#bounds.y + wayY };
    const isSnapping = this.#builder.session.getState().isSnapping && !keys.ctrlKey && !keys.metaKey;
    const { dx, dy, guides } = isSnapping ? snap(wanted, this.#lines, REACH / view.zoom) : { dx: 0, dy: 0, guides: [] };
    this.#place(wayX + dx, wayY + dy);
    const face = { x: 0, y: 0, width: this.#scene.width, height: this.#scene.height };
    return { guides: [...guides, ...distancesWithin({ ...wanted, x: wanted.x + dx, y: wanted.y + dy }, face)] };
  }

  #place(dx: number, dy: number): void {
    const { width, height } = this.#scene;
    const frames = new Map(
      this.#items.map(({ id, x, y }) => [id, { x: x + (dx / width) * 100, y: y + (dy / height) * 100 }]),
    );
    const ids = this.#items.map(({ id }) => id);
    this.#takeBack = this.#builder.change(`move ${wordsFor(this.#builder, ids)}`, setFrames(frames), this.#key);
  }

  end(): void {
    this.#builder.store.endGesture();
  }

  cancel(): void {
    this.#takeBack?.();
  }
}
