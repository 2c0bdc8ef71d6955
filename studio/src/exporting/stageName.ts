import type { ExportJob } from '../api/exports.js';

/** The server's names of what an export goes through. */
const STAGES: Readonly<Record<string, string>> = {
  starting: 'Reading the deck',
  layout: 'Checking cards',
  draw: 'Laying out cards',
  paint: 'Drawing cards',
  print: 'Printing pages',
  write: 'Writing pages',
};

/** “Drawing cards, 12 of 54” */
export function stageName({ status, progress: { stage, done, total } }: ExportJob): string {
  if (status === 'queued') return 'Waiting for its turn';
  const name = STAGES[stage] ?? 'Making the file';
  return total > 1 ? `${name}, ${done} of ${total}` : name;
}
