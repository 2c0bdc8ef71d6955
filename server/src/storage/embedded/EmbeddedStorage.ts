import { webcrypto } from 'node:crypto';
import type { Database } from '../../database/connect.js';
import { HttpProblem } from '../../errors.js';
import { isPublicDeck } from '../../policies/decks.js';
import { decksShowing } from '../../queries/decks/deckPictures.js';
import { inTransaction } from '../../queries/executor.js';
import {
  bytesOf,
  deleteObjects,
  findObject,
  listObjects,
  lockObject,
  upsertObject,
  type StorageObjectRow,
} from '../../queries/storageObjects.js';
import type { PictureDecoder } from '../../images/decoding/PictureDecoder.js';
import { MEMBER_QUOTA_BYTES } from '../../images/limits.js';
import { isFolder, parseObjectPath, writablePath } from '../../addresses/objectPath.js';
import { PublicUrls } from '../../addresses/publicUrls.js';
import type { Audience, ObjectContent, ObjectStorage, StoredObject } from '../types.js';
import { assertAgree } from './assertAgree.js';
import type { ByteRange, PictureFiles } from './PictureFiles.js';
import { sweepPictures } from './sweepPictures.js';

export interface PutOptions {
  readonly ownerId: string | null;
  /** Whether to replace an existing object; if not, the result is undefined. */
  readonly replace?: boolean;
  /** The type that the sender declares; if given, it must match the bytes. */
  readonly declaredType?: string | undefined;
  /** Seconds. */
  readonly maxAge?: number;
  readonly userMetadata?: Readonly<Record<string, unknown>>;
}

/** Pictures on disk, each with a row in the database. */
export class EmbeddedStorage implements ObjectStorage {
  readonly urls: PublicUrls;

  constructor(
    readonly database: Database,
    readonly files: PictureFiles,
    private readonly decoder: PictureDecoder,
    publicUrl: string,
  ) {
    this.urls = new PublicUrls(publicUrl);
  }

  async put(path: string, bytes: Uint8Array, { ownerId }: { ownerId: string | null }): Promise<StoredObject> {
    const row = await this.write(path, bytes, { ownerId, replace: true });
    if (row === undefined) throw new Error('A replaced object was not stored.');
    return toStoredObject(row);
  }

  /** Like `put`, with all options. @returns undefined if an object exists and must not be replaced */
  async write(path: string, source: Uint8Array, options: PutOptions): Promise<StorageObjectRow | undefined> {
    const { ownerId, replace = true, declaredType, maxAge = 3600, userMetadata = {} } = options;
    const target = writablePath(path, ownerId);
    const picture = await this.decoder.check(source);
    assertAgree(picture.contentType, target.contentType, declaredType);
    await this.#assertQuota(ownerId, picture.bytes.byteLength);
    const version = this.files.newVersion();
    await this.files.write(path, version, picture.bytes);
    const object = {
      path,
      owner_id: ownerId,
      size: picture.bytes.byteLength,
      content_type: picture.contentType,
      width: picture.width,
      height: picture.height,
      version,
      sha256: await sha256(picture.bytes),
      max_age: maxAge,
      user_metadata: userMetadata,
    };
    try {
      const { before, row } = await inTransaction(this.database, async (trx) => ({
        before: await lockObject(trx, path),
        row: await upsertObject(trx, object, replace),
      }));
      const stale = row === undefined ? version : before?.version;
      if (stale !== undefined) await this.files.remove(path, stale);
      return row;
    } catch (error) {
      await this.files.remove(path, version);
      throw error;
    }
  }

  async open(path: string): Promise<ObjectContent | undefined> {
    const found = await this.read(path);
    return found && { ...toStoredObject(found.row), etag: etagOf(found.row), stream: found.stream };
  }

  async audienceOf(path: string, reader: string | undefined): Promise<Audience> {
    const { owner = null, isPrivate = false } = parseObjectPath(path) ?? {};
    if (!isPrivate || owner === null) return 'everybody';
    if (owner === reader) return 'reader';
    return (await decksShowing(this.database.knex, path, owner)).some(isPublicDeck) ? 'everybody' : 'others';
  }

  /** Reads a row and its bytes consistently. @param rangeOf chooses the range to read from the row */
  async read(path: string, rangeOf: (row: StorageObjectRow) => ByteRange | undefined = () => undefined) {
    // Another request may replace both between the two reads; the second attempt finds the new ones.
    for (let attempt = 0; attempt < 2; attempt++) {
      const row = parseObjectPath(path) && (await findObject(this.database.knex, path));
      if (row === undefined) return undefined;
      const stream = await this.files.read(path, row.version, rangeOf(row));
      if (stream !== undefined) return { row, stream };
    }
    return undefined;
  }

  async remove(paths: readonly string[]): Promise<readonly string[]> {
    return (await this.removeRows(paths)).map(({ path }) => path);
  }

  async removeRows(paths: readonly string[]): Promise<StorageObjectRow[]> {
    const rows = await deleteObjects(this.database.knex, paths);
    await Promise.all(rows.map(({ path, version }) => this.files.remove(path, version)));
    return rows;
  }

  async list(folder: string): Promise<readonly StoredObject[]> {
    return isFolder(folder) ? (await listObjects(this.database.knex, folder)).map(toStoredObject) : [];
  }

  publicUrl(path: string): string {
    return this.urls.urlOf(path);
  }

  pathOf(publicUrl: string): string | undefined {
    return this.urls.pathOf(publicUrl);
  }

  sweep(now: Date): Promise<number> {
    return sweepPictures(this, now);
  }

  async #assertQuota(ownerId: string | null, more: number): Promise<void> {
    if (ownerId === null) return;
    const kept = await bytesOf(this.database.knex, ownerId);
    if (kept + more > MEMBER_QUOTA_BYTES)
      throw new HttpProblem(
        'too-large',
        `Your pictures have used up your ${MEMBER_QUOTA_BYTES / 1e9} GB. Delete some first.`,
      );
  }
}

/** In a thread, because a large picture would hold up other requests. */
async function sha256(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

export function etagOf({ sha256 }: StorageObjectRow): string {
  return `"${sha256.slice(0, 32)}"`;
}

export function toStoredObject(row: StorageObjectRow): StoredObject {
  const { path, size, content_type, width, height, created_at, updated_at } = row;
  return { path, size, contentType: content_type, width, height, createdAt: created_at, updatedAt: updated_at };
}
