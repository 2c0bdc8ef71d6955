// The program of the worker thread for large bodies.
import { kTransferable, kValue, Tinypool } from 'tinypool';
import type { Parsed, Problem } from '@cardwright/renderer';
import { BODY_READERS, type BodyReader } from './bodyReaders.js';
import { splitDocument } from './deckPieces.js';
import { findCrowded } from './findCrowded.js';
import { parseBody } from './parseBody.js';
import { isPacked, type PackedBody } from './packedBodies.js';

export interface BodyTask {
  readonly reader: string;
  readonly bytes: Uint8Array;
}

export type BodyResult =
  | { readonly pieces: Uint8Array<ArrayBuffer>[] }
  | { readonly packed: PackedBody }
  | { readonly problems: readonly Problem[] }
  /** Why it is not JSON. */
  | { readonly malformed: string };

const READERS: ReadonlyMap<string, BodyReader<object>> = new Map(Object.entries(BODY_READERS));

/** Parses and checks a body. */
export default function read(task: BodyTask): unknown {
  const result = readLargeBody(task);
  // The server gets the bytes themselves: copies would take as much memory again.
  return Tinypool.move({ [kTransferable]: bytesOf(result).map(({ buffer }) => buffer), [kValue]: result });
}

function bytesOf(result: BodyResult): readonly Uint8Array[] {
  if ('pieces' in result) return result.pieces;
  // Small buffers share their memory with others.
  const bytes = 'packed' in result ? result.packed.bytes : undefined;
  return bytes?.byteLength === bytes?.buffer.byteLength && bytes !== undefined ? [bytes] : [];
}

function readLargeBody({ reader, bytes }: BodyTask): BodyResult {
  const found = READERS.get(reader);
  if (found === undefined) throw new Error(`There is no reader of bodies named ${reader}.`);
  let input: Parsed<object>;
  try {
    input = parseBody(bytes);
  } catch (error) {
    return { malformed: error instanceof Error ? error.message : String(error) };
  }
  if (!input.ok) return { problems: input.problems };
  const parsed = found(input.value);
  if (!parsed.ok) return { problems: parsed.problems };
  if (isPacked(parsed.value)) return { packed: parsed.value };
  const fault = findCrowded({ ...parsed.value });
  return fault === undefined ? { pieces: splitDocument({ ...parsed.value }) } : { problems: [fault] };
}
