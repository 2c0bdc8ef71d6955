import type { ProblemKind } from '../../errors.js';
import type { Variant } from '../sizes.js';
import type { IdentifiedPicture } from './PictureDecoder.js';

/** What a decoder's process is asked to do. */
export type DecodingJob =
  | { readonly task: 'check'; readonly bytes: Uint8Array }
  | { readonly task: 'draw'; readonly bytes: Uint8Array; readonly variant: Variant };

/** Its answer to a job. */
export type DecodingAnswer =
  | { readonly checked: IdentifiedPicture }
  | { readonly drawn: Uint8Array }
  | { readonly problem: { readonly kind: ProblemKind; readonly detail: string } };

/** What it sends: `ready` once, then one answer for each job. */
export type DecoderMessage = 'ready' | DecodingAnswer;
