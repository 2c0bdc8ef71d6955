import { chooseDefaultTemplate, slugify } from '@cardwright/renderer';
import type { MemberCaller } from '../../caller.js';
import { HttpProblem, notFound } from '../../errors.js';
import { canReadTemplate } from '../../policies/templates.js';
import type { TemplateRow } from '../../queries/decks/readDesigns.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import { insertTemplate, listCandidates, readTemplate } from '../../queries/templates.js';
import type { Services } from '../../services.js';

interface Copy {
  /** undefined for the default front. */
  readonly sourceId: string | undefined;
  /** undefined to name it after the source. */
  readonly name: string | undefined;
  readonly description?: string | undefined;
}

/**
 * Creates a template for the caller from one that they may read.
 * @throws HttpProblem 404 if the source does not exist, or none is given and there is no default
 */
export function copyTemplate(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: MemberCaller,
  { sourceId, name, description }: Copy,
): Promise<TemplateRow> {
  const now = clock();
  return inTransaction(database, async (trx) => {
    const source = await readTemplate(trx, sourceId ?? (await defaultTemplateId(trx, caller)));
    if (source === undefined || !canReadTemplate(caller, source)) throw notFound('Template');
    const texts = { name: name ?? `${source.name} (copy)`, description: description ?? source.description };
    const copy = {
      ...texts,
      ratio: source.ratio,
      json_config: { ...source.json_config, ...texts },
      extra: source.extra,
      type: 'user',
      slug: slugify(texts.name),
      user_id: caller.id,
    } as const;
    const made = await readTemplate(trx, await insertTemplate(trx, copy, now));
    if (made === undefined) throw new Error('A new template cannot be read back.');
    return made;
  });
}

async function defaultTemplateId(executor: Executor, caller: MemberCaller): Promise<string> {
  const found = chooseDefaultTemplate(await listCandidates(executor, caller.id), 'front');
  if (found === undefined) throw new HttpProblem('not-found', 'No default template found');
  return found.id;
}
