import { exportJWK, generateKeyPair, importJWK, calculateJwkThumbprint, type CryptoKey, type JWK } from 'jose';
import { z } from 'zod';
import type { Database } from '../../../database/connect.js';
import {
  deleteSigningKeys,
  insertSigningKey,
  listSigningKeys,
  type SigningKeyRow,
} from '../../../queries/auth/signingKeys.js';
import { deriveKey, seal, unseal } from '../seal.js';

export const ALGORITHM = 'ES256';
const DAY_MS = 86_400_000;
/** A key signs for this long… */
const SIGNS_MS = 90 * DAY_MS;
/** …and is published for as long again, much longer than any access token lives. */
const PUBLISHED_MS = 2 * SIGNS_MS;
/** Unknown keys cause a reload at most this often. */
const COOLDOWN_MS = 5_000;

/** After this time, new keys of other servers are published here too. */
const REMEMBERED_MS = 60_000;

interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly createdAt: Date;
}

interface Known {
  readonly signing: SigningKey | undefined;
  readonly published: readonly JWK[];
  readonly verifying: ReadonlyMap<string, CryptoKey>;
}

interface Parts {
  readonly database: Database;
  readonly encryptionKey: Buffer;
  readonly clock: () => Date;
}

const jwkSchema = z.object({ kty: z.literal('EC'), crv: z.string(), x: z.string(), y: z.string(), d: z.string() });

/**
 * ES256 key pairs in the database; the private keys are encrypted with a secret from the data folder. Every server on
 * the same database verifies with all keys. Each signs with the newest key that it can decrypt, or creates one.
 */
export class SigningKeys {
  #known: Promise<Known> | undefined;
  #loadedAt = 0;
  #rotating: Promise<SigningKey> | undefined;

  constructor(private readonly parts: Parts) {}

  /** The current signing key; replaces one that is too old. */
  async current(): Promise<SigningKey> {
    const { signing } = await this.#load();
    if (signing !== undefined && this.#age(signing.createdAt) < SIGNS_MS) return signing;
    this.#rotating ??= this.rotate().finally(() => (this.#rotating = undefined));
    return this.#rotating;
  }

  /** For `/.well-known/jwks.json`. */
  async published(): Promise<readonly JWK[]> {
    if (this.parts.clock().getTime() - this.#loadedAt > REMEMBERED_MS) this.#known = undefined;
    await this.current();
    return (await this.#load()).published;
  }

  /** @returns undefined for an unknown key */
  async find(kid: string): Promise<CryptoKey | undefined> {
    const known = (await this.#load()).verifying.get(kid);
    if (known !== undefined || this.parts.clock().getTime() - this.#loadedAt < COOLDOWN_MS) return known;
    this.#known = undefined;
    return (await this.#load()).verifying.get(kid);
  }

  /** Switches to a new signing key; tokens signed with older keys stay valid. */
  async rotate(): Promise<SigningKey> {
    const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
    const publicJwk = await exportJWK(publicKey);
    const kid = await calculateJwkThumbprint(publicJwk);
    await insertSigningKey(this.parts.database.knex, {
      kid,
      public_jwk: { ...publicJwk, kid, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] },
      encrypted_private_key: seal(JSON.stringify(await exportJWK(privateKey)), this.#sealingKey()),
      created_at: this.parts.clock(),
    });
    this.#known = undefined;
    const { signing } = await this.#load();
    if (signing === undefined) throw new Error('The new signing key cannot be read back.');
    return signing;
  }

  #load(): Promise<Known> {
    if (this.#known === undefined) {
      this.#loadedAt = this.parts.clock().getTime();
      this.#known = this.#read();
      this.#known.catch(() => (this.#known = undefined));
    }
    return this.#known;
  }

  async #read(): Promise<Known> {
    const rows = await listSigningKeys(this.parts.database.knex);
    const expired = rows.filter(({ created_at }) => this.#age(created_at) > PUBLISHED_MS);
    if (expired.length > 0)
      await deleteSigningKeys(
        this.parts.database.knex,
        expired.map(({ kid }) => kid),
      );
    const usable = rows.filter((row) => !expired.includes(row));
    const imported = usable.map(async (row) => [row.kid, await importPublicKey(row)] as const);
    return {
      signing: await this.#newestOwn(usable),
      published: usable.map(({ public_jwk }) => public_jwk),
      verifying: new Map(await Promise.all(imported)),
    };
  }

  async #newestOwn(rows: readonly SigningKeyRow[]): Promise<SigningKey | undefined> {
    for (const { kid, encrypted_private_key, created_at } of rows) {
      const text = unseal(encrypted_private_key, this.#sealingKey());
      if (text === undefined) continue;
      const key = await importJWK(jwkSchema.parse(JSON.parse(text)), ALGORITHM);
      if (!(key instanceof Uint8Array)) return { kid, privateKey: key, createdAt: created_at };
    }
    return undefined;
  }

  #sealingKey(): Buffer {
    return deriveKey(this.parts.encryptionKey, 'signing keys');
  }

  #age(createdAt: Date): number {
    return this.parts.clock().getTime() - createdAt.getTime();
  }
}

async function importPublicKey({ public_jwk }: SigningKeyRow): Promise<CryptoKey> {
  const key = await importJWK(public_jwk, ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('A signing key in the database is not an elliptic curve key.');
  return key;
}
