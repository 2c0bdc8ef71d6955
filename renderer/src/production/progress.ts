import type { ExportStage } from '../imposition/options/stages.js';

/** Progress of an export, without texts for people. */
export interface ExportProgress {
  readonly stage: ExportStage;
  /** Cards, faces or pages of this stage. */
  readonly done: number;
  readonly total: number;
  /** Index of the current language; all are checked before the first file is made. */
  readonly language: number;
  readonly languages: number;
}

/** Called for every step of one product. */
export type TellStage = (stage: ExportStage, done: number, total: number) => void;
