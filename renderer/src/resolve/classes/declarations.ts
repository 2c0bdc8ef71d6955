import type { Corner, CornerRadius, Length, Side, Style, StyleShadow } from '../style.js';
import type { HexColor } from '../../displayList.js';

/** A multiple of the font size, resolved once all classes of a string are known. */
export interface Em {
  readonly em: number;
}

/** Units that a style stores as a multiple of the font size, resolved once the font size is known. */
export interface Units {
  readonly units: number;
}

/** The text colour at an alpha from 0 to 1, resolved once the text colour is known. */
export interface Current {
  readonly current: number;
}

export type DraftLength = Length | Em;
export type DraftNumber = number | Em;
export type DraftColor = HexColor | Current;
export type ShadowLayer = Omit<StyleShadow, 'color'> & { readonly color: DraftColor };

export interface DraftStop {
  readonly color: DraftColor;
  /** 0 … 1; spaced evenly between its neighbours when absent. */
  readonly offset?: number;
}

export type GradientLine =
  | { readonly type: 'linear'; readonly angle: number; readonly toCorner?: Corner }
  | { readonly type: 'radial'; readonly center?: { readonly x: number; readonly y: number } };

/** Style keys whose sides or corners are set one by one, in slots such as `padding.top`. */
export const GROUPED_KEYS = ['inset', 'padding', 'margin', 'borderWidth', 'borderColor', 'borderRadius'] as const;

type LengthKey =
  'width' | 'height' | 'minWidth' | 'minHeight' | 'maxWidth' | 'maxHeight' | 'flexBasis' | 'translateX' | 'translateY';
type NumberKey = 'rowGap' | 'columnGap' | 'fontSize' | 'strokeWidth';
type ColorKey = 'color' | 'backgroundColor' | 'textDecorationColor' | 'tableLineColor' | 'fill' | 'stroke';
type CompositeKey = 'backgroundGradient' | 'shadows' | 'textOutline' | 'textShadows' | 'filter';
type PlainKey = Exclude<keyof Style, (typeof GROUPED_KEYS)[number] | CompositeKey>;

type PlainValue<K extends PlainKey> = K extends LengthKey
  ? DraftLength
  : K extends NumberKey
    ? DraftNumber
    : K extends ColorKey
      ? NonNullable<Style[K]> | Current
      : K extends 'letterSpacing'
        ? DraftNumber | Units
        : NonNullable<Style[K]>;

type PlainSlots = { readonly [K in PlainKey]?: PlainValue<K> | undefined };

type Slotted<Name extends string, Value> = Readonly<Partial<Record<Name, Value | undefined>>>;

type LengthSideSlots = Slotted<`${'inset' | 'padding' | 'margin'}.${Side}`, DraftLength>;
type BorderSlots = Slotted<`borderWidth.${Side}`, DraftNumber> &
  Slotted<`borderColor.${Side}`, DraftColor> &
  Slotted<`borderRadius.${Corner}`, CornerRadius | Em>;

/** What several classes combine into: a gradient of `bg-linear-*`, `from-*`, `via-*` and `to-*`; rings, shadows, outlines and filters. */
export interface CompositeSlots {
  readonly 'gradient.line'?: GradientLine | undefined;
  /** All stops at once; `from`, `via` and `to` are then ignored. */
  readonly 'gradient.stops'?: readonly DraftStop[] | undefined;
  readonly 'gradient.from'?: DraftColor | undefined;
  readonly 'gradient.via'?: DraftColor | undefined;
  readonly 'gradient.to'?: DraftColor | undefined;
  readonly 'gradient.fromAt'?: number | undefined;
  readonly 'gradient.viaAt'?: number | undefined;
  readonly 'gradient.toAt'?: number | undefined;
  readonly 'shadow.layers'?: readonly ShadowLayer[] | undefined;
  readonly 'shadow.color'?: DraftColor | undefined;
  readonly 'insetShadow.layers'?: readonly ShadowLayer[] | undefined;
  readonly 'insetShadow.color'?: DraftColor | undefined;
  readonly 'textShadow.layers'?: readonly ShadowLayer[] | undefined;
  readonly 'textShadow.color'?: DraftColor | undefined;
  readonly 'textOutline.width'?: number | undefined;
  readonly 'textOutline.color'?: DraftColor | undefined;
  readonly 'filter.grayscale'?: number | undefined;
  readonly 'filter.sepia'?: number | undefined;
  readonly 'filter.blur'?: number | undefined;
  readonly 'duotone.from'?: DraftColor | undefined;
  readonly 'duotone.to'?: DraftColor | undefined;
  readonly 'ring.width'?: number | undefined;
  readonly 'ring.color'?: DraftColor | undefined;
  readonly 'ring.inset'?: boolean | undefined;
  readonly 'ringOffset.width'?: number | undefined;
  readonly 'ringOffset.color'?: DraftColor | undefined;
  readonly 'insetRing.width'?: number | undefined;
  readonly 'insetRing.color'?: DraftColor | undefined;
}

/**
 * What one class declares, slot by slot. `undefined` resets a slot to its default, so `z-auto` undoes `z-10`.
 */
export type Declarations = PlainSlots & LengthSideSlots & BorderSlots & CompositeSlots;

export type Slot = keyof Declarations;

/** The slots that take a value of type T. */
export type SlotOf<T> = { [K in Slot]-?: T extends Declarations[K] ? K : never }[Slot];
