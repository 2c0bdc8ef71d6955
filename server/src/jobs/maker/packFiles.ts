import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Zip, ZipPassThrough } from 'fflate';

/** The only time in zips, so that the same export always has the same bytes. */
const TIME = new Date(1980, 0, 1);

/** Streams a single file as it is and several as a zip, never whole in memory. */
export function packFiles(paths: readonly string[]): AsyncIterable<Uint8Array> {
  const [first, ...others] = paths;
  if (first === undefined) throw new Error('There is nothing to pack.');
  return others.length === 0 ? (createReadStream(first) as AsyncIterable<Uint8Array>) : zipOf(paths);
}

/** Stores files uncompressed, because PDFs and zips are already compressed. */
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
