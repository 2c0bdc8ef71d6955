import type { Readable } from 'node:stream';

/** The one bucket: public to read, each member writes in the folder named by their id. */
export const BUCKET = 'images';

export interface StoredObject {
  /** Inside the bucket: `{userId}/[{subfolder}/]{uuid}.{ext}`. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
  /** Pixels; null where the storage does not know them. */
  readonly width: number | null;
  readonly height: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface ObjectContent extends StoredObject {
  /** With its quotes. */
  readonly etag: string;
  readonly stream: Readable;
}

/** Pictures of members, on disk or at hosted Supabase. Callers have checked who may. */
export interface ObjectStorage {
  /**
   * Checks type (by content) and size, then stores; an object in its place is replaced.
   * @param ownerId the member whose folder it goes to; null for the product's own pictures (seeds)
   * @throws HttpProblem `unsupported-type`, `too-large`, `invalid` (path)
   */
  put(path: string, bytes: Uint8Array, options: { ownerId: string | null }): Promise<StoredObject>;
  open(path: string): Promise<ObjectContent | undefined>;
  /** @returns the paths that were there */
  remove(paths: readonly string[]): Promise<readonly string[]>;
  /** Everything in a folder and below. */
  list(folder: string): Promise<readonly StoredObject[]>;
  /** Takes away what crashes leave, where that is ours to do. @returns how many */
  sweep(now: Date): Promise<number>;
  publicUrl(path: string): string;
  /** The path of one of this bucket's public URLs; undefined for any other URL. */
  pathOf(publicUrl: string): string | undefined;
}
