import type { ExportStage } from '@cardwright/renderer/imposition';
import type { ExportJob } from '../api/exports.js';

/** The names of an export's stages. */
const STAGES: Readonly<Record<ExportStage | 'starting', string>> = {
  starting: 'Reading the deck',
  compare: 'Comparing cards',
  layout: 'Checking cards',
  draw: 'Laying out cards',
  paint: 'Drawing cards',
  print: 'Printing pages',
  write: 'Writing pages',
};

/** “Drawing cards, 12 of 54” */
export function stageName({
  status,
  progress: { stage, done, total },
}: Pick<ExportJob, 'status' | 'progress'>): string {
  if (status === 'queued') return 'Waiting for its turn';
  const name = new Map<string, string>(Object.entries(STAGES)).get(stage) ?? 'Making the file';
  return total > 1 ? `${name}, ${done} of ${total}` : name;
}
