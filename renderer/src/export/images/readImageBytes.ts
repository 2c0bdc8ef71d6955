import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { CardwrightError } from '../../errors.js';
import { checkRelativePath } from '../../schema/index.js';
import { decodeDataUrl } from './decodeDataUrl.js';
import { findPicture } from './findPicture.js';
import type { NearPictures } from './NearPictures.js';

export interface ImageReadOptions {
  /** The folder that contains relative paths; without it, only data URLs can be read. */
  readonly folder?: string;
  /** The files that a wrong path may mean. */
  readonly near?: NearPictures;
  /** Fetches an http(s) picture; without it, such sources are rejected. */
  readonly fetchImage?: (url: string) => Promise<Uint8Array>;
}

/** Maximum size of a picture file in bytes. */
export const LARGEST_IMAGE_FILE = 64 * 1024 * 1024;

/**
 * Bytes of a picture by its source. @throws CardwrightError `image.unreadable` or `path.refused` with a readable reason
 */
export async function readImageBytes(src: string, options: ImageReadOptions): Promise<Uint8Array> {
  if (/^data:/i.test(src)) return decodeDataUrl(src);
  if (/^https?:/i.test(src)) {
    if (options.fetchImage !== undefined) return options.fetchImage(src);
    throw new CardwrightError('image.unreadable', 'pictures from the web are not allowed here.', {
      path: src,
      fix: 'Save it in the deck’s folder, or allow it with --allow-remote.',
    });
  }
  return readInside(options, src);
}

async function readInside({ folder, near }: ImageReadOptions, src: string): Promise<Uint8Array> {
  const checked = checkRelativePath(src);
  if (!checked.ok) throw new CardwrightError(checked.problem.code, checked.problem.message, { path: src });
  if (folder === undefined) {
    throw new CardwrightError('image.unreadable', 'the deck has no folder for relative paths.');
  }
  const root = await realFolder(folder, src);
  const found = await findPicture(root, checked.path);
  if (found === undefined)
    throw new CardwrightError('image.unreadable', 'there is no such file in the deck’s folder.', {
      path: src,
      ...(near && { fix: await near.fixOf(checked.path) }),
    });
  const file = await realpath(found);
  // A symbolic link may lead out of the folder even if its path does not.
  if (!file.startsWith(root + sep))
    throw new CardwrightError('path.refused', 'it leads out of the deck’s folder.', { path: src });
  const handle = await openFile(file, src);
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new CardwrightError('image.unreadable', 'it is not a file.', { path: src });
    const { size } = stat;
    if (size > LARGEST_IMAGE_FILE) {
      const mega = (bytes: number): number => Math.round(bytes / 1024 / 1024);
      throw new CardwrightError(
        'image.unreadable',
        `the file is ${mega(size)} MB; the limit is ${mega(LARGEST_IMAGE_FILE)} MB.`,
        { path: src },
      );
    }
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

async function realFolder(folder: string, src: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (cause) {
    throw new CardwrightError('image.unreadable', `the deck’s folder cannot be opened (${codeOf(cause)}).`, {
      path: src,
      cause,
    });
  }
}

async function openFile(file: string, src: string): Promise<FileHandle> {
  try {
    // O_NONBLOCK, because a named pipe would wait for a writer forever.
    return await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (cause) {
    throw new CardwrightError('image.unreadable', `the file cannot be opened (${codeOf(cause)}).`, {
      path: src,
      cause,
    });
  }
}

/** The system's code of an error, such as ENOENT. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}
