import { statfs } from 'node:fs/promises';
import { HttpProblem, OUT_OF_SPACE } from '../errors.js';

/** Less than this, and nothing more is stored: the embedded database needs room to delete and to restart. */
const RESERVE_BYTES = 128 * 2 ** 20;

/** How long a measurement, or an error about a full disk, counts. */
const MEMORY_MS = 5_000;
const ERROR_MEMORY_MS = 60_000;

/** Error codes of the system and of PostgreSQL. */
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

export interface Space {
  readonly free: number;
  readonly size: number;
}

interface Options {
  readonly clock?: () => Date;
  /** In bytes. @throws if the file system does not say */
  readonly measure?: (folder: string) => Promise<Space>;
}

/** The space on the data folder's disk, and errors of disks elsewhere that were full, such as the database's. */
export class DiskSpace {
  readonly #clock: () => Date;
  readonly #measure: (folder: string) => Promise<Space>;
  #measured: { readonly at: number; readonly space: Promise<Space | undefined> } | undefined;
  #failedAt = -Infinity;

  constructor(
    private readonly folder: string,
    { clock = () => new Date(), measure = measureFolder }: Options = {},
  ) {
    this.#clock = clock;
    this.#measure = measure;
  }

  /** undefined if the file system does not say. */
  space(): Promise<Space | undefined> {
    const now = this.#clock().getTime();
    if (this.#measured === undefined || now - this.#measured.at >= MEMORY_MS)
      this.#measured = { at: now, space: this.#measure(this.folder).catch(() => undefined) };
    return this.#measured.space;
  }

  /** Remembers an error about a full disk. */
  note(error: unknown): void {
    if (isOfFullDisk(error)) this.#failedAt = this.#clock().getTime();
  }

  /** Whether the data folder's disk is full, or another one was within the last minute. */
  async isFull(): Promise<boolean> {
    return this.#clock().getTime() - this.#failedAt < ERROR_MEMORY_MS || this.#isShort(await this.space());
  }

  /** Call this before storing anything. @throws HttpProblem 503 if the data folder's disk is full */
  async assertSpace(): Promise<void> {
    if (!this.#isShort(await this.space())) return;
    throw new HttpProblem('unavailable', OUT_OF_SPACE, { headers: { 'Retry-After': '60' } });
  }

  #isShort(space: Space | undefined): boolean {
    return space !== undefined && space.free < RESERVE_BYTES;
  }
}

/** Whether an error, or what caused it, is about a full disk. */
export function isOfFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && FULL.has(error.code)) || isOfFullDisk(error.cause);
}

async function measureFolder(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}
