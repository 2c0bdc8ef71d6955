import type { Finding, Problem } from '@cardwright/renderer';
import type { FindingPictures } from './drawFindings.js';
import type { Places } from './readPlaces.js';

/** What a check found, for other programs. */
export interface CheckReport {
  /** The deck as it was named on the command line. */
  readonly deck: string;
  /** The deck's title; absent for a deck that cannot be read. */
  readonly title?: string | undefined;
  /** Problems in the deck's files. */
  readonly problems: readonly Problem[];
  /** Findings on the cards. */
  readonly findings: readonly Finding[];
  /** Finds lines in the deck's files, for reports that point at them; absent for a deck that is not in files. */
  readonly placeOf?: Places | undefined;
  /** Pictures of the findings, for reports that show them. */
  readonly pictures?: FindingPictures | undefined;
  /** Whether a problem of this severity makes the check fail. */
  readonly isFailure: (severity: Finding['severity']) => boolean;
}
