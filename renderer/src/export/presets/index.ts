export { findPreset, presetExtension, presets, presetSheetOptions, presetSize } from './presets.js';
export { presetOptions } from './presetOptions.js';
export type { Preset, PresetSheet, PresetSize } from './schema.js';
export { findSheet, parseSheet, sheets } from './sheets.js';
