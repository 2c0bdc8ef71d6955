import type { AxisValues } from '../fonts/index.js';
import type { Insets, Radii } from '../geometry.js';
import type { ColorFilter } from '../filters/index.js';
import type { BlendMode, HexColor } from '../displayList.js';
import type { TableLines } from './textBlock.js';

/** A length: design units, percent of the containing box, or auto. */
export type Length = { readonly unit: 'u' | '%'; readonly value: number } | 'auto';

export type Corner = keyof Radii;
export type Side = keyof Insets;

/** Units, percent of the shorter side, or `'full'`: half of the shorter side. */
export type CornerRadius = number | { readonly unit: '%'; readonly value: number } | 'full';

export interface StyleGradient {
  readonly type: 'linear' | 'radial';
  /** Degrees clockwise from "to top", as in CSS; ignored for radial. */
  readonly angle: number;
  /**
   * Set when a linear gradient runs to a corner. As in CSS, its angle then depends on the box: the two other corners
   * share the middle colour. `angle` is the value for a square.
   */
  readonly toCorner?: Corner;
  /** Centre of a radial gradient in percent of the box; 50 50 when absent. Its end is the farthest corner. */
  readonly center?: { readonly x: number; readonly y: number };
  readonly stops: readonly { readonly color: HexColor; readonly offset: number }[];
}

export interface StyleShadow {
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
  readonly color: HexColor;
  readonly inset: boolean;
}

/** A line around the letters of a text, in units beyond their edges; none at 0. */
export interface StyleOutline {
  readonly width: number;
  readonly color: HexColor;
}

/** Filters of an item and everything in it. */
export interface StyleFilter extends ColorFilter {
  /** Standard deviation in units; pictures only. */
  readonly blur?: number;
}

/**
 * The meaning of a `classes` string as plain typed data. An absent key means "not set"; layout and scene know the
 * defaults. Colours are resolved to hex (tokens, palette and opacity applied). Angles are degrees, lengths design
 * units.
 */
export interface Style {
  // box
  readonly display?: 'flex' | 'block' | 'none';
  readonly position?: 'relative' | 'absolute';
  readonly inset?: Readonly<Partial<Record<Side, Length>>>;
  readonly width?: Length;
  readonly height?: Length;
  readonly minWidth?: Length;
  readonly minHeight?: Length;
  readonly maxWidth?: Length;
  readonly maxHeight?: Length;
  /** `w-fit`: as wide as the content, even in a column that stretches its children. */
  readonly hugWidth?: boolean;
  readonly hugHeight?: boolean;
  /** width ÷ height */
  readonly aspectRatio?: number;
  readonly padding?: Readonly<Partial<Record<Side, Length>>>;
  readonly margin?: Readonly<Partial<Record<Side, Length>>>;
  readonly overflow?: 'visible' | 'hidden';
  readonly zIndex?: number;
  readonly visibility?: 'visible' | 'hidden';
  // flex
  readonly flexDirection?: 'row' | 'row-reverse' | 'column' | 'column-reverse';
  readonly flexWrap?: 'nowrap' | 'wrap' | 'wrap-reverse';
  readonly justifyContent?: 'start' | 'center' | 'end' | 'between' | 'around' | 'evenly';
  readonly alignItems?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  readonly alignContent?: 'start' | 'center' | 'end' | 'between' | 'around' | 'stretch';
  readonly alignSelf?: 'auto' | 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  readonly rowGap?: number;
  readonly columnGap?: number;
  readonly flexGrow?: number;
  readonly flexShrink?: number;
  readonly flexBasis?: Length;
  // text (inherited by children)
  readonly fontFamily?: string;
  readonly fontSize?: number;
  readonly fontWeight?: number;
  readonly italic?: boolean;
  /** The values of a variable font's axes, apart from weight and slant. */
  readonly fontAxes?: AxisValues;
  /** A multiple of the font size, or absolute units. */
  readonly lineHeight?: { readonly unit: 'em' | 'u'; readonly value: number };
  /** Multiples of the font size (em). */
  readonly letterSpacing?: number;
  readonly textAlign?: 'start' | 'end' | 'left' | 'center' | 'right' | 'justify';
  readonly textTransform?: 'none' | 'uppercase' | 'lowercase' | 'capitalize';
  readonly textDecoration?: 'none' | 'underline' | 'line-through' | 'overline';
  /** The text's colour when absent. */
  readonly textDecorationColor?: HexColor;
  readonly textWrap?: 'wrap' | 'nowrap' | 'balance';
  readonly whiteSpace?: 'normal' | 'pre-line';
  readonly hyphens?: 'none' | 'manual' | 'auto';
  readonly color?: HexColor;
  readonly figureStyle?: 'normal' | 'lining' | 'oldstyle';
  readonly figureWidth?: 'normal' | 'tabular' | 'proportional';
  readonly smallCaps?: boolean;
  readonly textOutline?: StyleOutline;
  /** Topmost first as in CSS; spread is 0. */
  readonly textShadows?: readonly StyleShadow[];
  // text overflow (not inherited)
  readonly textOverflow?: 'shrink' | 'ellipsis' | 'clip';
  readonly lineClamp?: number;
  /** Columns of a text; the gap between them is `columnGap`. */
  readonly columns?: number;
  readonly tableLines?: TableLines;
  readonly tableLineColor?: HexColor;
  /** The direction in which the lines of a text run. */
  readonly writing?: 'across' | 'downwards' | 'upwards' | 'vertical' | 'upright';
  // paint
  readonly backgroundColor?: HexColor;
  readonly backgroundGradient?: StyleGradient;
  readonly borderWidth?: Readonly<Partial<Insets>>;
  readonly borderColor?: Readonly<Partial<Record<Side, HexColor>>>;
  readonly borderStyle?: 'solid' | 'dashed' | 'dotted' | 'double' | 'none';
  readonly borderRadius?: Readonly<Partial<Record<Corner, CornerRadius>>>;
  /** Rings and shadows, topmost first as in CSS. */
  readonly shadows?: readonly StyleShadow[];
  readonly opacity?: number;
  readonly filter?: StyleFilter;
  readonly blend?: BlendMode;
  /** Fill and stroke of shapes and icons; `none` paints nothing. */
  readonly fill?: HexColor;
  readonly stroke?: HexColor;
  readonly strokeWidth?: number;
  // transform about the centre
  readonly rotate?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
  readonly translateX?: Length;
  readonly translateY?: Length;
  // images
  readonly objectFit?: 'cover' | 'contain' | 'fill' | 'none' | 'scale-down';
  /** Percent of the free space, 0 … 100 on each axis; default 50 50. */
  readonly objectPosition?: { readonly x: number; readonly y: number };
}

/** Text properties that a box hands to its children. */
export const INHERITED_KEYS = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'italic',
  'fontAxes',
  'lineHeight',
  'letterSpacing',
  'textAlign',
  'textTransform',
  'textWrap',
  'whiteSpace',
  'hyphens',
  'color',
  'figureStyle',
  'figureWidth',
  'smallCaps',
  'textOutline',
  'textShadows',
] as const satisfies readonly (keyof Style)[];
