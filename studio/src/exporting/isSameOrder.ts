import isEqual from 'fast-deep-equal';
import type { ExportJob, ExportOrder } from '../api/exports.js';

/** Whether an earlier export used the same settings, so that its outcome tells what to expect. */
export function isSameOrder(job: ExportJob, order: ExportOrder): boolean {
  return (
    job.preset === order.preset &&
    (job.cards ?? undefined) === order.cards &&
    isEqual(job.languages ?? undefined, order.languages) &&
    isEqual(job.options, order.options)
  );
}
