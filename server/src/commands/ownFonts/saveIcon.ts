import { sanitizeSvg } from '@cardwright/renderer';
import type { MemberCaller } from '../../caller.js';
import { HttpProblem } from '../../errors.js';
import { looksLikeSvg } from '../../images/decoding/looksLikeSvg.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import {
  deleteOwnIcon,
  findOwnIcon,
  insertOwnIcon,
  listOwnIcons,
  readOwnIcon,
  renameOwnIcon,
  type OwnIconRow,
} from '../../queries/ownIcons.js';
import { usageOfIcon } from '../../queries/ownUsage.js';
import type { Services } from '../../services.js';
import { assertNotUsed } from './assertNotUsed.js';
import { MOST_ICONS } from './limits.js';

type Rooms = Pick<Services, 'database' | 'clock' | 'decoder'>;

/**
 * Adds an icon to the member's own. Drawing it once, in a process with limits, proves that it can be drawn.
 * @throws HttpProblem 409 for a name that is taken or too many icons, `unsupported-type` for an SVG that cannot be cleaned
 */
export async function addIcon(
  { database, clock, decoder }: Rooms,
  caller: MemberCaller,
  { name, svg }: Pick<OwnIconRow, 'name' | 'svg'>,
): Promise<OwnIconRow> {
  const source = Buffer.from(svg);
  if (!looksLikeSvg(source))
    throw new HttpProblem(
      'unsupported-type',
      'The file is not an SVG. Icons are SVG files; add other files as pictures.',
    );
  const { bytes } = await decoder.check(source);
  return inTransaction(database, async (trx) => {
    await assertFree(trx, caller.id, name);
    if ((await listOwnIcons(trx, caller.id)).length >= MOST_ICONS)
      throw new HttpProblem('conflict', `You have ${MOST_ICONS} icons already. Delete one that you no longer use.`);
    const clean = sanitizeSvg(Buffer.from(bytes).toString());
    return readBack(trx, await insertOwnIcon(trx, { user_id: caller.id, name, svg: clean }, clock()));
  });
}

/** @throws HttpProblem 409 for a name that is taken, or an icon that is in use, unless forced */
export function renameIcon(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  icon: OwnIconRow,
  { name, force }: { readonly name: string; readonly force: boolean },
): Promise<OwnIconRow> {
  return inTransaction(database, async (trx) => {
    if (name === icon.name) return icon;
    await assertFree(trx, icon.user_id, name);
    if (!force) assertNotUsed('icon', await usageOfIcon(trx, icon.user_id, icon.name));
    await renameOwnIcon(trx, icon.id, name, clock());
    return readBack(trx, icon.id);
  });
}

/** @throws HttpProblem 409 naming the templates and decks that use it, unless forced */
export function removeIcon({ database }: Pick<Services, 'database'>, icon: OwnIconRow, force: boolean): Promise<void> {
  return inTransaction(database, async (trx) => {
    if (!force) assertNotUsed('icon', await usageOfIcon(trx, icon.user_id, icon.name));
    await deleteOwnIcon(trx, icon.id);
  });
}

async function assertFree(executor: Executor, userId: string, name: string): Promise<void> {
  if ((await findOwnIcon(executor, userId, name)) !== undefined)
    throw new HttpProblem('conflict', `You already have an icon named "${name}". Choose another name.`);
}

async function readBack(executor: Executor, id: string): Promise<OwnIconRow> {
  const made = await readOwnIcon(executor, id);
  if (made === undefined) throw new Error('A saved icon cannot be read back.');
  return made;
}
