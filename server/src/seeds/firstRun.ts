import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { grantRole } from '../queries/roles.js';
import { ensureMember } from '../queries/members.js';
import type { Services } from '../services.js';
import { writeWhole } from '../writeWhole.js';

export interface DemoAccount {
  readonly role: 'admin' | 'member';
  readonly email: string;
  readonly password: string;
}

const FILE = 'first-run.json';
/** Until the accounts are there: passwords that nobody can read are worse than none. */
const PLAN = 'first-run.plan.json';

const DISPLAY_NAMES = { admin: 'Ada Admin', member: 'Max Member' } as const;

const planSchema = z.object({
  accounts: z.array(z.object({ role: z.enum(['admin', 'member']), email: z.string(), password: z.string() })),
});

/**
 * Makes the two demo accounts, with passwords of this server alone, when the data folder is new. They are written to
 * `first-run.json`, readable by the server's user only. A start that was cut off is taken up where it stood: passwords
 * reach the disk before the accounts that they open.
 * @returns the accounts at the first start, nothing later, and nothing where sign-in is hosted
 */
export async function firstRun(services: Services): Promise<readonly DemoAccount[]> {
  const { dataDirectory: folder, supabase } = services.config;
  const file = join(folder, FILE);
  if (supabase !== undefined || existsSync(file)) return [];
  const plan = join(folder, PLAN);
  const accounts = (await readPlan(plan)) ?? (await writePlan(plan, await planAccounts(services)));
  for (const account of accounts) await makeAccount(services, account);
  await rename(plan, file);
  return accounts;
}

/** Accounts that another server on the same database has made are left out: their passwords are in its folder. */
async function planAccounts({ accounts }: Services): Promise<readonly DemoAccount[]> {
  const planned: DemoAccount[] = [];
  for (const role of ['admin', 'member'] as const) {
    const email = `${role}@cardwright.local`;
    if ((await accounts.findByEmail(email)) !== undefined) continue;
    planned.push({ role, email, password: randomBytes(12).toString('base64url') });
  }
  return planned;
}

/** Does what is missing of it, so that it can be done again after a crash. */
async function makeAccount({ accounts, database }: Services, { role, email, password }: DemoAccount): Promise<void> {
  const displayName = DISPLAY_NAMES[role];
  const { id } = (await accounts.findByEmail(email)) ?? (await accounts.create({ email, password, displayName }));
  await ensureMember(database, {
    userId: id,
    email,
    sessionId: undefined,
    userMetadata: { display_name: displayName },
  });
  if (role === 'admin') await grantRole(database.knex, id, role);
}

/** @returns undefined where no start was cut off, or before it had a plan */
async function readPlan(file: string): Promise<readonly DemoAccount[] | undefined> {
  if (!existsSync(file)) return undefined;
  return planSchema.parse(JSON.parse(await readFile(file, 'utf8'))).accounts;
}

async function writePlan(file: string, accounts: readonly DemoAccount[]): Promise<readonly DemoAccount[]> {
  await mkdir(dirname(file), { recursive: true });
  await writeWhole(file, `${JSON.stringify({ accounts }, undefined, 2)}\n`);
  return accounts;
}
