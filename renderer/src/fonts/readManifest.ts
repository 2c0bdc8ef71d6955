import type { FontFace, FontFamily, FontManifest } from './types.js';

/** The content of manifest.json, as renderer/scripts/fonts/manifestFile.mjs writes it. */
export interface ManifestFile {
  readonly families: readonly (Omit<FontFamily, 'faces'> & {
    /** Each in a file named after it. */
    readonly faces: readonly (Omit<FontFace, 'ranges' | 'file'> & { readonly coverage: number })[];
  })[];
  readonly fallbacks: readonly string[];
  /**
   * The ranges of faces. `w+2m,1z` is [32, 126], [197, 197]: in base 36, the distance from the end of the range before and, for
   * more than one code point, the number of further ones.
   */
  readonly coverages: readonly string[];
}

/** The manifest in a file. Ranges are read when somebody asks for them: most slices of East Asian fonts are never looked at. */
export function readManifest({ families, fallbacks, coverages }: ManifestFile): FontManifest {
  const known: FontFace['ranges'][] = [];
  const rangesOf = (coverage: number): FontFace['ranges'] =>
    (known[coverage] ??= readRanges(coverages[coverage] ?? ''));
  return {
    fallbacks,
    families: families.map((family) => ({
      ...family,
      faces: family.faces.map(({ coverage, ...face }) => ({
        ...face,
        file: `${face.id}.ttf`,
        get ranges() {
          return rangesOf(coverage);
        },
      })),
    })),
  };
}

function readRanges(text: string): FontFace['ranges'] {
  let last = 0;
  return text.split(',').map((range) => {
    const [gap = '', more = '0'] = range.split('+');
    const from = last + parseInt(gap, 36);
    last = from + parseInt(more, 36);
    return [from, last];
  });
}
