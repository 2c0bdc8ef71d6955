import type { EXPORT_OPTIONS, Option, RENDER_OPTIONS } from './exportOptions.js';

/** How far a printer's backs are off: mm to the right and down, looking at the back, and a factor about the middle. */
export interface Calibration {
  readonly x_mm: number;
  readonly y_mm: number;
  readonly scale: number;
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

/** Values of a table's options; what is left out is the preset's, the deck's or the usual. */
export type OptionsOf<Table extends Readonly<Record<string, Option>>> = {
  readonly [Name in keyof Table]?: ValueOf<Table[Name]> | undefined;
};

/** Options of an export: lengths are mm. */
export type ExportOptions = OptionsOf<typeof EXPORT_OPTIONS>;

/** Options of `cardwright render`: lengths are mm. */
export type RenderOptions = OptionsOf<typeof RENDER_OPTIONS>;

/** What to make of which cards of a deck. */
export interface ExportOrder {
  readonly preset: string;
  /** Codes of the deck's languages, or `all` alone; the deck's own when left out. */
  readonly languages?: readonly string[] | undefined;
  /** Numbers, ranges, titles and parts of titles, such as `1-9,12,Lamp`; all cards when left out. */
  readonly cards?: string | undefined;
  readonly options?: ExportOptions | undefined;
}
