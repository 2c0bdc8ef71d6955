import type { Export, ExportProblem, ExportStatus } from '../contract/exports.js';
import type { DeepReadonly } from '../contract/types.js';
import type { ExportRow } from '../queries/exports/rows.js';
import { utc } from './utc.js';

/** The maximum number of reported problems; thousands of cards may share one. */
const MOST_PROBLEMS = 200;

/** The status of an export, which expires even before its file is deleted. */
export function statusAt({ status, expires_at }: Pick<ExportRow, 'status' | 'expires_at'>, now: Date): ExportStatus {
  return status === 'done' && expires_at !== null && new Date(expires_at) <= now ? 'expired' : status;
}

function presentFile({ file_name: name, media_type, size, sha256 }: ExportRow): Export['file'] {
  if (name === null || media_type === null || size === null || sha256 === null) return null;
  return { name, media_type, size, sha256 };
}

/** Without its place in a file, which is the server's. */
function presentProblem({ place: _, ...problem }: ExportRow['problems'][number]): ExportProblem {
  return problem;
}

/** An export for its owner. */
export function presentExport(row: ExportRow, now: Date): DeepReadonly<Export> {
  const status = statusAt(row, now);
  const { preset, languages = null, cards = null, options = {} } = row.request;
  return {
    id: row.id,
    deck_id: row.deck_id,
    deck_title: row.deck_title,
    preset,
    languages,
    cards,
    options,
    status,
    progress: { stage: row.stage, done: row.done, total: row.total, share: row.share },
    error: row.error,
    problems: row.problems.slice(0, MOST_PROBLEMS).map(presentProblem),
    problem_count: row.problems.length,
    file: status === 'done' ? presentFile(row) : null,
    created_at: utc(row.created_at),
    updated_at: utc(row.updated_at),
    started_at: utc(row.started_at),
    finished_at: utc(row.finished_at),
    expires_at: utc(row.expires_at),
  };
}
