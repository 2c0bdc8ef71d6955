import type { Product } from './products.js';

interface Described {
  /** A phrase without a full stop for the command line's help, the API and the docs. */
  readonly description: string;
  /** The default as a phrase, if it is not a fixed value, such as `as many as fit`. */
  readonly otherwise?: string;
}

/** One option. Numbers are integers, lengths are millimetres. A preset may override `default`. */
export type Option = Described &
  (
    | {
        readonly kind: 'choice';
        readonly choices: readonly string[];
        readonly default?: string;
        /** The value of the command line's flag without a choice. */
        readonly bare?: string;
      }
    | {
        readonly kind: 'boolean';
        readonly default: boolean;
        /** The description of `false` if the default is `true`, for flags such as `--no-copies`. */
        readonly off?: string;
      }
    | {
        readonly kind: 'number';
        readonly unit?: 'dpi' | '%';
        readonly min: number;
        readonly max: number;
        readonly default?: number;
      }
    | {
        readonly kind: 'length';
        readonly unit: 'mm';
        readonly min: number;
        readonly max: number;
        readonly default?: number;
      }
    | { readonly kind: 'text'; readonly default?: string }
    | { readonly kind: 'calibration' }
  );

/** An export option and the products that use it. */
export type ExportOption = Option & { readonly products: readonly Product[] };
/** Limits of a calibration: how far backs move, and by what factors they are scaled. */
export const CALIBRATION_LIMITS = { offsetMm: 50, minScale: 0.9, maxScale: 1.1 } as const;
/** The allowed values of an option for messages and references: `a whole number from 72 to 1200`. */
export function expectationOf(option: Option): string {
  switch (option.kind) {
    case 'choice':
      return `${option.choices.slice(0, -1).join(', ')} or ${option.choices.at(-1) ?? ''}`;
    case 'boolean':
      return 'true or false';
    case 'number':
      return `a whole number from ${option.min} to ${option.max}`;
    case 'length':
      return `a length from ${option.min} to ${option.max} mm`;
    case 'text':
      return 'a text';
    case 'calibration': {
      const { offsetMm, minScale, maxScale } = CALIBRATION_LIMITS;
      return `x_mm and y_mm from -${offsetMm} to ${offsetMm}, and a scale from ${minScale} to ${maxScale}`;
    }
  }
}
