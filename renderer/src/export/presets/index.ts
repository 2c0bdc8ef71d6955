export { findPreset, presets, presetSheetOptions, presetSize } from './presets.js';
export type { Preset, PresetSheet, PresetSize } from './schema.js';
export { findSheet, parseSheet, sheets } from './sheets.js';
