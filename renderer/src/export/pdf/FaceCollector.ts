import { createHash } from 'node:crypto';
import { sceneToMarkup } from '../../painters/svg/index.js';
import type { Scene } from '../../displayList.js';
import type { ChunkPrinter } from './ChunkPrinter.js';
import { faceSize } from './faceSize.js';
import type { Drawing, DrawnMarkup } from './PrintHtml.js';
import type { PdfFace, PrintOptions } from './types.js';

/** Sends faces to the printer, each distinct one once. Scenes need not be kept once they are added. */
export class FaceCollector {
  readonly drawings: Drawing[] = [];
  readonly #byScene = new WeakMap<Scene, number>();
  readonly #byContent = new Map<string, number>();
  #count = 0;

  constructor(
    private readonly printer: ChunkPrinter,
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

  addMarkup({ markup, ...drawing }: DrawnMarkup): void {
    this.printer.chunk().add(drawing, markup);
    this.drawings.push(drawing);
  }

  #draw(scene: Scene, label: string): number {
    // Different scene objects may be equal; equal content is one drawing.
    const content = JSON.stringify([scene.width, scene.height, scene.nodes]);
    const key = createHash('sha256').update(content).digest('base64');
    const equal = this.#byContent.get(key);
    if (equal !== undefined) return equal;
    const drawing = { size: faceSize(scene, this.options), label, images: scene.images, faces: scene.faces };
    const chunk = this.printer.chunk();
    chunk.add(drawing, sceneToMarkup(scene, chunk.definitions, { imageHref: this.imageHref }));
    const index = this.drawings.push(drawing) - 1;
    this.#byContent.set(key, index);
    return index;
  }
}
