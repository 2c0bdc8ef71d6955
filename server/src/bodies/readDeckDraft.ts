import { gzipSync } from 'node:zlib';
import type { Parsed } from '@cardwright/renderer';
import { deckHistoryCalls } from '../contract/deckHistory.js';

/** What a member has typed on a deck, ready to be stored. */
export interface PackedDraft {
  /** The saved version that it was begun from. */
  readonly version: number;
  /** The deck as gzipped JSON. */
  readonly packed: Uint8Array;
}

/** Packs a draft, of which only the outermost shape is checked. */
export function readDeckDraft(input: unknown): Parsed<PackedDraft> {
  const parsed = deckHistoryCalls.keepDraft.body.safeParse(input);
  if (parsed.success) {
    const { version, deck } = parsed.data;
    return { ok: true, value: { version, packed: gzipSync(JSON.stringify(deck)) }, warnings: [] };
  }
  const problems = parsed.error.issues.map(({ path, message }) => ({
    code: 'schema.invalid_type',
    severity: 'error' as const,
    path: path.join('.'),
    message,
  }));
  return { ok: false, problems };
}

/** Whether a body is one that `readDeckDraft` returned: JSON has no bytes. */
export function isPackedDraft(body: object): body is PackedDraft {
  return 'packed' in body && body.packed instanceof Uint8Array;
}
