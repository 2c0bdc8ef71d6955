import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, UnreachableError, UsageError, type CommandContext, type ExitCode } from '@cardwright/cli/commands';
import { readConfig, type Config } from '../config.js';
import { createServices } from '../createServices.js';
import { FolderInUseError } from '../database/lockFolder.js';
import { createLog } from '../observability/createLog.js';
import type { Services } from '../services.js';
import type { ADMIN_ACTIONS } from './admin.js';
import { changeAdmin } from './changeAdmin.js';
import { listAdmins } from './listAdmins.js';
import { withStartFailures } from './withStartFailures.js';

type Variables = Readonly<Record<string, string | undefined>>;

/** `cardwright admin` */
export async function runAdmin(
  { output }: CommandContext,
  variables: Variables,
  action: (typeof ADMIN_ACTIONS)[number],
  email: string | undefined,
): Promise<ExitCode> {
  if (action === 'list' && email !== undefined) throw new UsageError('admin list takes no address.');
  if (action !== 'list' && email === undefined)
    throw new UsageError(`The address of the account is missing. Example: cardwright admin ${action} ada@example.com`);
  await withServices(variables, async (services) => {
    if (action === 'list' || email === undefined) {
      const admins = await listAdmins(services);
      const lines = admins.map((admin) => `${admin.email}${admin.name === '' ? '' : `  ${admin.name}`}`);
      output.result({ admins }, admins.length === 0 ? 'There are no admins yet.' : lines.join('\n'));
      return;
    }
    const { text, ...result } = await changeAdmin(services, action, email);
    output.result(result, text);
  });
  return EXIT.done;
}

async function withServices(variables: Variables, work: (services: Services) => Promise<void>): Promise<void> {
  await withStartFailures(async () => {
    const config = readConfig(variables);
    assertData(config);
    const parts = await createServices(config, createLog('silent')).catch((error: unknown) => {
      throw error instanceof FolderInUseError ? inUse(error) : error;
    });
    try {
      await work(parts.services);
    } finally {
      await parts.close();
    }
  });
}

/** A wrong folder would silently become a new, empty database. */
function assertData({ databaseUrl, dataDirectory }: Config): void {
  if (databaseUrl !== undefined || existsSync(join(dataDirectory, 'postgres'))) return;
  throw new UnreachableError(
    `There is no database in ${dataDirectory}. Set CARDWRIGHT_DATA to the server’s data folder, or DATABASE_URL to its PostgreSQL server.`,
  );
}

function inUse({ folder, pid }: FolderInUseError): UnreachableError {
  return new UnreachableError(
    `${folder} is in use by the running server (process ${pid}). Change roles under /admin on that server, or stop it first and start it again afterwards.`,
  );
}
