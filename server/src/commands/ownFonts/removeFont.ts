import { ownFamilySlug } from '@cardwright/renderer';
import { inTransaction } from '../../queries/executor.js';
import { deleteOwnFont, listOwnFonts, type OwnFontRow } from '../../queries/ownFonts.js';
import { usageOfFont } from '../../queries/ownUsage.js';
import type { OwnUsage } from '../../contract/ownFonts.js';
import type { Executor } from '../../queries/executor.js';
import type { Services } from '../../services.js';
import { assertNotUsed } from './assertNotUsed.js';

/** Which templates need a font: those that use its family, unless the family has other files. */
export async function usageOf(executor: Executor, { id, user_id, font }: OwnFontRow): Promise<OwnUsage> {
  const slug = ownFamilySlug(font.family);
  const others = (await listOwnFonts(executor, user_id)).filter((other) => other.id !== id);
  if (others.some((other) => ownFamilySlug(other.font.family) === slug))
    return { inUse: false, templates: [], decks: [] };
  return usageOfFont(executor, user_id, slug);
}

/** @throws HttpProblem 409 naming the templates that use it, unless forced */
export function removeFont({ database }: Pick<Services, 'database'>, font: OwnFontRow, force: boolean): Promise<void> {
  return inTransaction(database, async (trx) => {
    if (!force) assertNotUsed('font', await usageOf(trx, font));
    await deleteOwnFont(trx, font.id);
  });
}
