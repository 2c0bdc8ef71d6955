/** ISO 15924 codes of the scripts that text is split by; everything else shapes as Common. */
export const COMMON_SCRIPT = 'Zyyy';

/**
 * Inclusive ranges, ascending. Characters in the gaps are Common, Inherited or in a script that no bundled font has.
 */
const RANGES: readonly (readonly [from: number, to: number, script: string])[] = [
  [0x41, 0x5a, 'Latn'],
  [0x61, 0x7a, 'Latn'],
  [0xaa, 0xaa, 'Latn'],
  [0xba, 0xba, 'Latn'],
  [0xc0, 0xd6, 'Latn'],
  [0xd8, 0xf6, 'Latn'],
  [0xf8, 0x2af, 'Latn'],
  [0x370, 0x3ff, 'Grek'],
  [0x400, 0x52f, 'Cyrl'],
  [0x531, 0x58f, 'Armn'],
  [0x591, 0x5f4, 'Hebr'],
  [0x600, 0x60b, 'Arab'],
  [0x60d, 0x61a, 'Arab'],
  [0x61c, 0x61e, 'Arab'],
  [0x620, 0x63f, 'Arab'],
  [0x641, 0x64a, 'Arab'],
  [0x656, 0x66f, 'Arab'],
  [0x671, 0x6ff, 'Arab'],
  [0x750, 0x77f, 'Arab'],
  [0x870, 0x8ff, 'Arab'],
  [0x900, 0x963, 'Deva'],
  [0x966, 0x97f, 'Deva'],
  [0x980, 0x9ff, 'Beng'],
  [0xa01, 0xa7f, 'Guru'],
  [0xa81, 0xaff, 'Gujr'],
  [0xb82, 0xbff, 'Taml'],
  [0xc00, 0xc7f, 'Telu'],
  [0xc80, 0xcff, 'Knda'],
  [0xd00, 0xd7f, 'Mlym'],
  [0xd81, 0xdff, 'Sinh'],
  [0xe01, 0xe3a, 'Thai'],
  [0xe40, 0xe5b, 'Thai'],
  [0xe80, 0xeff, 'Laoo'],
  [0x10a0, 0x10fa, 'Geor'],
  [0x10fc, 0x10ff, 'Geor'],
  [0x1100, 0x11ff, 'Hang'],
  [0x1200, 0x139f, 'Ethi'],
  [0x16a0, 0x16ea, 'Runr'],
  [0x1780, 0x17ff, 'Khmr'],
  [0x1c80, 0x1c8f, 'Cyrl'],
  [0x1c90, 0x1cbf, 'Geor'],
  [0x1e00, 0x1eff, 'Latn'],
  [0x1f00, 0x1fff, 'Grek'],
  [0x2c60, 0x2c7f, 'Latn'],
  [0x2d00, 0x2d2f, 'Geor'],
  [0x2de0, 0x2dff, 'Cyrl'],
  [0x2e80, 0x2fd5, 'Hani'],
  [0x3005, 0x3005, 'Hani'],
  [0x3007, 0x3007, 'Hani'],
  [0x3041, 0x3096, 'Hira'],
  [0x309d, 0x309f, 'Hira'],
  [0x30a1, 0x30fa, 'Kana'],
  [0x30fd, 0x30ff, 'Kana'],
  [0x3105, 0x312f, 'Bopo'],
  [0x3131, 0x318e, 'Hang'],
  [0x31f0, 0x31ff, 'Kana'],
  [0x3400, 0x4dbf, 'Hani'],
  [0x4e00, 0x9fff, 'Hani'],
  [0xa640, 0xa69f, 'Cyrl'],
  [0xa722, 0xa787, 'Latn'],
  [0xa78b, 0xa7ff, 'Latn'],
  [0xac00, 0xd7af, 'Hang'],
  [0xf900, 0xfaff, 'Hani'],
  [0xfb00, 0xfb06, 'Latn'],
  [0xfb13, 0xfb17, 'Armn'],
  [0xfb1d, 0xfb4f, 'Hebr'],
  [0xfb50, 0xfdff, 'Arab'],
  [0xfe70, 0xfefc, 'Arab'],
  [0xff21, 0xff3a, 'Latn'],
  [0xff41, 0xff5a, 'Latn'],
  [0xff66, 0xff6f, 'Kana'],
  [0xff71, 0xff9d, 'Kana'],
  [0x20000, 0x323af, 'Hani'],
];

/** Scripts whose letters join; letter spacing would tear their words apart. */
const CURSIVE: ReadonlySet<string> = new Set(['Arab']);

/** em between the baselines of two lines, so that the letters of neither touch the other: some reach far up and down. */
const LEAST_LEADING: Readonly<Partial<Record<string, number>>> = { Arab: 1.3 };

/** The script of a code point by Unicode's Script property, limited to the scripts above. */
export function scriptOf(codePoint: number): string {
  if (codePoint < 0x80) return (codePoint | 0x20) >= 0x61 && (codePoint | 0x20) <= 0x7a ? 'Latn' : COMMON_SCRIPT;
  let low = 0;
  let high = RANGES.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = RANGES[middle];
    if (range === undefined) break;
    if (codePoint < range[0]) high = middle - 1;
    else if (codePoint > range[1]) low = middle + 1;
    else return range[2];
  }
  return COMMON_SCRIPT;
}

/** Kana, ideographs and their punctuation, which are set without kerning. */
const SOLID = /[\u2e80-\u312f\u31a0-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff01-\uff65]|[\ud840-\ud888][\udc00-\udfff]/;

/**
 * Whether text is set without kerning. Canvases in some engines shape ideographs one by one and never kern them, but
 * SVG text does. Painters must switch `font-kerning` off for such runs to match what layout measured.
 */
export function isSetSolid(text: string): boolean {
  return SOLID.test(text);
}

/** The least distance of lines in a script, em; 0 where the leading of a design is enough. */
export function leastLeading(script: string): number {
  return LEAST_LEADING[script] ?? 0;
}

export function isCursive(script: string): boolean {
  return CURSIVE.has(script);
}
