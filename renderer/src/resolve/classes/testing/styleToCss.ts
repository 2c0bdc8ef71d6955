import type { Length, Style, StyleGradient } from '../../style.js';

type Writer<K extends keyof Style> = (value: NonNullable<Style[K]>) => Record<string, string>;

/** A style as the CSS properties that Tailwind would set, for comparison with the oracle. 1 unit is 1 px. */
export function styleToCss(style: Style): Record<string, string> {
  const css: Record<string, string> = {};
  for (const key of Object.keys(WRITERS) as (keyof typeof WRITERS)[]) {
    const value = style[key];
    // Each writer takes the values of its key, but TypeScript cannot see that through the loop.
    if (value !== undefined) Object.assign(css, (WRITERS[key] as (value: unknown) => object)(value));
  }
  return css;
}

const plain =
  (property: string, table: Readonly<Record<string, string>> = {}) =>
  (value: string | number): Record<string, string> => ({
    [property]: table[value] ?? String(round(Number(value)) || value),
  });
const units =
  (property: string) =>
  (value: number): Record<string, string> => ({ [property]: px(value) });
const lengths =
  (property: string) =>
  (value: Length): Record<string, string> => ({ [property]: length(value) });

const PLACES = {
  start: 'flex-start',
  end: 'flex-end',
  between: 'space-between',
  around: 'space-around',
  evenly: 'space-evenly',
};

const WRITERS: { readonly [K in keyof Style]-?: Writer<K> } = {
  display: plain('display'),
  position: plain('position'),
  inset: sides((side) => side, length),
  width: lengths('width'),
  height: lengths('height'),
  minWidth: lengths('min-width'),
  minHeight: lengths('min-height'),
  maxWidth: lengths('max-width'),
  maxHeight: lengths('max-height'),
  hugWidth: () => ({ width: 'fit-content' }),
  hugHeight: () => ({ height: 'fit-content' }),
  aspectRatio: plain('aspect-ratio'),
  padding: sides((side) => `padding-${side}`, length),
  margin: sides((side) => `margin-${side}`, length),
  overflow: plain('overflow'),
  zIndex: plain('z-index'),
  visibility: plain('visibility'),
  flexDirection: plain('flex-direction'),
  flexWrap: plain('flex-wrap'),
  justifyContent: plain('justify-content', PLACES),
  alignItems: plain('align-items', PLACES),
  alignContent: plain('align-content', PLACES),
  alignSelf: plain('align-self', PLACES),
  rowGap: units('row-gap'),
  columnGap: units('column-gap'),
  flexGrow: plain('flex-grow'),
  flexShrink: plain('flex-shrink'),
  flexBasis: lengths('flex-basis'),
  fontFamily: plain('font-family'),
  fontSize: units('font-size'),
  fontWeight: plain('font-weight'),
  italic: (value) => ({ 'font-style': value ? 'italic' : 'normal' }),
  fontAxes: (axes) => ({
    'font-variation-settings': Object.entries(axes)
      .map(([tag, value]) => `"${tag}" ${value}`)
      .join(', '),
  }),
  lineHeight: ({ unit, value }) => ({ 'line-height': unit === 'u' ? px(value) : String(round(value)) }),
  letterSpacing: (value) => ({ 'letter-spacing': value === 0 ? '0' : `${round(value)}em` }),
  textAlign: plain('text-align'),
  textTransform: plain('text-transform'),
  textDecoration: plain('text-decoration-line'),
  textDecorationColor: plain('text-decoration-color'),
  textWrap: plain('text-wrap'),
  whiteSpace: plain('white-space'),
  hyphens: plain('hyphens'),
  color: plain('color'),
  figureStyle: plain('figure-style'),
  figureWidth: plain('figure-width'),
  smallCaps: (value) => ({ 'font-variant-caps': value ? 'small-caps' : 'normal' }),
  textOutline: ({ width, color }) => ({ 'text-outline': `${px(width)} ${color}` }),
  textShadows: (shadows) => ({
    'text-shadow': shadows.map(({ x, y, blur, color }) => `${[x, y, blur].map(px).join(' ')} ${color}`).join(', '),
  }),
  textOverflow: plain('text-overflow'),
  lineClamp: plain('-webkit-line-clamp'),
  columns: plain('columns'),
  tableLines: plain('table-lines'),
  tableLineColor: plain('table-line-color'),
  writing: plain('writing'),
  backgroundColor: plain('background-color'),
  backgroundGradient: (value) => ({ 'background-image': gradient(value) }),
  borderWidth: sides((side) => `border-${side}-width`, px),
  borderColor: sides((side) => `border-${side}-color`, String),
  borderStyle: plain('border-style'),
  borderRadius: (corners) => {
    const entries = Object.entries(corners).map(([corner, radius]) => [
      `border-${corner.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}-radius`,
      radius === 'full' ? 'full' : typeof radius === 'number' ? px(radius) : `${round(radius.value)}%`,
    ]);
    return Object.fromEntries(entries) as Record<string, string>;
  },
  shadows: (shadows) => ({
    'box-shadow': shadows
      .map(({ x, y, blur, spread, color, inset }) => [
        ...(inset ? ['inset'] : []),
        ...[x, y, blur, spread].map(px),
        color,
      ])
      .map((parts) => parts.join(' '))
      .join(', '),
  }),
  opacity: plain('opacity'),
  filter: ({ blur, grayscale, sepia, duotone }) => ({
    filter: [
      ...(blur === undefined ? [] : [`blur(${px(blur)})`]),
      ...(grayscale === undefined ? [] : [`grayscale(${grayscale * 100}%)`]),
      ...(sepia === undefined ? [] : [`sepia(${sepia * 100}%)`]),
      ...(duotone === undefined ? [] : [`duotone(${duotone.from}, ${duotone.to})`]),
    ].join(' '),
  }),
  blend: plain('mix-blend-mode'),
  fill: plain('fill'),
  stroke: plain('stroke'),
  strokeWidth: plain('stroke-width'),
  rotate: (value) => ({ rotate: value === 0 ? '0' : `${round(value)}deg` }),
  scaleX: plain('scale-x'),
  scaleY: plain('scale-y'),
  translateX: lengths('translate-x'),
  translateY: lengths('translate-y'),
  objectFit: plain('object-fit'),
  objectPosition: ({ x, y }) => ({ 'object-position': `${round(x)}% ${round(y)}%` }),
};

