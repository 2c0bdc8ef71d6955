import { gzipSync } from 'node:zlib';
import type { Parsed } from '@cardwright/renderer';
import type { z } from 'zod';
import { deckHistoryCalls } from '../contract/deckHistory.js';
import { ownFontCalls } from '../contract/ownFonts.js';
import { ownProfileCalls } from '../contract/ownProfiles.js';
import { plainMessage } from '../plainMessage.js';
import { toFieldError } from '../toFieldError.js';

/** A member's unsaved changes to a deck, ready to be stored. */
export interface PackedDraft {
  /** The saved version that it was begun from. */
  readonly version: number;
  /** The deck as gzipped JSON. */
  readonly bytes: Uint8Array;
}

/** A file as it was sent, which may be anything. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A body that a reader has turned into bytes. */
export type PackedBody = PackedDraft | SentFile;

/** Packs a draft, of which only the outermost shape is checked. */
export function readDeckDraft(input: unknown): Parsed<PackedDraft> {
  return readPacked(deckHistoryCalls.keepDraft.body, input, ({ version, deck }) => ({
    version,
    bytes: gzipSync(JSON.stringify(deck)),
  }));
}

export function readSentFont(input: unknown): Parsed<SentFile> {
  return readPacked(ownFontCalls.uploadOwnFont.body, input, unpack);
}

export function readSentProfile(input: unknown): Parsed<SentFile> {
  return readPacked(ownProfileCalls.uploadOwnProfile.body, input, unpack);
}

function unpack({ name, data }: { readonly name: string; readonly data: string }): SentFile {
  return { name, bytes: Buffer.from(data, 'base64') };
}

/** Whether a reader of this file returned the body: JSON has no bytes. */
export function isPacked(body: object): body is PackedBody {
  return 'bytes' in body && body.bytes instanceof Uint8Array;
}

function readPacked<Schema extends z.ZodType, Packed>(
  schema: Schema,
  input: unknown,
  pack: (body: z.output<Schema>) => Packed,
): Parsed<Packed> {
  const parsed = schema.safeParse(input, { error: plainMessage });
  if (parsed.success) return { ok: true, value: pack(parsed.data), warnings: [] };
  const problems = parsed.error.issues.map((issue) => ({
    code: 'schema.invalid_type',
    severity: 'error' as const,
    ...toFieldError(issue),
  }));
  return { ok: false, problems };
}
