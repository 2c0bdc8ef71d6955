import type { Parsed } from '../../errors.js';
import { failure } from './failure.js';

/** Text of a file's bytes: UTF-8, or UTF-16 with a byte order mark. The mark itself is dropped. */
export function decodeText(input: string | Uint8Array, file: string, maximumBytes: number): Parsed<string> {
  if (input.length > maximumBytes) {
    const message = `The file is ${megabytes(input.length)} MB; the limit is ${megabytes(maximumBytes)} MB.`;
    return failure({
      code: 'file.too_large',
      message,
      fix: 'Save pictures as separate files and refer to their paths.',
      file,
    });
  }
  if (typeof input === 'string') return { ok: true, value: input.replace(/^\uFEFF/, ''), warnings: [] };
  try {
    return { ok: true, value: new TextDecoder(encodingOf(input), { fatal: true }).decode(input), warnings: [] };
  } catch {
    const message = `The file is not text in ${encodingOf(input).toUpperCase()}.`;
    return failure({ code: 'file.bad_encoding', message, fix: 'Save the file as UTF-8.', file });
  }
}

/** UTF-16 if a byte order mark says so, else UTF-8. */
export function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(bytes < 10 * 1024 * 1024 ? 1 : 0);
}
