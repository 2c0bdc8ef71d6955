import { sceneToMarkup, SvgDefinitions } from '../../painters/svg/index.js';
import type { Scene } from '../../scene/scene.js';
import { faceSize } from './faceSize.js';
import type { Drawing, PrintHtml } from './PrintHtml.js';
import type { PdfFace, PrintOptions } from './types.js';

/** Writes faces into a print document, each distinct one once; scenes may be forgotten as soon as they were added. */
export class FaceCollector {
  readonly drawings: Drawing[] = [];
  readonly #definitions = new SvgDefinitions();
  readonly #byScene = new WeakMap<Scene, number>();
  readonly #byMarkup = new Map<string, number>();
  #count = 0;

  constructor(
    private readonly document: PrintHtml,
    private readonly options: Pick<PrintOptions, 'widthMm' | 'bleedMm'>,
    private readonly imageHref: (src: string) => string,
  ) {}

  /** Index of the face's drawing. @throws CardwrightError `pdf.size`, `pdf.bleed` */
  add({ scene, label }: PdfFace): number {
    this.#count++;
    const known = this.#byScene.get(scene);
    if (known !== undefined) return known;
    const index = this.#draw(scene, label ?? `face ${this.#count}`);
    this.#byScene.set(scene, index);
    return index;
  }

  /** Adds something that is no face, as it is. */
  addDrawing(drawing: Drawing): number {
    this.document.add(drawing, this.#definitions.take());
    return this.drawings.push(drawing) - 1;
  }

  #draw(scene: Scene, label: string): number {
    const size = faceSize(scene, this.options);
    const markup = sceneToMarkup(scene, this.#definitions, { imageHref: this.imageHref });
    // Scenes of other objects, too, may be equal to the last letter; what is drawn alike is one drawing.
    const key = `${scene.width} ${scene.height} ${markup}`;
    const equal = this.#byMarkup.get(key);
    if (equal !== undefined) return equal;
    const index = this.addDrawing({ markup, size, label, images: scene.images, faces: scene.faces });
    this.#byMarkup.set(key, index);
    return index;
  }
}
