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
/** Holds the passwords until the accounts exist, so that they are never lost. */
const PLAN = 'first-run.plan.json';

const DISPLAY_NAMES = { admin: 'Ada Admin', member: 'Max Member' } as const;

const planSchema = z.object({
  accounts: z.array(z.object({ role: z.enum(['admin', 'member']), email: z.string(), password: z.string() })),
});

/**
 * Creates the two demo accounts with random passwords when the data folder is new, and writes them to `first-run.json`,
 * readable only by the server's user. An interrupted start is resumed, because passwords reach the disk before their
 * accounts exist.
 * @returns the accounts at the first start; none at later starts or with hosted sign-in
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

/** Leaves out accounts created by another server on the same database, whose passwords are in that server's folder. */
async function planAccounts({ accounts }: Services): Promise<readonly DemoAccount[]> {
  const planned: DemoAccount[] = [];
  for (const role of ['admin', 'member'] as const) {
    const email = `${role}@cardwright.local`;
    if ((await accounts.findByEmail(email)) !== undefined) continue;
    planned.push({ role, email, password: randomBytes(12).toString('base64url') });
  }
  return planned;
}

/** Does only the missing steps, so that it can be repeated after a crash. */
async function makeAccount({ accounts, database }: Services, { role, email, password }: DemoAccount): Promise<void> {
  const displayName = DISPLAY_NAMES[role];
  const { id } = (await accounts.findByEmail(email)) ?? (await accounts.create({ email, password, displayName }));
  await ensureMember(database, {
    userId: id,
    email,
    userMetadata: { display_name: displayName },
  });
  if (role === 'admin') await grantRole(database.knex, id, role);
}

/** @returns undefined if no start was interrupted after it wrote a plan */
async function readPlan(file: string): Promise<readonly DemoAccount[] | undefined> {
  if (!existsSync(file)) return undefined;
  return planSchema.parse(JSON.parse(await readFile(file, 'utf8'))).accounts;
}

async function writePlan(file: string, accounts: readonly DemoAccount[]): Promise<readonly DemoAccount[]> {
  await mkdir(dirname(file), { recursive: true });
  await writeWhole(file, `${JSON.stringify({ accounts }, undefined, 2)}\n`);
  return accounts;
}
