import { type ImageLibrary, type ImageResource, sanitizeSvg } from '@cardwright/renderer';

/** Pictures as the page shows them: sizes for layout, decoded bitmaps for painters. */
export class BrowserImages implements ImageLibrary {
  readonly #resources = new Map<string, ImageResource>();
  readonly #bitmaps = new Map<string, ImageBitmap>();

  get(src: string): ImageResource | undefined {
    return this.#resources.get(src);
  }

  /** Decoded pictures of a scene, by source. */
  bitmaps(sources: readonly string[]): ReadonlyMap<string, ImageBitmap> {
    return new Map(
      sources.flatMap((src): [string, ImageBitmap][] => {
        const bitmap = this.#bitmaps.get(src);
        return bitmap === undefined ? [] : [[src, bitmap]];
      }),
    );
  }

  /** A picture that cannot be had is `broken` afterwards; nothing is asked for twice. */
  async load(sources: readonly string[]): Promise<void> {
    await Promise.all(sources.map((src) => this.#load(src)));
  }

  async #load(src: string): Promise<void> {
    if (this.#resources.has(src)) return;
    try {
      const response = await fetch(src);
      if (!response.ok) throw new Error(`the server answered ${response.status}.`);
      const blob = await response.blob();
      if (blob.type.includes('svg')) {
        this.#resources.set(src, { kind: 'vector', svg: sanitizeSvg(await blob.text()) });
        return;
      }
      const bitmap = await createImageBitmap(blob);
      this.#bitmaps.set(src, bitmap);
      this.#resources.set(src, { kind: 'raster', width: bitmap.width, height: bitmap.height });
    } catch (error) {
      this.#resources.set(src, { kind: 'broken', reason: error instanceof Error ? error.message : String(error) });
    }
  }
}
