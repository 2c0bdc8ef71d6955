import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { UnreachableError } from '../exitCode.js';
import { jsonOf } from './jsonOf.js';

const session = z.object({
  email: z.string(),
  access_token: z.string(),
  /** Without it, the session ends with its access token. */
  refresh_token: z.string().optional(),
  /** Seconds since 1970. */
  expires_at: z.number().optional(),
});

export type StoredSession = z.infer<typeof session>;

const content = z.object({
  /** The server of the last sign-in, which is the default. */
  server: z.string().optional(),
  sessions: z.record(z.string(), session),
});

type Content = z.infer<typeof content>;

type Variables = Readonly<Record<string, string | undefined>>;

/** Sessions by server address, in a file that only its owner can read. */
export class SessionFile {
  readonly path: string;

  constructor(variables: Variables) {
    const { XDG_CONFIG_HOME: named = '' } = variables;
    this.path = join(named === '' ? join(homedir(), '.config') : named, 'cardwright', 'sessions.json');
  }

  async server(): Promise<string | undefined> {
    return (await this.#read()).server;
  }

  async find(server: string): Promise<StoredSession | undefined> {
    return (await this.#read()).sessions[server];
  }

  /** @param isDefault whether this becomes the default server */
  async store(server: string, stored: StoredSession, { isDefault }: { readonly isDefault: boolean }): Promise<void> {
    const before = await this.#read();
    await this.#write({
      ...before,
      ...(isDefault && { server }),
      sessions: { ...before.sessions, [server]: stored },
    });
  }

  async remove(server: string): Promise<void> {
    const before = await this.#read();
    const { [server]: _removed, ...sessions } = before.sessions;
    await this.#write({ ...before, sessions });
  }

  async #read(): Promise<Content> {
    const text = await readFile(this.path, 'utf8').catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (text === undefined) return { sessions: {} };
    const parsed = content.safeParse(jsonOf(text));
    if (parsed.success) return parsed.data;
    throw new UnreachableError(`${this.path} is damaged. Remove it and sign in again: cardwright login`);
  }

  /** Writes to a temporary file and renames it, so that others can never read it, not even for a moment. */
  async #write(value: Content): Promise<void> {
    await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
    const aside = `${this.path}.${randomBytes(6).toString('hex')}`;
    try {
      await writeFile(aside, `${JSON.stringify(value, undefined, 2)}\n`, { mode: 0o600, flag: 'wx' });
      await rename(aside, this.path);
    } finally {
      await rm(aside, { force: true });
    }
  }
}
