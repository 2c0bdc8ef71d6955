import type { Preset, SheetDefinition } from '../../export/index.js';
import type { ExportOptions, ExportOrder } from '../../imposition/options/values.js';

/** Options as production takes them: paper may be stock that somebody defined, and a profile an ICC file. */
export type ProductionOptions = Omit<ExportOptions, 'paper' | 'output_profile'> & {
  readonly paper?: string | SheetDefinition | undefined;
  readonly output_profile?: string | Uint8Array | undefined;
};

/** What to make of which cards of a deck, read and checked by the schema of orders or by a type. */
export type ProductionOrder = Omit<ExportOrder, 'preset' | 'options'> & {
  /** A name, or a preset that somebody wrote. */
  readonly preset: string | Preset;
  readonly options?: ProductionOptions | undefined;
};
