import { CardwrightError } from '@cardwright/renderer';
import { HttpProblem } from '../../errors.js';
import type { ReadProfile } from './PictureDecoder.js';

/** See FileDecoder. */
export async function readProfileFile(bytes: Uint8Array): Promise<ReadProfile> {
  // Few processes ever read a profile.
  const { proveProfile } = await import('@cardwright/renderer/press');
  try {
    const { description } = await proveProfile(bytes);
    return { description };
  } catch (cause) {
    const reason =
      cause instanceof CardwrightError ? `${cause.message} ${cause.fix ?? ''}` : 'The colour profile is damaged.';
    throw new HttpProblem('unsupported-type', reason.trim(), { cause });
  }
}
