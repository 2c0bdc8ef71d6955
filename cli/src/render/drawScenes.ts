import { MM_PER_INCH, type Scene } from '@cardwright/renderer';
import { renderRaster, type CardSize, type RasterFace } from '@cardwright/renderer/export';
import type { DeckStudio } from '@cardwright/renderer/production';

export interface DrawOptions {
  readonly size: CardSize;
  /** px */
  readonly width: number;
  readonly studio: Pick<DeckStudio, 'images' | 'pool'>;
  readonly signal: AbortSignal;
}

/** Draws scenes for a page without other files. @returns a data URL for each, in the same order */
export async function* drawScenes(
  scenes: Iterable<Scene> | AsyncIterable<Scene>,
  { size, width, studio, signal }: DrawOptions,
): AsyncGenerator<string> {
  async function* faces(): AsyncGenerator<RasterFace> {
    let count = 0;
    for await (const scene of scenes) {
      yield { id: String(count), scene };
      count += 1;
    }
  }
  const dpi = Math.max(72, Math.round((width * MM_PER_INCH) / size.widthMm));
  const options = { dpi, widthMm: size.widthMm, format: 'webp', quality: 85, pictures: studio.images, signal } as const;
  for await (const { bytes } of renderRaster(faces(), options, studio.pool))
    yield `data:image/webp;base64,${bytes.toString('base64')}`;
}
