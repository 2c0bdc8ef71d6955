/** Elements that survive sanitising. Everything else in SVG's namespace is dropped with a warning. */
export const SAFE_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use switch a path rect circle ellipse line polyline polygon text tspan textPath title desc style ' +
    'linearGradient radialGradient stop clipPath mask pattern marker image filter feBlend feColorMatrix ' +
    'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow ' +
    'feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight ' +
    'feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

/** Elements with character data to keep. */
export const TEXT_ELEMENTS: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath', 'title', 'desc', 'style']);

/** Dropped without a warning, because they draw nothing. */
export const SILENT_ELEMENTS: ReadonlySet<string> = new Set(['metadata', 'view', 'cursor', 'color-profile']);

export const ANIMATION_ELEMENTS: ReadonlySet<string> = new Set([
  'animate',
  'animateColor',
  'animateMotion',
  'animateTransform',
  'set',
  'mpath',
  'discard',
]);

/** Raster formats of embedded images. */
export const EMBEDDED_IMAGE = /^data:image\/(png|jpe?g|webp|gif|avif);base64,[A-Za-z0-9+/=\s]+$/i;

/** CSS functions that cannot fetch or run anything. */
const SAFE_FUNCTIONS: ReadonlySet<string> = new Set(
  (
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix var calc min max clamp matrix translate translatex ' +
    'translatey scale scalex scaley rotate skewx skewy skew url cubic-bezier inset circle ellipse polygon path blur ' +
    'brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia'
  ).split(' '),
);

/** Whether an attribute's or declaration's value refers to nothing outside the document. */
export function isSafeValue(value: string): boolean {
  // Most values are numbers, names and path data, which are always safe.
  if (!/[\\(:@]|expression/i.test(value)) return true;
  if (value.includes('\\') || /javascript:|expression|@import|-moz-binding/i.test(value)) return false;
  for (const match of value.matchAll(/(?<![\w-])([\w-]+)\s*\(/g)) {
    if (!SAFE_FUNCTIONS.has((match[1] ?? '').toLowerCase())) return false;
  }
  for (const match of value.matchAll(/url\s*\(\s*(["']?)\s*(.?)/gi)) {
    if (match[2] !== '#') return false;
  }
  return true;
}
