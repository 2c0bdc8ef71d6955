import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../../writeWhole.js';

const FILE = 'auth-secrets.json';

const schema = z.object({
  /** 32 bytes, base64url. */
  encryptionKey: z.string().min(43),
  /** The counterpart of Supabase's secret key, for the server's own scripts. */
  serviceRoleKey: z.string().min(32),
});

export interface AuthSecrets {
  /** 32 bytes. */
  readonly encryptionKey: Buffer;
  readonly serviceRoleKey: string;
}

/**
 * The secrets of the embedded sign-in, created at the first start in `auth-secrets.json` in the data folder (mode 600).
 * They are kept outside the database so that a copy of it (a backup or a leak) lets nobody sign in. If the file is
 * lost, new signing keys are created and pending codes become invalid; accounts and sessions remain.
 */
export async function readSecrets(dataDirectory: string): Promise<AuthSecrets> {
  await mkdir(dataDirectory, { recursive: true });
  const path = join(dataDirectory, FILE);
  const made = await writeOnce(path);
  const { encryptionKey, serviceRoleKey } = schema.parse(made ?? JSON.parse(await readFile(path, 'utf8')));
  return { encryptionKey: Buffer.from(encryptionKey, 'base64url'), serviceRoleKey };
}

/** Errors of file systems without hard links, such as exFAT. */
const NO_LINKS = new Set<unknown>(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

/** @returns undefined when the file already exists */
async function writeOnce(path: string): Promise<z.infer<typeof schema> | undefined> {
  if (existsSync(path)) return undefined;
  const secrets = {
    encryptionKey: randomBytes(32).toString('base64url'),
    serviceRoleKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
  };
  // Written in full before it gets its name, so that another server starting now never reads half a file.
  const complete = `${path}.${randomUUID()}`;
  await writeWhole(complete, `${JSON.stringify(secrets, undefined, 2)}\n`);
  try {
    await link(complete, path);
    return secrets;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return undefined;
    if (!NO_LINKS.has(code)) throw error;
    await rename(complete, path);
    return secrets;
  } finally {
    await rm(complete, { force: true });
  }
}
