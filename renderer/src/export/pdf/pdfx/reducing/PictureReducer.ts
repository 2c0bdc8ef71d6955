import sharp from 'sharp';
import type { Scene, SceneNode } from '../../../../displayList.js';
import { inkPixels } from '../../../images/inkPixels.js';
import { MOST_PIXELS } from '../../../images/inspectImage.js';
import type { PdfFace, PrintOptions } from '../../types.js';
import { MM_PER_INCH } from '../../../../schema/values/units.js';
import type { ScenePass } from '../ScenePass.js';
import { drawnWidths } from './drawnWidths.js';

/** Twice what presses can show. */
const MOST_DPI = 600;
/** Widths are rounded up to multiples of this many pixels, so that faces with nearly the same picture share one. */
const STEP = 256;

interface Reduced {
  readonly src: string;
  /** px */
  readonly width: number;
}

/**
 * Reduces pictures that have more pixels than a press can show. Inks are stored without loss, so a photograph straight
 * from a camera would otherwise take minutes and a hundred megabytes.
 */
export class PictureReducer implements ScenePass {
  /** By the sources in the changed scenes. */
  readonly #reduced = new Map<string, Reduced>();
  /** px, by source; 0 for pictures that cannot be read. */
  readonly #widths = new Map<string, number>();

  constructor(private readonly options: Pick<PrintOptions, 'widthMm' | 'pictures'>) {}

  async imageBytes(src: string): Promise<{ readonly bytes: Uint8Array; readonly mime: string }> {
    const reduced = this.#reduced.get(src);
    if (reduced === undefined) return this.options.pictures.imageBytes(src);
    const { bytes } = await this.options.pictures.imageBytes(reduced.src);
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient().resize({ width: reduced.width });
    // These bytes are decoded right away, so compressing them well would waste time.
    return { bytes: await image.keepIccProfile().png({ compressionLevel: 1 }).toBuffer(), mime: 'image/png' };
  }

  async inkBytes(src: string): Promise<Uint8Array | undefined> {
    const reduced = this.#reduced.get(src);
    const bytes = await this.options.pictures.inkBytes?.(reduced?.src ?? src);
    if (bytes === undefined || reduced === undefined) return bytes;
    return inkPixels(bytes).resize({ width: reduced.width }).keepIccProfile().tiff({ compression: 'none' }).toBuffer();
  }

  async scene({ scene }: PdfFace): Promise<Scene> {
    const sources = new Map<string, string>();
    const pxPerUnit = ((this.options.widthMm / MM_PER_INCH) * MOST_DPI) / scene.width;
    for (const [src, drawn] of drawnWidths(scene.nodes)) {
      const width = Math.max(1, Math.ceil((drawn * pxPerUnit) / STEP)) * STEP;
      if (width < (await this.#widthOf(src))) sources.set(src, this.#reducedTo(src, width));
    }
    if (sources.size === 0) return scene;
    const replaced = (src: string): string => sources.get(src) ?? src;
    return { ...scene, nodes: withSources(scene.nodes, replaced), images: scene.images.map(replaced) };
  }

  #reducedTo(src: string, width: number): string {
    const name = `${src}#${width}px`;
    this.#reduced.set(name, { src, width });
    return name;
  }

  /** Painting reports pictures that cannot be read, with the face's name. */
  async #widthOf(src: string): Promise<number> {
    const known = this.#widths.get(src) ?? (await this.#readWidth(src).catch(() => 0));
    this.#widths.set(src, known);
    return known;
  }

  async #readWidth(src: string): Promise<number> {
    const { bytes } = await this.options.pictures.imageBytes(src);
    return (await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()).autoOrient.width;
  }
}

function withSources(nodes: readonly SceneNode[], replaced: (src: string) => string): SceneNode[] {
  return nodes.map((node) => {
    if (node.type === 'group') return { ...node, children: withSources(node.children, replaced) };
    return node.type === 'image' ? { ...node, src: replaced(node.src) } : node;
  });
}
