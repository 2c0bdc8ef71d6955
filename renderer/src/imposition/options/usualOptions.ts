import { exportOptionEntries } from './exportOptions.js';
import type { ExportOptions } from './values.js';

/** The defaults if neither the preset nor the user sets a value. */
export const USUAL_OPTIONS: ExportOptions = Object.fromEntries(
  exportOptionEntries().flatMap(([name, option]) => ('default' in option ? [[name, option.default]] : [])),
);
