import type { TemplateChange } from '../../bodies/readTemplateChange.js';
import type { MemberCaller } from '../../caller.js';
import { HttpProblem, notFound, staleVersion } from '../../errors.js';
import { canReadTemplate, canWriteTemplate } from '../../policies/templates.js';
import type { TemplateRow } from '../../queries/decks/readDesigns.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import { readTemplate } from '../../queries/templates.js';
import type { Services } from '../../services.js';
import { replaceContent } from './replaceContent.js';
import { templateColumns } from './toRow.js';

/** Which templates a route manages: members' own, or the official ones that admins manage. */
export type TemplateKind = TemplateRow['type'];

/**
 * Replaces a template's content and increments its version. Stored keys that are not sent remain.
 * @throws HttpProblem 403 for an official template on a member's route; 404; 409 `stale-version` with the current
 * `version`
 */
export function saveTemplate(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: MemberCaller,
  { id, kind, change }: { readonly id: string; readonly kind: TemplateKind; readonly change: TemplateChange },
): Promise<TemplateRow> {
  const now = clock();
  return inTransaction(database, async (trx) => {
    const before = await lockWritable(trx, caller, id, kind);
    const { version } = before;
    if (change.version !== undefined && change.version !== version) throw staleVersion('This template', version);
    const { extra, ...content } = templateColumns(change);
    return replaceContent(trx, before, { ...content, extra: { ...before.extra, ...extra } }, now);
  });
}

/** Locks the template until the transaction ends. @throws HttpProblem 403, 404 */
export async function lockWritable(
  trx: Executor,
  caller: MemberCaller,
  id: string,
  kind: TemplateKind,
): Promise<TemplateRow> {
  const template = await readTemplate(trx, id, true);
  if (template === undefined || !canReadTemplate(caller, template)) throw notFound('Template');
  if (template.type !== kind && kind === 'user')
    throw new HttpProblem('forbidden', 'Official templates cannot be changed. Duplicate this one and change the copy.');
  if (template.type !== kind || !canWriteTemplate(caller, template)) throw notFound('Template');
  return template;
}
