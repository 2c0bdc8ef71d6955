import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureSource } from '../browser/assets.js';
import { writeFileAtomically } from '../files/writeFileAtomically.js';
import { programVersions } from './programVersions.js';
import { type Drawing, factsOf } from './sceneFacts.js';
import { sha256 } from './sha256.js';

/** The painters, as the browser loads them. When they change, cached pictures are out of date. */
const PAINTERS = new URL('../../../dist/page/page.js', import.meta.url);
const MAGIC = 'cardwright-raster 1';
const GIBIBYTE = 1024 ** 3;
/** A full cache shrinks to this share, because making room means looking at every file. */
const KEPT_SHARE = 0.8;

export interface CachedRaster {
  readonly bytes: Buffer;
  /** px */
  readonly width: number;
  readonly height: number;
}

interface CacheOptions {
  readonly folder: string;
  readonly fontBytes: (face: string) => Promise<Uint8Array>;
  /** The versions of the browser and the encoder. Default: those of this machine. */
  readonly programs?: () => Promise<string>;
  /** Bytes of all files; those that were not used for longest go first. Default 2 GiB. */
  readonly maxBytes?: number;
}

/**
 * Painted faces by their content, kept in a folder across runs: what is drawn, the bytes of its fonts and pictures, the
 * options, the painters and the versions of the programs that run them. Several processes may share a folder, because a file appears only when it is complete.
 */
export class RasterCache {
  readonly #options: CacheOptions;
  /** The digests of fonts and pictures, which must not change while the cache is open. */
  readonly #digests = new Map<string, Promise<string>>();
  #hasWritten = false;

  constructor(options: CacheOptions) {
    this.#options = options;
  }

  get folder(): string {
    return this.#options.folder;
  }

  /** @returns undefined if a picture cannot be read; painting says why */
  async keyOf(drawing: Drawing, options: object, pictures: PictureSource): Promise<string | undefined> {
    const { digest, width, height, bleed, faces, images } = factsOf(drawing);
    const { programs = programVersions } = this.#options;
    try {
      const resources = await Promise.all([
        this.#once('painters', () => readFile(PAINTERS)),
        this.#once('programs', async () => Buffer.from(await programs())),
        ...faces.map((face) => this.fontDigest(face)),
        ...images.map((src) => this.pictureDigest(src, pictures)),
      ]);
      return sha256(JSON.stringify([digest, width, height, bleed, faces, images, options, resources]));
    } catch {
      return undefined;
    }
  }

  /** Rejects if the picture cannot be read. */
  pictureDigest(src: string, pictures: PictureSource): Promise<string> {
    const read = async () => (await pictures.originalBytes?.(src)) ?? (await pictures.imageBytes(src)).bytes;
    return this.#once(`picture ${src}`, read);
  }

  /** Rejects if the font cannot be read. */
  fontDigest(face: string): Promise<string> {
    return this.#once(`font ${face}`, () => this.#options.fontBytes(face));
  }

  /** A damaged file is deleted, if possible, and counts as missing. */
  async read(key: string): Promise<CachedRaster | undefined> {
    const path = this.#pathOf(key);
    const file = await readFile(path).catch(() => undefined);
    if (file === undefined) return undefined;
    const end = file.indexOf('\n');
    const bytes = file.subarray(end + 1);
    const [, digest, width, height] =
      /^(\w{64}) (\d+) (\d+)$/.exec(file.subarray(MAGIC.length + 1, Math.max(0, end)).toString('latin1')) ?? [];
    if (!file.subarray(0, MAGIC.length).equals(Buffer.from(MAGIC)) || digest !== sha256(bytes)) {
      await discard(path);
      return undefined;
    }
    const now = new Date();
    // The time says which files were used last. Another process may have removed this one.
    await utimes(path, now, now).catch(() => undefined);
    return { bytes, width: Number(width), height: Number(height) };
  }

  async write(key: string, { bytes, width, height }: CachedRaster): Promise<void> {
    const head = Buffer.from(`${MAGIC} ${sha256(bytes)} ${width} ${height}\n`);
    this.#hasWritten = true;
    // A full disk, or a folder that cannot be written, costs time in the next run, but not this picture.
    await writeFileAtomically(this.#pathOf(key), Buffer.concat([head, bytes])).catch(() => undefined);
  }

  /** Removes the files that were not used for longest, if there are too many bytes. */
  async close(): Promise<void> {
    if (!this.#hasWritten) return;
    const { folder, maxBytes = 2 * GIBIBYTE } = this.#options;
    const files = await filesIn(folder);
    let total = files.reduce((sum, { size }) => sum + size, 0);
    if (total <= maxBytes) return;
    for (const { path, size } of files.toSorted((one, other) => one.usedAt - other.usedAt)) {
      if (total <= maxBytes * KEPT_SHARE) return;
      await discard(path);
      total -= size;
    }
  }

  #once(name: string, read: () => Promise<Uint8Array>): Promise<string> {
    const known = this.#digests.get(name) ?? read().then(sha256);
    this.#digests.set(name, known);
    return known;
  }

  #pathOf(key: string): string {
    return join(this.#options.folder, key.slice(0, 2), key);
  }
}

/** In a folder that cannot be written, a file stays and costs time or space, but no picture. */
function discard(path: string): Promise<void> {
  return rm(path, { force: true }).catch(() => undefined);
}

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const status = await stat(path).catch(() => undefined);
        return status === undefined ? [] : [{ path, size: status.size, usedAt: status.mtimeMs }];
      }),
  );
  return files.flat();
}
