import { collectResources } from '../../../../compose/collectResources.js';
import type { Scene } from '../../../../displayList.js';
import type { BrowserPool } from '../../../browser/BrowserPool.js';
import { renderRaster } from '../../../raster/renderRaster.js';
import type { PdfFace, PrintOptions } from '../../types.js';
import type { ScenePass } from '../ScenePass.js';
import type { FlatteningRule } from './FlatteningRule.js';
import { liftTexts } from './liftTexts.js';

/** Resolution of what is flattened. Letters on top stay letters. */
const DPI = 400;

/**
 * Mixes the layers of faces before they are in inks: what a rule chooses becomes one opaque picture, painted by the browser,
 * with the letters on top of it that can stay letters. Faces of which it chooses nothing are left alone.
 */
export class FaceFlattener implements ScenePass {
  readonly #flattened = new Map<string, Uint8Array>();
  #count = 0;

  constructor(
    private readonly options: PrintOptions,
    private readonly pool: BrowserPool,
    private readonly rule: FlatteningRule,
  ) {}

  async imageBytes(src: string): Promise<{ readonly bytes: Uint8Array; readonly mime: string }> {
    const bytes = this.#flattened.get(src);
    if (bytes === undefined) return this.options.pictures.imageBytes(src);
    this.#flattened.delete(src);
    return { bytes, mime: 'image/png' };
  }

  async inkBytes(src: string): Promise<Uint8Array | undefined> {
    return this.#flattened.has(src) ? undefined : this.options.pictures.inkBytes?.(src);
  }

  async scene({ scene, label }: PdfFace): Promise<Scene> {
    const parts = await this.rule(scene);
    if (parts === undefined) return scene;
    const { below, texts } = liftTexts(parts.below);
    const { widthMm, bleedMm = 0, pictures, signal } = this.options;
    const options = { dpi: DPI, widthMm, bleedMm, pictures, ...(signal && { signal }) };
    const face = { id: 'face', scene: { ...scene, nodes: below }, ...(label !== undefined && { label }) };
    const src = `flattened-${++this.#count}`;
    for await (const { bytes } of renderRaster([face], options, this.pool)) this.#flattened.set(src, bytes);
    const bleed = (bleedMm / widthMm) * scene.width;
    const area = { x: -bleed, y: -bleed, width: scene.width + 2 * bleed, height: scene.height + 2 * bleed };
    const nodes = [{ type: 'image', src, ...area } as const, ...texts, ...parts.above];
    return { ...scene, nodes, images: collectResources(nodes).images };
  }
}
