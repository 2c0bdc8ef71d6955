import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** Cost of scrypt (RFC 7914). */
export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** One of OWASP's settings for scrypt: 32 MB, about 200 ms of one core. */
const COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Hashes passwords and compares them. */
export class PasswordHasher {
  /** @param cost only for tests, which sign in hundreds of people */
  constructor(private readonly cost: ScryptCost = COST) {}

  /** @returns `scrypt$N$r$p$salt$key`, so that the cost can grow without breaking stored hashes */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const key = await derive(password, salt, this.cost);
    return `${this.#prefix()}${salt.toString('base64url')}$${key.toString('base64url')}`;
  }

  /**
   * Compares in constant time. Without a stored hash it does the same work and returns false, so that the response time
   * does not reveal whether the account exists.
   */
  async verify(password: string, stored: string | null | undefined): Promise<boolean> {
    const parsed = parseHash(stored ?? '');
    if (parsed === undefined) {
      await derive(password, Buffer.alloc(SALT_BYTES), this.cost);
      return false;
    }
    const key = await derive(password, parsed.salt, parsed);
    return key.length === parsed.key.length && timingSafeEqual(key, parsed.key);
  }

  /** Whether a stored hash was made at a different cost from the current one. */
  isOutdated(stored: string): boolean {
    return !stored.startsWith(this.#prefix());
  }

  #prefix(): string {
    const { N, r, p } = this.cost;
    return `scrypt$${N}$${r}$${p}$`;
  }
}

function parseHash(stored: string): (ScryptCost & { readonly salt: Buffer; readonly key: Buffer }) | undefined {
  const [name, N, r, p, salt, key] = stored.split('$');
  if (name !== 'scrypt' || salt === undefined || key === undefined) return undefined;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  return { ...cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
}

function derive(password: string, salt: Buffer, { N, r, p }: ScryptCost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    // Keyboards differ in whether they compose accents; both forms must give the same password.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
