import type { Finding, Problem } from '@cardwright/renderer';

/** What a check found, for other programs. */
export interface CheckReport {
  /** The deck as it was named on the command line. */
  readonly deck: string;
  /** In the files. */
  readonly problems: readonly Problem[];
  /** On the cards. */
  readonly findings: readonly Finding[];
  /** Whether a problem of this severity makes the check fail. */
  readonly isFailure: (severity: Finding['severity']) => boolean;
}
