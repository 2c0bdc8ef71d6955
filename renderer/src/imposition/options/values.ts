import type { FlipEdge, SheetOrientation } from '../types.js';
import type { EXPORT_OPTIONS, Option, RENDER_OPTIONS } from './exportOptions.js';

/** A correction for backs: mm to the right and down, looking at the back, and a factor about the centre. */
export interface Calibration {
  readonly x_mm: number;
  readonly y_mm: number;
  readonly scale: number;
  /** How the measured sheet lay, and over which edge it was flipped. Absent: the numbers are for the sheets at hand. */
  readonly orientation?: SheetOrientation | undefined;
  readonly duplex?: FlipEdge | undefined;
}

type ValueOf<O extends Option> = O extends { readonly kind: 'choice'; readonly choices: readonly (infer Choice)[] }
  ? Choice
  : O extends { readonly kind: 'boolean' }
    ? boolean
    : O extends { readonly kind: 'number' | 'length' }
      ? number
      : O extends { readonly kind: 'text' }
        ? string
        : Calibration;

/** Values of a table's options; an omitted one comes from the preset, the deck or the default. */
export type OptionsOf<Table extends Readonly<Record<string, Option>>> = {
  readonly [Name in keyof Table]?: ValueOf<Table[Name]> | undefined;
};

/** Export options; lengths are mm. */
export type ExportOptions = OptionsOf<typeof EXPORT_OPTIONS>;

/** Options of `cardwright render`; lengths are mm. */
export type RenderOptions = OptionsOf<typeof RENDER_OPTIONS>;

/** What to make from which cards of a deck. */
export interface ExportOrder {
  readonly preset: string;
  /** Codes of the deck's languages, or only `all`. Default: the deck's default language. */
  readonly languages?: readonly string[] | undefined;
  /** Numbers, ranges, titles and parts of titles, such as `1-9,12,Lamp`. Default: all cards. */
  readonly cards?: string | undefined;
  readonly options?: ExportOptions | undefined;
}
