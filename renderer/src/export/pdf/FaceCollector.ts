import { sceneToMarkup, SvgDefinitions } from '../../painters/svg/index.js';
import type { Scene } from '../../scene/scene.js';
import { type FaceSize, faceSize } from './faceSize.js';
import type { PdfFace, PrintOptions } from './types.js';

/** One drawing of the print document. */
export interface Drawing {
  readonly markup: string;
  readonly size: FaceSize;
  /** Bleed in design units: where the drawing's top left corner lies. */
  readonly bleedUnits: number;
  /** Of the first face that shows it, for errors. */
  readonly label: string;
  readonly images: readonly string[];
  readonly faces: readonly string[];
}

/** Turns faces into drawings, each distinct one once; scenes may be forgotten as soon as they were added. */
export class FaceCollector {
  readonly drawings: Drawing[] = [];
  readonly definitions = new SvgDefinitions();
  readonly #byScene = new WeakMap<Scene, number>();
  readonly #byMarkup = new Map<string, number>();
  #count = 0;

  constructor(
    private readonly options: Pick<PrintOptions, 'widthMm' | 'bleedMm'>,
    private readonly imageHref: (src: string) => string,
  ) {}

  /** Index of the face's drawing. */
  add({ scene, label }: PdfFace): number {
    this.#count++;
    const known = this.#byScene.get(scene);
    if (known !== undefined) return known;
    const index = this.#draw(scene, label ?? `face ${this.#count}`);
    this.#byScene.set(scene, index);
    return index;
  }

  #draw(scene: Scene, label: string): number {
    const markup = sceneToMarkup(scene, this.definitions, { imageHref: this.imageHref });
    // Scenes of other objects, too, may be equal to the last letter; what is drawn alike is one drawing.
    const key = `${scene.width} ${scene.height} ${markup}`;
    const equal = this.#byMarkup.get(key);
    if (equal !== undefined) return equal;
    const size = faceSize(scene, this.options);
    const bleedUnits = size.bleed / size.ptPerUnit;
    const index = this.drawings.push({ markup, size, bleedUnits, label, images: scene.images, faces: scene.faces }) - 1;
    this.#byMarkup.set(key, index);
    return index;
  }
}
