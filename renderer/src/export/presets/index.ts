export { pixelsFault } from './pixelsFault.js';
export { findPreset, presetExtension, presets, presetSheetOptions, presetSize, type RequiredSize } from './presets.js';
export { parsePreset } from './parsePreset.js';
export { presetOptions } from './presetOptions.js';
export { isIccFile, profileFault } from './presetProfile.js';
export type { Preset, PresetPack, PresetPrice, PresetSheet, PresetSize } from './schema.js';
export { findSheet, parseSheet, sheets } from './sheets.js';
