import type { ProblemKind } from '../../errors.js';
import type { Variant } from '../sizes.js';
import type { IdentifiedPicture, ReadFont, ReadProfile } from './PictureDecoder.js';

/** A task for the process that decodes pictures. */
export type DecodingJob =
  | { readonly task: 'check'; readonly bytes: Uint8Array }
  | { readonly task: 'font'; readonly bytes: Uint8Array }
  | { readonly task: 'profile'; readonly bytes: Uint8Array }
  | { readonly task: 'instance'; readonly bytes: Uint8Array; readonly axes: Readonly<Record<string, number>> }
  | { readonly task: 'draw'; readonly bytes: Uint8Array; readonly variant: Variant };

/** What the process answers to a job. */
export type DecodingAnswer =
  | { readonly checked: IdentifiedPicture }
  | { readonly drawn: Uint8Array }
  | { readonly font: ReadFont }
  | { readonly profile: ReadProfile }
  | { readonly problem: { readonly kind: ProblemKind; readonly detail: string } };

/** The file descriptor of the pipe for the bytes of pictures, in a decoder's process. */
export const PIPE = 4;

/** A picture in a message. Its bytes follow on a pipe of their own, because a message would copy them several times. */
export interface SentBytes {
  readonly length: number;
}

/** A job as it is sent. */
export type JobMessage =
  | { readonly task: 'check' | 'font' | 'profile'; readonly bytes: SentBytes }
  | { readonly task: 'instance'; readonly bytes: SentBytes; readonly axes: Readonly<Record<string, number>> }
  | { readonly task: 'draw'; readonly bytes: SentBytes; readonly variant: Variant };

/** What a decoder sends: `ready` once, then one answer for each job. A checked picture that is unchanged has no bytes. */
export type DecoderMessage =
  | 'ready'
  | { readonly checked: Omit<IdentifiedPicture, 'bytes'>; readonly bytes: SentBytes | null }
  | { readonly drawn: SentBytes }
  | { readonly font: ReadFont['font']; readonly bytes: SentBytes }
  | { readonly profile: ReadProfile }
  | { readonly problem: { readonly kind: ProblemKind; readonly detail: string } };
