import type { ExportJob } from '../api/exports.js';
import { fixOf } from '../words/findingWords.js';

/** What the server found missing on faces; it makes no file of them unless it is told to. */
const MISSING = new Set(['image.broken', 'icon.unknown', 'svg.broken']);

/** Why an export failed, for the person who ordered it. The server's words may name options of its own. */
export function failureOf({ error, problems, problem_count: count }: ExportJob): string {
  const missing = problems.filter(({ code }) => MISSING.has(code));
  const [first] = missing;
  if (first === undefined) return error ?? 'The export failed.';
  const others = count > 1 ? ` and ${count - 1} more` : '';
  return `Nothing was made: ${first.path}${others}. ${first.message} ${fixOf(first)}`.trim();
}
