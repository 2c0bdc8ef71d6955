import { inBatch, type BatchResult } from '../inBatch.js';
import { Pace } from '../Pace.js';
import { uploadPicture } from '../uploadPicture.js';

/** The server takes 120 uploads a minute: few may come at once, many are spaced. */
const FEW = 100;
const EVERY_MS = 550;

interface Options {
  readonly userId: string;
  /** The member's subfolder that they go to. */
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
  /** Seconds until the next picture may be uploaded. */
  readonly onWait: (seconds: number) => void;
}

/** Uploads pictures, some at once. @returns their addresses by index. Never rejects. */
export function uploadPictures(
  files: readonly File[],
  indexes: readonly number[],
  { userId, folder, signal, onProgress, onWait }: Options,
): Promise<BatchResult<number, string>> {
  const pace = new Pace(onWait, indexes.length > FEW ? EVERY_MS : 0);
  const upload = (index: number, end: AbortSignal): Promise<string> => {
    const file = files[index];
    if (file === undefined) throw new Error('This file is no longer there.');
    return pace.run(() => uploadPicture(userId, folder, file), end);
  };
  return inBatch(indexes, upload, { signal, onProgress });
}
