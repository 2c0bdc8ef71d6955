import sharp from 'sharp';
import type { Scene } from '../../../../displayList.js';
import type { BrowserPool } from '../../../browser/BrowserPool.js';
import { MOST_PIXELS } from '../../../images/inspectImage.js';
import { renderRaster } from '../../../raster/renderRaster.js';
import type { PdfFace, PrintOptions } from '../../types.js';
import type { ScenePass } from '../ScenePass.js';
import { isTransparent } from './isTransparent.js';
import { liftTexts } from './liftTexts.js';

/** Resolution of what is flattened. Letters on top stay letters. */
const DPI = 400;

/**
 * Makes faces opaque for PDF/X-1a: a face with transparency becomes one picture, painted by the browser, with the letters
 * on top of it that can stay letters. Opaque faces are left alone.
 */
export class FaceFlattener implements ScenePass {
  readonly #flattened = new Map<string, Uint8Array>();
  readonly #seeThrough = new Map<string, boolean>();
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

  async scene({ scene, label }: PdfFace): Promise<Scene> {
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
      known = !(await sharp(bytes, { limitInputPixels: MOST_PIXELS }).stats()).isOpaque;
      this.#seeThrough.set(src, known);
    }
    return known;
  }
}
