import { isFailure, type FailOn, type Finding } from '@cardwright/renderer';
import type { Output } from '../output.js';
import { formatFindings } from './formatFindings.js';
import { countSeverities, describeCounts } from './severityCounts.js';

/** Reports what the check before an export found. Notes are only counted, and not with --quiet; `check` shows them. */
export function tellFindings(output: Output, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  const serious = findings.filter(({ severity }) => severity !== 'info');
  const count = `The check found ${describeCounts(countSeverities(findings))}.`;
  if (serious.length > 0) output.findings(`${formatFindings(serious, [])}\n\n${count}`);
  else if (!output.isJson) output.note(count);
}

/** Why findings stopped the work; none if they did not. */
export function tellStopped(findings: readonly Finding[], failOn: FailOn): readonly string[] {
  const isStopped = findings.some(({ severity }) => isFailure(severity, failOn));
  return isStopped ? [`Nothing was written, because of --fail-on ${failOn}.`] : [];
}
