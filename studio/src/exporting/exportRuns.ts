import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { exportKeys, exportLink, isUnderWay, type ExportJob } from '../api/exports.js';
import { watchExport } from '../api/watchExport.js';
import { attempt } from '../toasts/attempt.js';
import { toast } from '../toasts/toast.js';
import { failureOf } from './failureOf.js';
import { forgetRunning, keepRunning } from './runningExports.js';

interface ExportRuns {
  /** The last export of each deck that was started or found running, by deck id. Others may run besides it. */
  readonly jobs: Readonly<Partial<Record<string, ExportJob>>>;
  /** The decks whose export goes on while the server cannot be reached, so that its progress is unknown. */
  readonly cutOff: ReadonlySet<string>;
}

/** Exports outlive the dialog that started them: reopening it shows their progress. */
export const exportRuns = createStore<ExportRuns>()(() => ({ jobs: {}, cutOff: new Set() }));

/** The ids of exports that are followed, and of those whose end was told. */
const followed = new Set<string>();
const ended = new Set<string>();

/**
 * Follows an export until it ends, unless it is followed already.
 * @param isOrdered started here and now: its file is downloaded at once; otherwise it is offered
 */
export async function followExport(
  queries: QueryClient,
  deckId: string,
  job: ExportJob,
  isOrdered: boolean,
): Promise<void> {
  // An export that is made again has the same id.
  if (followed.has(job.id) || (ended.has(job.id) && !isOrdered)) return;
  followed.add(job.id);
  setRun(deckId, job);
  keepRunning(job.id);
  let last = job;
  const tell = (next: ExportJob | undefined): void => {
    setCutOff(deckId, next === undefined);
    if (next !== undefined) keepRun(deckId, (last = next));
  };
  const watch = (): Promise<unknown> => watchExport(job.id, tell);
  const isKnown = await attempt('The export’s progress is unknown', watch, job.id);
  setCutOff(deckId, false);
  followed.delete(job.id);
  void queries.invalidateQueries({ queryKey: exportKeys.list(deckId) });
  const isLast = exportRuns.getState().jobs[deckId]?.id === job.id;
  if (!isKnown) return isLast ? forgetRun(deckId) : undefined;
  ended.add(job.id);
  forgetRunning(job.id);
  if (last.status === 'done') await handOver(last, isOrdered);
  if (last.status === 'failed' && !(isLast && shown.has(deckId)))
    toast({ kind: 'error', title: `${last.deck_title} could not be exported`, message: failureOf(last) });
}

/** The decks whose dialog is open: it says itself why their last export failed. */
const shown = new Set<string>();

/** @returns what tells that the dialog has been closed */
export function showRuns(deckId: string): () => void {
  forgetEndedRun(deckId);
  shown.add(deckId);
  return () => {
    shown.delete(deckId);
    forgetEndedRun(deckId);
  };
}

/** Ended exports are not announced again when the dialog reopens. */
function forgetEndedRun(deckId: string): void {
  const job = exportRuns.getState().jobs[deckId];
  if (job !== undefined && !isUnderWay(job)) forgetRun(deckId);
}

/**
 * Keeps the state of an export, unless another one was started after it. Answers and events can arrive out of order, so an
 * older state never replaces the end of an export.
 */
export function keepRun(deckId: string, job: ExportJob): void {
  const known = exportRuns.getState().jobs[deckId];
  if (known !== undefined && (known.id !== job.id || !isUnderWay(known))) return;
  setRun(deckId, job);
}

function setCutOff(deckId: string, isCutOff: boolean): void {
  exportRuns.setState(({ cutOff }) => {
    const others = [...cutOff].filter((id) => id !== deckId);
    return { cutOff: new Set(isCutOff ? [...others, deckId] : others) };
  });
}

function forgetRun(deckId: string): void {
  setRun(deckId, undefined);
}

function setRun(deckId: string, job: ExportJob | undefined): void {
  exportRuns.setState(({ jobs }) => ({ jobs: { ...jobs, [deckId]: job } }));
}

async function handOver(job: ExportJob, isOrdered: boolean): Promise<void> {
  const give = (): Promise<boolean> => attempt('The file cannot be downloaded', () => download(job), job.id);
  const isGiven = isOrdered && (await give());
  toast({
    kind: 'success',
    title: `${job.deck_title} exported`,
    message: job.file?.name,
    ...(!isGiven && { action: { label: 'Download', perform: () => void give() } }),
  });
}

/** Downloads the file under its own name. */
export async function download({ id, file }: ExportJob): Promise<void> {
  const url = await exportLink(id);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = file?.name ?? '';
  anchor.click();
}
