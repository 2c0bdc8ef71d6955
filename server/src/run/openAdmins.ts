import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CardwrightError } from '@cardwright/renderer';
import type { Config } from '../config.js';
import { createServices } from '../createServices.js';
import { FolderInUseError } from '../database/lockFolder.js';
import { createLog } from '../observability/createLog.js';
import { administer, type AdminResult, type AdminTask } from './administer.js';
import { changeRole, type RoleChange } from './changeRole.js';
import { listAdmins, type Admin } from './listAdmins.js';

/** The administration of a server's database. Close it in `finally`. */
export interface Admins {
  list(): Promise<readonly Admin[]>;
  /** Gives an account a role, or takes it away; that of an admin if not given. */
  change(action: 'grant' | 'revoke', email: string, role?: string): Promise<RoleChange>;
  /** Lists or changes members, decks and exports. @throws CardwrightError `admin.not_found`, `admin.refused` */
  administer(task: AdminTask, subject: string): Promise<AdminResult>;
  close(): Promise<void>;
}

/**
 * Opens the database of these settings without its server.
 * @throws CardwrightError `admin.no_database`, `admin.server_running`; and whatever keeps a server from starting
 */
export async function openAdmins(config: Config): Promise<Admins> {
  assertData(config);
  const created = await createServices(config, createLog('silent')).catch((error: unknown) => {
    throw error instanceof FolderInUseError ? serverRunning(error) : error;
  });
  return {
    list: () => listAdmins(created.services),
    change: (action, email, role) => changeRole(created.services, action, email, role),
    administer: (task, subject) => administer(created.services, task, subject),
    close: () => created.close(),
  };
}

/** A wrong folder would silently become a new, empty database. */
function assertData({ databaseUrl, dataDirectory }: Config): void {
  if (databaseUrl !== undefined || existsSync(join(dataDirectory, 'postgres'))) return;
  throw new CardwrightError('admin.no_database', `There is no database in ${dataDirectory}.`, {
    fix: 'Set CARDWRIGHT_DATA to the server’s data folder, or DATABASE_URL to its PostgreSQL server.',
  });
}

function serverRunning({ folder, pid }: FolderInUseError): CardwrightError {
  const message = `${folder} is in use by the running server (process ${pid}). Use /admin on that server, or stop it first and start it again afterwards.`;
  return new CardwrightError('admin.server_running', message);
}
