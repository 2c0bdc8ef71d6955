import { isFailure } from '@cardwright/renderer';
import type { ExportJob } from '../api/exports.js';
import { fixOf } from '../words/findingWords.js';

/** Faces with missing parts, as reported by the server; it exports them only if told to. */
const MISSING = new Set(['image.broken', 'icon.unknown', 'svg.broken']);

/** Why an export failed, in the user's terms. The server's message may name its own options. */
export function failureOf({
  error,
  problems,
  options: { fail_on: failOn = 'never' },
}: Pick<ExportJob, 'error' | 'problems' | 'options'>): string {
  const missing = problems.filter(({ code }) => MISSING.has(code));
  const [first] = missing;
  if (first === undefined) {
    const stopping = problems.filter(({ severity }) => isFailure(severity, failOn)).length;
    return stopping > 0 ? stoppedBy(stopping) : (error ?? 'The export failed.');
  }
  const faces = new Set(missing.map(({ path }) => path)).size;
  const others = faces > 1 ? ` and ${faces - 1} more` : '';
  // The message of another server may lack its full stop.
  const message = /[.!?…]$/.test(first.message) ? first.message : `${first.message}.`;
  return `Nothing was exported: ${first.path}${others}. ${message} ${fixOf(first)}`.trim();
}

function stoppedBy(count: number): string {
  const found = count === 1 ? 'a problem' : `${count} problems`;
  return `Nothing was exported, because the check found ${found}. Fix what is listed, or choose a more lenient setting under “With problems”.`;
}
