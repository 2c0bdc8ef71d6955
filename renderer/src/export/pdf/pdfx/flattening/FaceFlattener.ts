import sharp from 'sharp';
import type { Scene } from '../../../../displayList.js';
import type { PictureSource } from '../../../browser/assets.js';
import type { BrowserPool } from '../../../browser/BrowserPool.js';
import { renderRaster } from '../../../raster/renderRaster.js';
import type { PdfFace, PrintCard, PrintOptions } from '../../types.js';
import { isTransparent } from './isTransparent.js';
import { liftTexts } from './liftTexts.js';

/** Resolution of what is flattened. Letters on top stay letters. */
const DPI = 400;

/**
 * Makes faces opaque for PDF/X-1a: a face with transparency becomes one picture, painted by the browser, with the letters
 * on top of it that can stay letters. Opaque faces are left alone. It is the source of its pictures.
 */
export class FaceFlattener implements PictureSource {
  readonly #flattened = new Map<string, Uint8Array>();
  readonly #seeThrough = new Map<string, boolean>();
  readonly #known = new WeakMap<Scene, Scene>();
  #count = 0;

  constructor(
    private readonly options: PrintOptions,
    private readonly pool: BrowserPool,
  ) {}

  async imageBytes(src: string): Promise<{ readonly bytes: Uint8Array; readonly mime: string }> {
    const bytes = this.#flattened.get(src);
    if (bytes === undefined) return this.options.pictures.imageBytes(src);
    this.#flattened.delete(src);
    return { bytes, mime: 'image/png' };
  }

  async *faces(faces: Iterable<PdfFace> | AsyncIterable<PdfFace>): AsyncGenerator<PdfFace, void, void> {
    for await (const face of faces) yield await this.#opaque(face);
  }

  async *cards(cards: Iterable<PrintCard> | AsyncIterable<PrintCard>): AsyncGenerator<PrintCard, void, void> {
    for await (const { front, back, ...card } of cards)
      yield { ...card, front: await this.#opaque(front), back: back && (await this.#opaque(back)) };
  }

  async #opaque(face: PdfFace): Promise<PdfFace> {
    const scene = this.#known.get(face.scene) ?? (await this.#flatten(face));
    this.#known.set(face.scene, scene);
    return { ...face, scene };
  }

  async #flatten({ scene, label }: PdfFace): Promise<Scene> {
    const seeThrough = new Map<string, boolean>();
    for (const src of scene.images) seeThrough.set(src, await this.#isSeeThrough(src));
    if (!isTransparent(scene, (src) => seeThrough.get(src) === true)) return scene;
    const { below, texts } = liftTexts(scene.nodes);
    const { widthMm, bleedMm = 0, pictures, signal } = this.options;
    const options = { dpi: DPI, widthMm, bleedMm, pictures, ...(signal && { signal }) };
    const face = { id: 'face', scene: { ...scene, nodes: below }, ...(label !== undefined && { label }) };
    const src = `flattened-${++this.#count}`;
    for await (const { bytes } of renderRaster([face], options, this.pool)) this.#flattened.set(src, bytes);
    const bleed = (bleedMm / widthMm) * scene.width;
    const area = { x: -bleed, y: -bleed, width: scene.width + 2 * bleed, height: scene.height + 2 * bleed };
    return { ...scene, nodes: [{ type: 'image', src, ...area }, ...texts], images: [src] };
  }

  /** Painting reports pictures that cannot be read, with the face's name. */
  async #isSeeThrough(src: string): Promise<boolean> {
    let known = this.#seeThrough.get(src);
    if (known === undefined) {
      const { bytes } = await this.options.pictures.imageBytes(src);
      known = !(await sharp(bytes).stats()).isOpaque;
      this.#seeThrough.set(src, known);
    }
    return known;
  }
}
