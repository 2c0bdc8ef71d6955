import { Readable } from 'node:stream';
import { StorageClient } from '@supabase/storage-js';
import type { SupabaseConfig } from '../config.js';
import { HttpProblem } from '../errors.js';
import type { PictureDecoder } from '../images/decoding/PictureDecoder.js';
import { isFolder, parseObjectPath, writablePath } from '../addresses/objectPath.js';
import { PublicUrls } from '../addresses/publicUrls.js';
import { BUCKET, type Audience, type ObjectContent, type ObjectStorage, type StoredObject } from './types.js';

const PAGE = 1_000;
const TIMEOUT_MS = 60_000;

type Keys = Pick<SupabaseConfig, 'url' | 'serviceRoleKey'>;

/** Pictures at hosted Supabase, through its secret key. Browsers load them from there directly. */
export function createHostedStorage(config: Keys, decoder: PictureDecoder): ObjectStorage {
  return new HostedStorage(config, decoder);
}

class HostedStorage implements ObjectStorage {
  readonly #urls: PublicUrls;
  readonly #storage: StorageClient;

  constructor(
    { url, serviceRoleKey }: Keys,
    private readonly decoder: PictureDecoder,
  ) {
    this.#urls = new PublicUrls(url);
    const headers = { apikey: serviceRoleKey, Authorization: `Bearer ${serviceRoleKey}` };
    this.#storage = new StorageClient(new URL('storage/v1', `${url}/`).href, headers, (input, init) =>
      fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' }),
    );
  }

  async put(path: string, source: Uint8Array, { ownerId }: { ownerId: string | null }): Promise<StoredObject> {
    const target = writablePath(path, ownerId);
    const { bytes, contentType, width, height } = await this.decoder.check(source);
    if (contentType !== target.contentType)
      throw new HttpProblem(
        'unsupported-type',
        `The picture is ${contentType}, but its name says ${target.contentType}.`,
      );
    const { error } = await this.#bucket.upload(path, bytes, { upsert: true, contentType, cacheControl: '3600' });
    if (error !== null) throw upstream(error);
    const now = new Date();
    return { path, size: bytes.byteLength, contentType, width, height, createdAt: now, updatedAt: now };
  }

  async open(path: string): Promise<ObjectContent | undefined> {
    if (parseObjectPath(path) === undefined) return undefined;
    const { data: info, error } = await this.#bucket.info(path);
    if (error !== null) return undefinedIfMissing(error);
    const { data, error: failure } = await this.#bucket.download(path).asStream();
    if (failure !== null) return undefinedIfMissing(failure);
    const updatedAt = new Date(info.lastModified ?? info.createdAt);
    return {
      path,
      size: info.size ?? 0,
      contentType: info.contentType ?? 'application/octet-stream',
      width: null,
      height: null,
      createdAt: new Date(info.createdAt),
      updatedAt,
      etag: `"${(info.etag ?? updatedAt.toISOString()).replaceAll('"', '')}"`,
      stream: Readable.fromWeb(data),
    };
  }

  /** Everybody may read every picture, because the only bucket is public. */
  audienceOf(): Promise<Audience> {
    return Promise.resolve('everybody');
  }

  async remove(paths: readonly string[]): Promise<readonly string[]> {
    if (paths.length === 0) return [];
    const { data, error } = await this.#bucket.remove([...paths]);
    if (error !== null) throw upstream(error);
    return data.map(({ name }) => name);
  }

  async list(folder: string): Promise<readonly StoredObject[]> {
    if (!isFolder(folder)) return [];
    const found: StoredObject[] = [];
    for (let offset = 0; ; offset += PAGE) {
      const { data, error } = await this.#bucket.list(folder, { limit: PAGE, offset });
      if (error !== null) throw upstream(error);
      for (const { name, id, metadata, created_at, updated_at } of data) {
        const path = `${folder}/${name}`;
        // Entries without an id are folders.
        if (id === null) found.push(...(await this.list(path)));
        else
          found.push({ ...sizeAndType(metadata), path, createdAt: dateOf(created_at), updatedAt: dateOf(updated_at) });
      }
      if (data.length < PAGE) return found;
    }
  }

  sweep(): Promise<number> {
    return Promise.resolve(0);
  }

  publicUrl(path: string): string {
    return this.#urls.urlOf(path);
  }

  pathOf(publicUrl: string): string | undefined {
    return this.#urls.pathOf(publicUrl);
  }

  get #bucket() {
    return this.#storage.from(BUCKET);
  }
}

function sizeAndType(metadata: Readonly<Record<string, unknown>> | null) {
  const { size, mimetype } = metadata ?? {};
  return {
    size: typeof size === 'number' ? size : 0,
    contentType: typeof mimetype === 'string' ? mimetype : 'application/octet-stream',
    width: null,
    height: null,
  };
}

function dateOf(text: string | null): Date {
  return new Date(text ?? 0);
}

/** Supabase answers 400 with the status code 404 in the body; other stores with its interface answer 404. */
function undefinedIfMissing(error: { message: string; status?: number; statusCode?: string }): undefined {
  if (error.statusCode === '404' || error.status === 404) return undefined;
  throw upstream(error);
}

function upstream(cause: { message: string }): HttpProblem {
  return new HttpProblem('upstream', 'The picture storage sent an unexpected response. Try again.', { cause });
}
