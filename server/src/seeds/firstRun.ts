import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { grantRole } from '../queries/roles.js';
import { ensureMember } from '../queries/members.js';
import type { Services } from '../services.js';

export interface DemoAccount {
  readonly role: 'admin' | 'member';
  readonly email: string;
  readonly password: string;
}

const FILE = 'first-run.json';

/**
 * Makes the two demo accounts, with passwords of this server alone, when the data folder is new. They are written to
 * `first-run.json`, readable by the server's user only.
 * @returns the accounts at the first start, nothing later, and nothing where sign-in is hosted
 */
export async function firstRun(services: Services): Promise<readonly DemoAccount[]> {
  const { config, accounts, database } = services;
  const file = join(config.dataDirectory, FILE);
  if (config.supabase !== undefined || existsSync(file)) return [];
  const made: DemoAccount[] = [];
  for (const [role, displayName] of [
    ['admin', 'Ada Admin'],
    ['member', 'Max Member'],
  ] as const) {
    const account = { role, email: `${role}@cardwright.local`, password: randomBytes(12).toString('base64url') };
    // Another server on the same database has made them: their passwords are in its folder.
    if ((await accounts.findByEmail(account.email)) !== undefined) continue;
    const { id } = await accounts.create({ ...account, displayName });
    await ensureMember(database, {
      userId: id,
      email: account.email,
      sessionId: undefined,
      userMetadata: { display_name: displayName },
    });
    if (role === 'admin') await grantRole(database.knex, id, role);
    made.push(account);
  }
  await mkdir(config.dataDirectory, { recursive: true });
  await writeFile(file, `${JSON.stringify({ accounts: made }, undefined, 2)}\n`, { mode: 0o600 });
  return made;
}
