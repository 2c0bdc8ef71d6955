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

type Job = Pick<ExportJob, 'status' | 'progress'>;

/** What an export is doing. */
export function stageName({ status, progress }: Job): string {
  return STAGES[status === 'queued' ? 'queued' : progress.stage];
}

/** “, 12 of 54”, beside the stage but not announced with it: it changes with every card. */
export function stageCount({ status, progress: { done, total } }: Job): string {
  return status === 'queued' || total <= 1 ? '' : `, ${done} of ${total}`;
}
