import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/ApiError.js';
import { loadExport } from '../api/exports.js';
import { followExport } from './exportRuns.js';
import { forgetRunning, runningExports } from './runningExports.js';

/** Follows the exports that this window had started before it was reloaded, and tells their end. */
export async function resumeExports(queries: QueryClient): Promise<void> {
  await Promise.all(runningExports().map((id) => resume(queries, id)));
}

async function resume(queries: QueryClient, id: string): Promise<void> {
  try {
    const job = await loadExport(id);
    if (job.deck_id !== null) return await followExport(queries, job.deck_id, job, false);
  } catch (error) {
    // A server that is away may be back when the page is loaded again.
    if (!(error instanceof ApiError) || ![401, 403, 404].includes(error.status)) return;
  }
  forgetRunning(id);
}
