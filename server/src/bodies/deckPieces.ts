import { setImmediate } from 'node:timers/promises';

type Json = Readonly<Record<string, unknown>>;

/** Characters of JSON that are parsed in a few milliseconds. */
const PIECE = 200_000;

interface Piece {
  readonly head?: Json;
  readonly category?: Json;
  readonly cards?: readonly unknown[];
}

/**
 * Writes a document as JSON in pieces: itself, each category without its cards, and cards in portions. They are bytes of
 * their own, which one thread can give to another without a copy.
 */
export function splitDocument({ categories, cards, ...rest }: Json): Uint8Array<ArrayBuffer>[] {
  const head = {
    ...rest,
    ...(categories !== undefined && { categories: [] }),
    ...(cards !== undefined && { cards: [] }),
  };
  const pieces = [encode(JSON.stringify({ head }))];
  pieces.push(...portions(cards));
  for (const { cards: inside, ...category } of listOf(categories) as readonly Json[])
    pieces.push(encode(JSON.stringify({ category: { ...category, cards: [] } })), ...portions(inside));
  return pieces;
}

/** Puts the pieces together again, and frees them. Other requests are served in between, because large JSON takes long to parse. */
export async function joinDocument(pieces: Uint8Array[]): Promise<Json> {
  const categories: Json[] = [];
  const cards: unknown[] = [];
  let head: Json = {};
  let place = cards;
  for (let piece = pieces.shift(); piece !== undefined; piece = pieces.shift()) {
    const {
      head: first,
      category,
      cards: more = [],
    } = JSON.parse(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString()) as Piece;
    if (first !== undefined) head = first;
    if (category !== undefined) {
      place = [];
      categories.push({ ...category, cards: place });
    }
    for (const card of more) place.push(card);
    await setImmediate();
  }
  return { ...head, ...('categories' in head && { categories }), ...('cards' in head && { cards }) };
}

function portions(cards: unknown): Uint8Array<ArrayBuffer>[] {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let portion: string[] = [];
  let length = 0;
  const finish = (): void => {
    if (portion.length > 0) pieces.push(encode(`{"cards":[${portion.join()}]}`));
    portion = [];
    length = 0;
  };
  for (const card of listOf(cards)) {
    const text = JSON.stringify(card);
    portion.push(text);
    length += text.length;
    if (length > PIECE) finish();
  }
  finish();
  return pieces;
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}
