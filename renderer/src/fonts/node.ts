import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CardwrightError } from '../errors.js';
import { createFontLibrary } from './createFontLibrary.js';
import { faceBytes, readFaceId } from './featureFace.js';
import { type HarfBuzz, loadHarfBuzz } from './harfbuzz.js';
import { withFamilies } from './ownFonts.js';
import { readManifest, type ManifestFile } from './readManifest.js';
import type { FontFamily, FontLibrary, FontManifest } from './types.js';

/** Where the font build puts its files. The path is the same from src and from dist. */
export function fontsDirectory(): string {
  return fileURLToPath(new URL('../../assets/fonts', import.meta.url));
}

/** Read once: the built fonts do not change while a program runs. */
const manifests = new Map<string, Promise<FontManifest>>();
/** Compiled once; each library has memory of its own. */
const programs = new Map<string, Promise<{ readonly compiled: Promise<WebAssembly.Module> }>>();

/** @throws CardwrightError `font.assets_missing` when the fonts are not built. */
export function loadManifestFromDisk(directory = fontsDirectory()): Promise<FontManifest> {
  return once(manifests, directory, async () => {
    const bytes = await readAsset(directory, 'manifest.json');
    return readManifest(JSON.parse(new TextDecoder().decode(bytes)) as ManifestFile);
  });
}

/** @throws CardwrightError `font.assets_missing` */
export async function loadHarfBuzzFromDisk(directory = fontsDirectory()): Promise<HarfBuzz> {
  const { compiled } = await compileHarfBuzz(directory);
  return loadHarfBuzz(compiled);
}

function compileHarfBuzz(directory: string): Promise<{ readonly compiled: Promise<WebAssembly.Module> }> {
  return once(programs, directory, async () => ({
    compiled: WebAssembly.compile(await readAsset(directory, 'harfbuzz.wasm')),
  }));
}

/** Starts to load what all text needs, beside other work. Failures are reported where it is used. */
export function warmDiskFonts(directory = fontsDirectory()): void {
  void Promise.allSettled([
    loadManifestFromDisk(directory),
    compileHarfBuzz(directory).then(({ compiled }) => compiled),
  ]);
}

/** Remembers what was loaded; after a failure, loading is tried again. */
function once<Value>(
  known: Map<string, Promise<Value>>,
  directory: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const loaded = known.get(directory) ?? load();
  known.set(directory, loaded);
  loaded.catch(() => known.delete(directory));
  return loaded;
}

/**
 * TrueType bytes of a face.
 * @throws CardwrightError `font.unknown_face` for an id that is not in the manifest, `font.assets_missing`.
 */
export async function loadFaceFromDisk(
  manifest: FontManifest,
  faceId: string,
  directory = fontsDirectory(),
): Promise<Uint8Array<ArrayBuffer>> {
  const { base } = readFaceId(faceId);
  for (const family of manifest.families) {
    const face = family.faces.find(({ id }) => id === base);
    if (face !== undefined) return faceBytes(faceId, await readAsset(directory, face.file));
  }
  throw new CardwrightError('font.unknown_face', `The font manifest has no face ${JSON.stringify(faceId)}.`, {
    path: faceId,
    fix: 'Use the id of a face in the manifest, such as inter-latin-400-normal.',
  });
}

/** The bytes of any built face; the manifest is read when the first is asked for. */
export function diskFonts(): { fontBytes(faceId: string): Promise<Uint8Array> } {
  let manifest: Promise<FontManifest> | undefined;
  return { fontBytes: async (faceId) => loadFaceFromDisk(await (manifest ??= loadManifestFromDisk()), faceId) };
}

/**
 * A library of the built fonts, with the given faces loaded.
 * @param others families that take the place of built ones with the same slug; the caller loads them
 */
export async function createDiskFontLibrary(
  faceIds: readonly string[] = [],
  others: readonly FontFamily[] = [],
): Promise<FontLibrary> {
  const [built, harfbuzz] = await Promise.all([loadManifestFromDisk(), loadHarfBuzzFromDisk()]);
  const library = createFontLibrary(withFamilies(built, others), harfbuzz);
  await loadFacesFromDisk(library, faceIds);
  return library;
}

/** Adds the bytes of faces that a library lacks, such as `env.missing.faces`. */
export async function loadFacesFromDisk(library: FontLibrary, faceIds: Iterable<string>): Promise<void> {
  const absent = [...faceIds].filter((id) => !library.has(id));
  const loaded = await Promise.all(absent.map((id) => loadFaceFromDisk(library.manifest, id)));
  absent.forEach((id, index) => library.add(id, loaded[index] ?? new Uint8Array()));
}

async function readAsset(directory: string, file: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await readFile(join(directory, file)));
  } catch (cause) {
    throw new CardwrightError('font.assets_missing', `The font file ${file} cannot be read from ${directory}.`, {
      path: file,
      fix: 'Run `node renderer/scripts/buildFonts.mjs` or `npm run build`.',
      cause,
    });
  }
}
