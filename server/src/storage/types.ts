import type { Readable } from 'node:stream';

export { BUCKET } from '../contract/pictureAddress.js';

export interface StoredObject {
  /** Inside the bucket: `{userId}/[{subfolder}/]{uuid}.{ext}`. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
  /** Pixels; null if the storage does not know. */
  readonly width: number | null;
  readonly height: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface ObjectContent extends StoredObject {
  /** Including the quotes. */
  readonly etag: string;
  readonly stream: Readable;
}

/** Who may read an object: everybody, the reader who asks (a member's id), or somebody else. */
export type Audience = 'everybody' | 'reader' | 'others';

/** Members' pictures, on disk or at hosted Supabase. Callers must check permissions first. */
export interface ObjectStorage {
  /**
   * Checks the type (by content) and the size, then stores the picture, replacing any object at that path.
   * @param ownerId the member whose folder it goes to; null for pictures that come with the product (seeds)
   * @throws HttpProblem `unsupported-type`, `too-large`, `invalid` (path)
   */
  put(path: string, bytes: Uint8Array, options: { ownerId: string | null }): Promise<StoredObject>;
  open(path: string): Promise<ObjectContent | undefined>;
  /** Who may read the object at a path, whether or not there is one. */
  audienceOf(path: string, reader: string | undefined): Promise<Audience>;
  /** @returns the paths that existed */
  remove(paths: readonly string[]): Promise<readonly string[]>;
  /** Every object in a folder and its subfolders. */
  list(folder: string): Promise<readonly StoredObject[]>;
  /** Removes leftovers of crashes, if this server manages the files. @returns how many */
  sweep(now: Date): Promise<number>;
  publicUrl(path: string): string;
  /** The path of one of this bucket's public URLs; undefined for any other URL. */
  pathOf(publicUrl: string): string | undefined;
}
