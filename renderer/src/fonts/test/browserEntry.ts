/** What the browser test runs inside a page and inside a worker: the same shaping and the browser's own measuring. */
import { createFaceLoader, fetchFontManifest, fetchHarfBuzz, type FontScope } from '../browser.js';
import { isCursive } from '../cursive.js';
import { createFontLibrary } from '../createFontLibrary.js';

export interface Sample {
  readonly face: string;
  readonly text: string;
  readonly direction: 'ltr' | 'rtl';
  /** Units of 1/100 em between letters; not 0 switches ligatures off. */
  readonly letterSpacing: number;
}

export interface Measured {
  /** em, as the canvas says */
  readonly canvas: number;
  /** em, as the library says when it runs here */
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
