import { SEVERITIES, type Severity } from '@cardwright/renderer';

export type SeverityCounts = Readonly<Record<Severity, number>>;

const NAMES = { error: ['error', 'errors'], warning: ['warning', 'warnings'], info: ['note', 'notes'] } as const;

export function countSeverities(all: readonly { readonly severity: Severity }[]): SeverityCounts {
  const of = (severity: Severity): number => all.filter((each) => each.severity === severity).length;
  return { error: of('error'), warning: of('warning'), info: of('info') };
}

/** `2 errors, 1 note` */
export function describeCounts(counts: SeverityCounts): string {
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => {
    const [one, many] = NAMES[severity];
    return `${counts[severity]} ${counts[severity] === 1 ? one : many}`;
  });
  return parts.length === 0 ? 'no problems found' : parts.join(', ');
}
