import { exportOptionEntries } from './exportOptions.js';
import type { ExportOptions } from './values.js';

/** What holds where neither the preset nor the person says anything else. */
export const USUAL_OPTIONS: ExportOptions = Object.fromEntries(
  exportOptionEntries().flatMap(([name, option]) => ('default' in option ? [[name, option.default]] : [])),
);