/** Every key of Style; the type of WRITERS guarantees that none is missing. */
export const STYLE_KEYS = Object.keys(WRITERS) as readonly (keyof Style)[];

function sides<T>(name: (side: string) => string, write: (value: T) => string) {
  return (group: Readonly<Partial<Record<'top' | 'right' | 'bottom' | 'left', T>>>): Record<string, string> =>
    Object.fromEntries(
      (['top', 'right', 'bottom', 'left'] as const).flatMap((side) => {
        const value = group[side];
        return value === undefined ? [] : [[name(side), write(value)]];
      }),
    );
}

function gradient({ type, angle, toCorner, center, stops }: StyleGradient): string {
  const corner = toCorner?.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`);
  const line = type === 'linear' ? (corner === undefined ? `${angle}deg` : `to ${corner}`) : '';
  const at = center === undefined ? '' : `at ${center.x}% ${center.y}%`;
  const written = stops.map(({ color, offset }) => `${color} ${round(offset * 100)}%`);
  return `${type}-gradient(${[line + at, ...written].filter((part) => part !== '').join(', ')})`;
}

function length(value: Length): string {
  if (value === 'auto') return 'auto';
  return value.unit === '%' ? `${round(value.value)}%` : px(value.value);
}

function px(value: number): string {
  return value === 0 ? '0' : `${round(value)}px`;
}

function round(value: number): number {
  const rounded = Math.round(value * 1000) / 1000;
  return rounded === 0 ? 0 : rounded;
}
