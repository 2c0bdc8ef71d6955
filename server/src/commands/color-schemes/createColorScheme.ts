import type { ColorScheme } from '@cardwright/renderer';
import { HttpProblem } from '../../errors.js';
import { insertColorScheme, isGlobalSlugTaken, readColorScheme } from '../../queries/colorSchemes.js';
import type { ColorSchemeRow } from '../../queries/decks/readDesigns.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import type { Services } from '../../services.js';
import { colorSchemeColumns } from './toRow.js';

/**
 * Stores a colour scheme.
 * @param userId its owner; null for a global scheme
 * @throws HttpProblem 409 if another global scheme has the slug
 */
export function createColorScheme(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  scheme: ColorScheme,
  userId: string | null,
): Promise<ColorSchemeRow> {
  return inTransaction(database, async (trx) => {
    const columns = colorSchemeColumns(scheme, userId);
    if (userId === null) await assertSlugFree(trx, columns.slug);
    const made = await readColorScheme(trx, await insertColorScheme(trx, columns, clock()));
    if (made === undefined) throw new Error('A new colour scheme cannot be read back.');
    return made;
  });
}

/** @throws HttpProblem 409 */
export async function assertSlugFree(executor: Executor, slug: string | null, except?: string): Promise<void> {
  if (slug !== null && (await isGlobalSlugTaken(executor, slug, except)))
    throw new HttpProblem('conflict', `A global colour scheme with the slug "${slug}" already exists.`);
}
