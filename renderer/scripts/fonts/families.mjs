const notoSans = (script) => `noto-sans-${script}`;
/** Latin, Greek, Cyrillic and Devanagari are in Noto Sans itself. */
const SCRIPTS = [
  ...['arabic', 'hebrew', 'thai', 'armenian', 'georgian'],
  ...['bengali', 'gujarati', 'gurmukhi', 'kannada', 'malayalam', 'sinhala', 'tamil', 'telugu', 'ethiopic'],
];
/** Japanese, Korean, and Chinese in simplified and traditional characters. */
const EAST_ASIAN = ['jp', 'kr', 'sc', 'tc'].map(notoSans);

/**
 * The bundled families and their weights. `normal` and `italic` list weights; `category` and the package's name default to
 * those of @fontsource. A family with `instance` is instantiated from a variable font at build time. `subsets` names the
 * subsets to take; all by default.
 */
export const FAMILIES = [
  { slug: 'alegreya', normal: [400, 500, 700, 800, 900], italic: [400, 700] },
  { slug: 'almendra', normal: [400, 700], italic: [400, 700], category: 'display' },
  { slug: 'archivo', normal: [400, 500, 600, 700, 800, 900], italic: [400, 700] },
  {
    slug: 'archivo-expanded',
    name: 'Archivo Expanded',
    package: '@fontsource-variable/archivo',
    instance: { base: 'archivo', file: 'standard', axes: { wdth: 125 } },
    normal: [400, 500, 600, 700, 800, 900],
  },
  { slug: 'bangers', normal: [400] },
  { slug: 'bebas-neue', normal: [400], category: 'display' },
  { slug: 'besley', normal: [400, 500, 600, 700, 800, 900], italic: [400, 700] },
  { slug: 'bricolage-grotesque', normal: [300, 400, 500, 600, 700, 800] },
  { slug: 'caprasimo', normal: [400] },
  { slug: 'caveat', normal: [400, 500, 600, 700] },
  { slug: 'cinzel', normal: [400, 500, 600, 700, 800, 900] },
  { slug: 'eb-garamond', normal: [400, 500, 600, 700, 800], italic: [400, 500, 600, 700] },
  { slug: 'fredoka', normal: [300, 400, 500, 600, 700] },
  { slug: 'grenze-gotisch', normal: [300, 400, 500, 600, 700, 800, 900] },
  { slug: 'im-fell-english-sc', normal: [400] },
  { slug: 'instrument-sans', normal: [400, 500, 600, 700], italic: [400, 500, 600, 700] },
  {
    slug: 'inter',
    normal: [400, 500, 600, 700, 800, 900],
    italic: [400, 700],
    // Whole files, tried last: fractions, superscripts and subscripts are not in any subset.
    whole: { package: 'inter-ui', files: { 400: 'web/Inter-Regular.woff2', 700: 'web/Inter-Bold.woff2' } },
  },
  { slug: 'jetbrains-mono', normal: [400, 500, 600, 700, 800], italic: [400, 700] },
  { slug: 'lora', normal: [400, 500, 600, 700], italic: [400, 700] },
  { slug: 'medievalsharp', normal: [400] },
  { slug: 'metamorphous', normal: [400], category: 'display' },
  { slug: 'newsreader', normal: [300, 400, 500, 600, 700, 800], italic: [400, 500, 600, 700] },
  { slug: 'orbitron', normal: [400, 500, 600, 700, 800, 900] },
  { slug: 'oswald', normal: [300, 400, 500, 600, 700] },
  { slug: 'press-start-2p', normal: [400] },
  { slug: 'spline-sans-mono', normal: [400, 500, 600, 700], italic: [400, 700] },
  { slug: 'noto-sans', normal: [400, 500, 600, 700, 800], italic: [400, 700] },
  // Latin letters come from Noto Sans, which has the same.
  ...SCRIPTS.map((script) => ({ slug: notoSans(script), normal: [400, 500, 600, 700, 800], subsets: [script] })),
  // The variable packages have one file per slice instead of nine, which saves 250 MB of installation size.
  ...EAST_ASIAN.map((slug) => ({
    slug,
    package: `@fontsource-variable/${slug}`,
    instance: { base: slug, file: 'wght', axes: {} },
    normal: [400, 700],
  })),
  { slug: 'noto-sans-math', normal: [400] },
  { slug: 'noto-sans-symbols', normal: [400, 700] },
  { slug: 'noto-sans-symbols-2', normal: [400] },
  { slug: 'noto-sans-runic', normal: [400], subsets: ['runic'] },
  { slug: 'noto-music', normal: [400], subsets: ['music'] },
];

/**
 * The order of fallbacks for characters that a family lacks. Symbols come before the East Asian families, whose arrows and
 * stars are as wide as an ideograph. Noto Sans Math has some unjoined Arabic letters, so Arabic comes before it.
 */
export const FALLBACKS = [
  'noto-sans',
  'inter',
  'noto-sans-symbols',
  'noto-sans-symbols-2',
  ...SCRIPTS.map(notoSans),
  'noto-sans-math',
  'noto-sans-runic',
  'noto-music',
  ...EAST_ASIAN,
];
