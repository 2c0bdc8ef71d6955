/** Runs in a page and in a worker: shapes the samples and lets the browser measure them. */
import { createFaceLoader, fetchFontManifest, fetchHarfBuzz, type FontScope } from '../browser.js';
import { isCursive } from '../cursive.js';
import { createFontLibrary } from '../createFontLibrary.js';

export interface Sample {
  readonly face: string;
  readonly text: string;
  readonly direction: 'ltr' | 'rtl';
  /** Units of 1/100 em between letters; any value other than 0 switches ligatures off. */
  readonly letterSpacing: number;
}

export interface Measured {
  /** em, measured by the canvas */
  readonly canvas: number;
  /** em, measured by the library running here */
  readonly shaped: number;
}

const SIZE = 100;

export async function measureSamples(
  scope: FontScope,
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  baseUrl: string,
  samples: readonly Sample[],
): Promise<Measured[]> {
  const [manifest, harfbuzz] = await Promise.all([fetchFontManifest(baseUrl), fetchHarfBuzz(baseUrl)]);
  const library = createFontLibrary(manifest, harfbuzz);
  const loader = createFaceLoader(library, baseUrl, scope);
  await loader.load(samples.map(({ face }) => face));
  context.textRendering = 'geometricPrecision';
  context.fontKerning = 'normal';
  const measured = samples.map(({ face, text, direction, letterSpacing }) => {
    context.font = `${SIZE}px "${face}"`;
    context.direction = direction;
    context.letterSpacing = `${letterSpacing}px`;
    const { glyphs } = library.shape(face, text, { direction, ligatures: letterSpacing === 0 || isCursive(text) });
    return {
      canvas: context.measureText(text).width / SIZE,
      shaped: glyphs.reduce((sum, glyph) => sum + glyph.advance, 0),
    };
  });
  library.dispose();
  return measured;
}
