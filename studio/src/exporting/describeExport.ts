import type { ExportChoices, ExportJob } from '../api/exports.js';
import { nameOfLanguage } from '../languages/nameOfLanguage.js';
import { failureOf } from './failureOf.js';
import { fileSize } from './fileSize.js';
import { STANDARD_NAMES } from './standardNames.js';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** How an export was made, which tells it from others of the same name. */
export function waysOf(
  { preset: name, languages, options }: Pick<ExportJob, 'preset' | 'languages' | 'options'>,
  { presets, papers }: Pick<ExportChoices, 'presets' | 'papers'>,
): readonly string[] {
  const preset = presets.find((each) => each.name === name);
  const { dpi, pdf_standard: standard = preset?.defaults.pdf_standard ?? 'none' } = options;
  const paper = papers.find(({ slug }) => slug === options.paper);
  const parts = [
    preset?.title,
    paper?.name,
    standard === 'none' ? undefined : STANDARD_NAMES[standard],
    dpi === undefined ? undefined : `${dpi} dpi`,
    ...(languages ?? []).map((code) => nameOfLanguage(code)),
  ];
  return parts.filter((part) => part !== undefined);
}

/** When an export was made, and what came of it. */
export function describeExport(job: ExportJob): string {
  const { status, file } = job;
  const when = WHEN.format(new Date(job.created_at));
  if (status === 'done' && file !== null) return `${when}, ${fileSize(file.size)}`;
  if (status === 'failed') return failureOf(job);
  return `${when}, ${STATES[status]}`;
}

const STATES = {
  queued: 'waiting',
  running: 'being made',
  done: 'done',
  failed: 'failed',
  cancelled: 'stopped',
  expired: 'no longer kept',
} as const;
