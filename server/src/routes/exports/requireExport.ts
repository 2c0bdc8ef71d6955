import type { Caller } from '../../caller.js';
import { notFound } from '../../errors.js';
import { canUseExport } from '../../policies/exports.js';
import { readExport } from '../../queries/exports/readExports.js';
import type { ExportRow } from '../../queries/exports/rows.js';
import type { Services } from '../../services.js';

/** Reads the caller's export. @throws HttpProblem 404, also for someone else's */
export async function requireExport(
  { database }: Pick<Services, 'database'>,
  caller: Caller,
  id: string,
): Promise<ExportRow> {
  const row = await readExport(database.knex, id);
  if (row === undefined || !canUseExport(caller, row)) throw notFound('Export');
  return row;
}
