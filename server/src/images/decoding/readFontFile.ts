import { describeFont } from '@cardwright/renderer';
import { HttpProblem } from '../../errors.js';
import type { ReadFont } from './PictureDecoder.js';

/** See PictureDecoder. */
export async function readFontFile(packed: Uint8Array): Promise<ReadFont> {
  // Few processes ever read a font.
  const { decodeFont } = await import('@cardwright/renderer/production');
  try {
    const bytes = await decodeFont(packed);
    const font = describeFont(bytes);
    if (font !== undefined) return { bytes, font };
  } catch (cause) {
    throw damaged(cause);
  }
  throw damaged();
}

/** See FileDecoder. */
export async function instantiateFont(bytes: Uint8Array, axes: Readonly<Record<string, number>>): Promise<Uint8Array> {
  const { createInstancer } = await import('@cardwright/renderer/production');
  const made = (await createInstancer())(bytes, axes);
  if (made === undefined) throw damaged();
  return made;
}

function damaged(cause?: unknown): HttpProblem {
  const text = 'The file is not a complete font. Save it again as TTF, OTF, WOFF or WOFF2, and upload it.';
  return new HttpProblem('unsupported-type', text, { cause });
}
