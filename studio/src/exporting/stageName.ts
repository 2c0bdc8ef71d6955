import type { ExportJob } from '../api/exports.js';

const STAGES: Readonly<Record<ExportJob['progress']['stage'], string>> = {
  queued: 'Waiting for its turn',
  starting: 'Reading the deck',
  compare: 'Comparing cards',
  layout: 'Checking cards',
  draw: 'Laying out cards',
  paint: 'Drawing cards',
  print: 'Printing pages',
  write: 'Writing pages',
  done: 'Storing the file',
};

/** “Drawing cards, 12 of 54” */
export function stageName({
  status,
  progress: { stage, done, total },
}: Pick<ExportJob, 'status' | 'progress'>): string {
  if (status === 'queued') return STAGES.queued;
  const name = STAGES[stage];
  return total > 1 ? `${name}, ${done} of ${total}` : name;
}
