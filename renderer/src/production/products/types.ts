import type { PdfProgress } from '../../export/index.js';
import type { ExportStage } from '../../imposition/options/stages.js';
import type { DeckStudio } from '../DeckStudio.js';
import type { TellStage } from '../progress.js';
import type { PrintRun } from './printRun.js';

/** A product being made. */
export interface Making {
  readonly run: PrintRun;
  /** The file to write. */
  readonly path: string;
  readonly studio: DeckStudio;
  readonly signal: AbortSignal;
  readonly tell: TellStage;
}

/** A finished file. */
export interface ProductFile {
  readonly file: string;
  readonly pages?: number;
  readonly sheets?: number;
  readonly cards_per_sheet?: number;
  readonly pictures?: number;
  /** The cards that a file for a cutting plotter cuts out of each sheet. */
  readonly outlines?: number;
}

const STAGES: Readonly<Record<PdfProgress['stage'], ExportStage>> = {
  faces: 'draw',
  printing: 'print',
  pages: 'write',
};

/** @param faces the total number of faces, if the work does not know it */
export function tellPdf(tell: TellStage, faces: number): (progress: PdfProgress) => void {
  return ({ stage, done, total = faces }) => tell(STAGES[stage], done, Math.max(done, total));
}
