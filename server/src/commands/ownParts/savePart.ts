import { parseTemplateConfig, type TemplateItem } from '@cardwright/renderer';
import type { MemberCaller } from '../../caller.js';
import { HttpProblem, invalid, notFound, staleVersion } from '../../errors.js';
import { canUseOwn } from '../../policies/ownFonts.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import { lockMember } from '../../queries/members.js';
import { insertOwnPart, listOwnParts, readOwnPart, updateOwnPart, type OwnPartRow } from '../../queries/ownParts.js';
import type { Services } from '../../services.js';

type Rooms = Pick<Services, 'database' | 'clock'>;
type Content = Pick<OwnPartRow, 'name' | 'item'>;

const MOST_PARTS = 200;

/** @throws HttpProblem 422 for an item that no template could have, 409 if the member has too many parts */
export function createPart({ database, clock }: Rooms, caller: MemberCaller, content: Content): Promise<OwnPartRow> {
  const item = requireItem(content.item);
  return inTransaction(database, async (trx) => {
    await lockMember(trx, caller.id);
    if ((await listOwnParts(trx, caller.id)).length >= MOST_PARTS)
      throw new HttpProblem('conflict', `You have ${MOST_PARTS} parts already. Delete one that you no longer use.`);
    return readBack(trx, await insertOwnPart(trx, { user_id: caller.id, name: content.name, item }, clock()));
  });
}

/** Replaces a part and increments its version. @throws HttpProblem 404; 409 `stale-version`; 422 */
export function replacePart(
  { database, clock }: Rooms,
  caller: MemberCaller,
  { id, version, ...content }: Content & { readonly id: string; readonly version: number | undefined },
): Promise<OwnPartRow> {
  const item = requireItem(content.item);
  return inTransaction(database, async (trx) => {
    const before = await readOwnPart(trx, id, true);
    if (before === undefined || !canUseOwn(caller, before)) throw notFound('Part');
    if (version !== undefined && version !== before.version) throw staleVersion('This part', before.version);
    await updateOwnPart(trx, id, { name: content.name, item }, clock());
    return readBack(trx, id);
  });
}

function requireItem(item: TemplateItem): TemplateItem {
  const parsed = parseTemplateConfig({ background: { children: [item] } });
  const [read] = parsed.ok ? parsed.value.background.children : [];
  if (read !== undefined) return read;
  const problems = parsed.ok ? [] : parsed.problems;
  throw invalid(
    problems.slice(0, 20).map(({ path, message, fix }) => ({
      path: path.replace(/^background\.children\[0\]/, 'item'),
      message,
      ...(fix !== undefined && { fix }),
    })),
  );
}

async function readBack(executor: Executor, id: string): Promise<OwnPartRow> {
  const part = await readOwnPart(executor, id);
  if (part === undefined) throw new Error('A saved part cannot be read back.');
  return part;
}
