import type { MemberCaller } from '../../caller.js';
import { notFound } from '../../errors.js';
import type { TemplateRow } from '../../queries/decks/readDesigns.js';
import { inTransaction } from '../../queries/executor.js';
import { readTemplateVersion } from '../../queries/templateVersions.js';
import type { Services } from '../../services.js';
import { replaceContent } from './replaceContent.js';
import { lockWritable } from './saveTemplate.js';

/** Publishes an earlier version of an official template again. @throws HttpProblem 404 */
export function restoreVersion(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: MemberCaller,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<TemplateRow> {
  return inTransaction(database, async (trx) => {
    const before = await lockWritable(trx, caller, id, 'official');
    const earlier = await readTemplateVersion(trx, id, version);
    if (earlier === undefined) throw notFound('Version');
    return replaceContent(trx, before, earlier.content, clock());
  });
}
