/**
 * The stages of an export, once per language. `compare`: faces are compared with an earlier version, once for all languages; `layout`: faces are laid out and checked; `draw`: distinct faces
 * are collected; `print` and `write`: pages of a PDF; `paint`: pictures.
 */
export const EXPORT_STAGES = ['compare', 'layout', 'draw', 'print', 'write', 'paint'] as const;
export type ExportStage = (typeof EXPORT_STAGES)[number];
