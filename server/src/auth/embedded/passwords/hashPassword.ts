import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** One of OWASP's settings for scrypt: 32 MB, about 200 ms of one core. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

interface Parameters {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** @returns `scrypt$N$r$p$salt$key`, so that the parameters can grow without breaking stored hashes */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Compares in constant time. Without a hash the same work is done and the answer is no, so that time does not tell
 * whether there is an account.
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const parsed = parseHash(stored ?? '');
  if (parsed === undefined) {
    await derive(password, Buffer.alloc(SALT_BYTES), COST);
    return false;
  }
  const key = await derive(password, parsed.salt, parsed);
  return key.length === parsed.key.length && timingSafeEqual(key, parsed.key);
}

/** Whether a stored hash was made with other parameters than today's. */
export function needsRehash(stored: string): boolean {
  return !stored.startsWith(`scrypt$${COST.N}$${COST.r}$${COST.p}$`);
}

function parseHash(stored: string): (Parameters & { readonly salt: Buffer; readonly key: Buffer }) | undefined {
  const [name, N, r, p, salt, key] = stored.split('$');
  if (name !== 'scrypt' || salt === undefined || key === undefined) return undefined;
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  return { ...parameters, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
}

function derive(password: string, salt: Buffer, { N, r, p }: Parameters): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    // Composed and decomposed accents are the same password on every keyboard.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
