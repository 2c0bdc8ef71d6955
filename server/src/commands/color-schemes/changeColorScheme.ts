import { parseColorScheme } from '@cardwright/renderer';
import type { MemberCaller } from '../../caller.js';
import { requireParsed } from '../../requireParsed.js';
import { HttpProblem, notFound } from '../../errors.js';
import { canReadColorScheme, canWriteColorScheme } from '../../policies/colorSchemes.js';
import { presentColorScheme } from '../../presenters/designs.js';
import { deleteColorScheme, readColorScheme, updateColorScheme } from '../../queries/colorSchemes.js';
import type { ColorSchemeRow } from '../../queries/decks/readDesigns.js';
import { decksWithColorScheme, touchDecks } from '../../queries/designUsage.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import type { Services } from '../../services.js';
import { assertUnused } from '../designs/assertUnused.js';
import { assertSlugFree } from './createColorScheme.js';
import { colorSchemeColumns } from './toRow.js';

type Rooms = Pick<Services, 'database' | 'clock'>;

/** Which schemes a route manages: members' own, or the global ones that admins manage. */
export type SchemeKind = 'own' | 'global';

interface Change {
  readonly id: string;
  readonly kind: SchemeKind;
  /** Only the given fields change; a group of colours is replaced as a whole. */
  readonly patch: Readonly<Record<string, unknown>>;
}

/** Saves a change. @throws HttpProblem 403 for a global scheme on a member's route; 404; 409; 422 */
export function changeColorScheme(
  { database, clock }: Rooms,
  caller: MemberCaller,
  { id, kind, patch }: Change,
): Promise<ColorSchemeRow> {
  const now = clock();
  return inTransaction(database, async (trx) => {
    const before = await lockWritable(trx, caller, id, kind);
    const scheme = requireParsed(parseColorScheme({ ...presentColorScheme(before), ...patch }));
    const columns = colorSchemeColumns(scheme, before.user_id);
    if (before.user_id === null) await assertSlugFree(trx, columns.slug, id);
    await updateColorScheme(trx, id, columns, now);
    return { ...before, ...columns, updated_at: now.toISOString() };
  });
}

interface Removal {
  readonly id: string;
  readonly kind: SchemeKind;
  /** Removes the scheme even if decks use it; these are left without one, and their versions increase. */
  readonly force: boolean;
}

/** Removes a colour scheme. @throws HttpProblem 403, 404, 409 naming the decks that use it */
export function removeColorScheme(
  { database, clock }: Rooms,
  caller: MemberCaller,
  { id, kind, force }: Removal,
): Promise<void> {
  const now = clock();
  return inTransaction(database, async (trx) => {
    await lockWritable(trx, caller, id, kind);
    const decks = await decksWithColorScheme(trx, id);
    if (!force) assertUnused(caller, 'colour scheme', decks);
    const ids = decks.map((deck) => deck.id);
    await touchDecks(trx, ids, now);
    await deleteColorScheme(trx, id);
  });
}

const COPY = 'To have a version of your own, create a colour scheme with the same colours (POST /api/color-schemes).';

function whyNot({ user_id }: ColorSchemeRow): string {
  if (user_id === null) return 'This colour scheme is built in, so you cannot change or delete it.';
  return 'This colour scheme belongs to someone else.';
}

async function lockWritable(
  trx: Executor,
  caller: MemberCaller,
  id: string,
  kind: SchemeKind,
): Promise<ColorSchemeRow> {
  const scheme = await readColorScheme(trx, id, true);
  if (scheme === undefined || !canReadColorScheme(caller, scheme)) throw notFound('Colour scheme');
  const isOfKind = (scheme.user_id === null) === (kind === 'global');
  if (isOfKind && canWriteColorScheme(caller, scheme)) return scheme;
  if (kind === 'global') throw notFound('Colour scheme');
  throw new HttpProblem('forbidden', `${whyNot(scheme)} ${COPY}`);
}
