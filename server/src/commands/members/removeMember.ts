import type { MemberCaller } from '../../caller.js';
import { invalid } from '../../errors.js';
import { inTransaction } from '../../queries/executor.js';
import { eraseMember } from '../../queries/members.js';
import { setRoles } from '../../queries/roles.js';
import type { Services } from '../../services.js';
import { assertAdminRemains } from './assignRoles.js';

/** Files deleted at a time. */
const BATCH = 100;

type Rooms = Pick<Services, 'database' | 'clock' | 'storage' | 'accounts' | 'members'>;

/**
 * Deletes the caller and all their data: the roles, the pictures, then the account, and finally the rows. After a failure it can
 * be repeated, because the rows that record ownership go last.
 * @param confirmation the caller's e-mail address, as typed
 * @throws HttpProblem 422 for another address, 409 for the last admin
 */
export async function removeMember(
  { database, clock, storage, accounts, members }: Rooms,
  { id, email }: MemberCaller,
  confirmation: string,
): Promise<void> {
  if (confirmation.trim().toLowerCase() !== email.toLowerCase())
    throw invalid([
      { path: 'confirm', message: 'This is not your e-mail address.', fix: 'Enter the address that you sign in with.' },
    ]);
  // Who leaves gives up the roles first: of two last admins who leave at once, one is refused before anything is gone.
  await inTransaction(database, async (trx) => {
    await assertAdminRemains(trx, [id]);
    await setRoles(trx, id, []);
  });
  members.forget();
  await removePictures(storage, id);
  await accounts.remove(id);
  await inTransaction(database, (trx) => eraseMember(trx, id, email, clock()));
  members.forget();
}

async function removePictures(storage: Rooms['storage'], folder: string): Promise<void> {
  const paths = (await storage.list(folder)).map(({ path }) => path);
  for (let start = 0; start < paths.length; start += BATCH) await storage.remove(paths.slice(start, start + BATCH));
}
