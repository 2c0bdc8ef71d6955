import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Zip, ZipPassThrough } from 'fflate';

/** Zips carry no other time than this, so that the same export has the same bytes. */
const TIME = new Date(1980, 0, 1);

/** The one file as it is, several as a zip; read as it is asked for, never whole in memory. */
export function packFiles(paths: readonly string[]): AsyncIterable<Uint8Array> {
  const [first, ...others] = paths;
  if (first === undefined) throw new Error('There is nothing to pack.');
  return others.length === 0 ? (createReadStream(first) as AsyncIterable<Uint8Array>) : zipOf(paths);
}

/** Stored, not compressed: PDFs and zips are compressed already. */
async function* zipOf(paths: readonly string[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, bytes) => {
    if (error !== null) failure = error;
    else ready.push(bytes);
  });
  function* taken(): Generator<Uint8Array> {
    if (failure !== undefined) throw failure;
    yield* ready.splice(0);
  }
  for (const path of paths) {
    const entry = new ZipPassThrough(basename(path));
    entry.mtime = TIME;
    zip.add(entry);
    for await (const bytes of createReadStream(path)) {
      entry.push(bytes as Uint8Array);
      yield* taken();
    }
    entry.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
