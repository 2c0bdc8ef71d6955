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
  /** What the server's own scripts use as Supabase's secret key. */
  serviceRoleKey: z.string().min(32),
});

export interface AuthSecrets {
  /** 32 bytes. */
  readonly encryptionKey: Buffer;
  readonly serviceRoleKey: string;
}

/**
 * Secrets of the embedded sign-in, made at first start, in `auth-secrets.json` of the data folder (mode 600). They stand
 * outside the database so that a copy of it (a backup, a leak) signs nobody in. When the file is lost, new signing keys
 * are made and codes on their way become invalid; accounts and sessions stay.
 */
export async function readSecrets(dataDirectory: string): Promise<AuthSecrets> {
  await mkdir(dataDirectory, { recursive: true });
  const path = join(dataDirectory, FILE);
  const made = await writeOnce(path);
  const { encryptionKey, serviceRoleKey } = schema.parse(made ?? JSON.parse(await readFile(path, 'utf8')));
  return { encryptionKey: Buffer.from(encryptionKey, 'base64url'), serviceRoleKey };
}

/** Of file systems without hard links, such as exFAT. */
const NO_LINKS = new Set<unknown>(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

/** @returns undefined when the file is there already */
async function writeOnce(path: string): Promise<z.infer<typeof schema> | undefined> {
  if (existsSync(path)) return undefined;
  const secrets = {
    encryptionKey: randomBytes(32).toString('base64url'),
    serviceRoleKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
  };
  // Complete before it has its name: another server that starts now must not read half of it.
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
