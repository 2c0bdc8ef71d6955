import type { Scene, TemplateGuide } from '@cardwright/renderer';
import type { Builder } from '../../../../template/builder/createBuilder.js';
import { OneStep } from '../../../../template/builder/OneStep.js';
import { addGuide, moveGuide } from '../../../../template/document/commands/guides.js';
import { lineMagnet } from '../../../../canvas/geometry/lineMagnet.js';
import { type Magnet, snap } from '../../../../canvas/geometry/snapping.js';
import type { CanvasView } from '../CanvasView.js';
import { edgeLines, REACH } from '../gestures/magnetsFor.js';

/** Dragging a guide, or a new one out of a ruler; one step. */
export class GuideDrag {
  readonly #builder: Builder;
  readonly #scene: Scene;
  readonly #direction: TemplateGuide['direction'];
  readonly #magnet: Magnet;
  readonly #step: OneStep;
  #id: string | undefined;

  /** @param id of the guide; a new one is added without it */
  constructor(builder: Builder, scene: Scene, view: CanvasView, direction: TemplateGuide['direction'], id?: string) {
    this.#builder = builder;
    this.#scene = scene;
    this.#direction = direction;
    this.#id = id;
    this.#step = new OneStep(builder, 'place guide');
    this.#magnet = lineMagnet(edgeLines(builder, scene, [], view));
  }

  /** @param at from the face's left or top, in units @returns where the guide lies */
  moveTo(at: number, zoom: number, isFree: boolean): number {
    const isSnapping = this.#builder.session.getState().isSnapping && !isFree;
    const place = isSnapping ? this.#snapped(at, REACH / zoom) : at;
    const isUpright = this.#direction === 'vertical';
    const percent = (place / (isUpright ? this.#scene.width : this.#scene.height)) * 100;
    const recipe =
      this.#id === undefined
        ? addGuide(this.#direction, percent, (id) => (this.#id = id))
        : moveGuide(this.#id, percent);
    this.#step.change(recipe);
    return place;
  }

  #snapped(at: number, reach: number): number {
    const isUpright = this.#direction === 'vertical';
    const point = { x: isUpright ? at : 0, y: isUpright ? 0 : at, width: 0, height: 0 };
    const sides = { x: isUpright ? (['start'] as const) : [], y: isUpright ? [] : (['start'] as const) };
    const { rect } = snap(point, [this.#magnet], reach, sides);
    return isUpright ? rect.x : rect.y;
  }

  end(): void {
    this.#step.end();
  }

  /** A guide that was dragged before stays where it was; a new one goes. */
  cancel(): void {
    this.#step.cancel();
  }
}
