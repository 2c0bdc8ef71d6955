import type { Problem } from '@cardwright/renderer';
import type { ExportOrder } from '@cardwright/renderer/imposition';
import type { ExportProblem, ExportStatus, JobStage } from '../../contract/exports.js';

/** An export as PostgreSQL prints it in JSON, without the deck and the file. Times are ISO 8601 strings. */
export interface ExportRow {
  readonly id: string;
  /** Null for downloads of public decks. */
  readonly user_id: string | null;
  readonly deck_id: string | null;
  readonly deck_title: string;
  readonly request: ExportOrder;
  readonly status: ExportStatus;
  readonly stage: JobStage;
  readonly done: number;
  readonly total: number;
  readonly share: number;
  readonly revision: number;
  readonly attempts: number;
  readonly cancel_requested: boolean;
  readonly error: string | null;
  /** Problems from reading a file include their place in it. */
  readonly problems: readonly (ExportProblem & Pick<Problem, 'place'>)[];
  readonly result_id: string | null;
  readonly file_name: string | null;
  readonly media_type: string | null;
  /** Bytes. */
  readonly size: number | null;
  readonly chunk_size: number | null;
  readonly sha256: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly queued_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly expires_at: string | null;
}

/** The columns of `ExportRow`, without those that only workers or links need. */
export const COLUMNS = `id, user_id, deck_id, deck_title, request, status, stage, done, total, share, revision, attempts,
  cancel_requested, error, problems, result_id, file_name, media_type, size, chunk_size, sha256, created_at, updated_at,
  queued_at, started_at, finished_at, expires_at`;

/** Whether the export is finished, so that it can only expire. */
export function isFinal({ status }: Pick<ExportRow, 'status'>): boolean {
  return status !== 'queued' && status !== 'running';
}
