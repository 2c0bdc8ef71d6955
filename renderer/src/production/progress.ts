import type { ExportStage } from '../imposition/options/stages.js';

/** How far an export is. Whoever shows it finds the words. */
export interface ExportProgress {
  readonly stage: ExportStage;
  /** Cards, faces or pages of this stage. */
  readonly done: number;
  readonly total: number;
  /** Index of the language that is being made, of so many; each goes through the stages. */
  readonly language: number;
  readonly languages: number;
}

/** Told of every step of one product. */
export type TellStage = (stage: ExportStage, done: number, total: number) => void;
