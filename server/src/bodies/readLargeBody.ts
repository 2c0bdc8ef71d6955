// The program of the worker thread for large bodies.
import { kTransferable, kValue, Tinypool } from 'tinypool';
import type { Problem } from '@cardwright/renderer';
import { BODY_READERS, type BodyReader } from './bodyReaders.js';
import { splitDocument } from './deckPieces.js';
import { findCrowded } from './findCrowded.js';
import { parseBody } from './parseBody.js';
import { isPackedDraft, type PackedDraft } from './readDeckDraft.js';

export interface BodyTask {
  readonly reader: string;
  readonly bytes: Uint8Array;
}

export type BodyResult =
  | { readonly pieces: Uint8Array<ArrayBuffer>[] }
  | { readonly draft: PackedDraft }
  | { readonly problems: readonly Problem[] }
  /** Why it is not JSON. */
  | { readonly malformed: string };

const READERS: ReadonlyMap<string, BodyReader<object>> = new Map(Object.entries(BODY_READERS));

/** Parses and checks a body. */
export default function read(task: BodyTask): unknown {
  const result = readLargeBody(task);
  if (!('pieces' in result)) return result;
  // The server gets the pieces themselves: copies would take as much memory again.
  return Tinypool.move({ [kTransferable]: result.pieces.map(({ buffer }) => buffer), [kValue]: result });
}

function readLargeBody({ reader, bytes }: BodyTask): BodyResult {
  const found = READERS.get(reader);
  if (found === undefined) throw new Error(`There is no reader of bodies named ${reader}.`);
  let input: unknown;
  try {
    input = parseBody(bytes);
  } catch (error) {
    return { malformed: error instanceof Error ? error.message : String(error) };
  }
  const parsed = found(input);
  if (!parsed.ok) return { problems: parsed.problems };
  if (isPackedDraft(parsed.value)) return { draft: parsed.value };
  const fault = findCrowded({ ...parsed.value });
  return fault === undefined ? { pieces: splitDocument({ ...parsed.value }) } : { problems: [fault] };
}
