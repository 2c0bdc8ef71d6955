import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

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

/** @returns undefined when the file is there already */
async function writeOnce(path: string): Promise<z.infer<typeof schema> | undefined> {
  const secrets = {
    encryptionKey: randomBytes(32).toString('base64url'),
    serviceRoleKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
  };
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(`${JSON.stringify(secrets, undefined, 2)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    return secrets;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  }
}
