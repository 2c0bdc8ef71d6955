import type { ExportChoices, ExportJob } from '../api/exports.js';
import { nameOfLanguage } from '../languages/nameOfLanguage.js';
import { failureOf } from './failureOf.js';
import { fileSize } from './fileSize.js';
import { STANDARD_NAMES } from './standardNames.js';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

type Order = Pick<ExportJob, 'preset' | 'languages' | 'cards' | 'options'>;
type Offered = Pick<ExportChoices, 'presets' | 'papers'>;

/** How an export was made, which tells it from others of the same name. */
export function waysOf(order: Order, { presets, papers }: Offered): readonly string[] {
  const { languages, cards, options } = order;
  const preset = presets.find(({ name }) => name === order.preset);
  const { defaults = {} } = preset ?? {};
  const { dpi, pdf_standard: standard = defaults.pdf_standard ?? 'none', ink_limit: inkLimit } = options;
  const paper = options.paper === defaults.paper ? undefined : papers.find(({ slug }) => slug === options.paper);
  const hasInk = standard === 'x4' || standard === 'x1a';
  const parts = [
    // A title may name the paper that the preset is for.
    preset && paper ? `“${preset.title}” on ${paper.name}` : (preset?.title ?? paper?.name),
    cards === null ? undefined : describeCards(cards),
    options.since === undefined ? undefined : 'changed cards only',
    standard === 'none' ? undefined : STANDARD_NAMES[standard],
    hasInk && inkLimit !== undefined && inkLimit !== defaults.ink_limit ? `ink limit ${inkLimit}%` : undefined,
    dpi === undefined ? undefined : `${dpi} dpi`,
    ...(languages ?? []).map((code) => nameOfLanguage(code)),
  ];
  return parts.filter((part) => part !== undefined);
}

/** Characters of a selection that are shown. */
const MOST_OF_SELECTION = 60;

/** “cards 1–3, 7” for a selection such as `1-3,7`; titles are quoted. */
function describeCards(selection: string): string {
  const isNumbers = /^[\d\s,-]+$/.test(selection);
  const text = isNumbers ? selection.replaceAll('-', '–').replaceAll(/,\s*/g, ', ') : selection;
  const short = text.length > MOST_OF_SELECTION ? `${text.slice(0, MOST_OF_SELECTION)}…` : text;
  if (!isNumbers) return `cards “${short}”`;
  return /^\d+$/.test(text) ? `card ${text}` : `cards ${short}`;
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
