import { CardwrightError } from '../errors.js';
import { faceBytes, readFaceId } from './featureFace.js';
import { type HarfBuzz, loadHarfBuzz } from './harfbuzz.js';
import { readManifest, type ManifestFile } from './readManifest.js';
import type { FontFace as ManifestFace, FontLibrary, FontManifest } from './types.js';

/** `document` or a worker's `self`. */
export interface FontScope {
  readonly fonts: FontFaceSet;
}

/**
 * The manifest of fonts served from a folder.
 * @param baseUrl the address of the font build's folder, with or without a trailing slash.
 * @throws CardwrightError `font.fetch_failed`
 */
export async function fetchFontManifest(baseUrl: string): Promise<FontManifest> {
  const response = await fetchAsset(baseUrl, 'manifest.json');
  return readManifest((await response.json()) as ManifestFile);
}

/** @throws CardwrightError `font.fetch_failed`, `font.harfbuzz_unusable` */
export async function fetchHarfBuzz(baseUrl: string): Promise<HarfBuzz> {
  return loadHarfBuzz(await fetchAsset(baseUrl, 'harfbuzz.wasm'));
}

/**
 * TrueType bytes of a face.
 * @param face from the manifest; only its file name is used.
 * @throws CardwrightError `font.fetch_failed`
 */
export async function fetchFace(baseUrl: string, face: { readonly file: string }): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetchAsset(baseUrl, face.file);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Makes a face available to the canvases, SVG and text of a document or worker, with its id as the family name and the
 * same bytes that layout measures. Registering a face again does nothing.
 * @throws CardwrightError `font.invalid` when the browser rejects the bytes.
 */
export async function registerFontFace(
  scope: FontScope,
  faceId: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  for (const face of scope.fonts) {
    if (face.family.replace(/^["']|["']$/g, '') === faceId) return;
  }
  const face = new FontFace(faceId, bytes);
  scope.fonts.add(face);
  try {
    await face.load();
  } catch (cause) {
    scope.fonts.delete(face);
    throw new CardwrightError('font.invalid', `The browser rejects the bytes of the font face ${faceId}.`, {
      path: faceId,
      fix: 'Serve the file exactly as the font build wrote it.',
      cause,
    });
  }
}

/** Loads each face once, however often it is requested. */
export interface FaceLoader {
  /**
   * Resolves when all named faces are in the library and in the scope.
   * @throws CardwrightError `font.fetch_failed`, `font.invalid`, `font.unknown_face`; the face can be requested again.
   */
  load(faceIds: Iterable<string>): Promise<void>;
}

/**
 * @param library receives the bytes for layout.
 * @param source the address of the font build's folder, or what fetches the bytes of a face, at the weight
 * that its id names
 * @param scope receives them for painting; absent if nothing is painted.
 */
export function createFaceLoader(
  library: FontLibrary,
  source: string | ((face: ManifestFace, faceId: string) => Promise<Uint8Array<ArrayBuffer>>),
  scope?: FontScope,
): FaceLoader {
  const fetchBytes = typeof source === 'string' ? (face: ManifestFace) => fetchFace(source, face) : source;
  const files = new Map(library.manifest.families.flatMap(({ faces }) => faces.map((face) => [face.id, face])));
  const loads = new Map<string, Promise<void>>();
  const loadOne = async (faceId: string): Promise<void> => {
    const face = files.get(readFaceId(faceId).base);
    if (face === undefined) {
      throw new CardwrightError('font.unknown_face', `The font manifest has no face ${JSON.stringify(faceId)}.`, {
        path: faceId,
        fix: 'Use the id of a face in the manifest, such as inter-latin-400-normal.',
      });
    }
    const bytes = faceBytes(faceId, await fetchBytes(face, faceId));
    if (scope !== undefined) await registerFontFace(scope, faceId, bytes);
    library.add(faceId, bytes);
  };
  return {
    async load(faceIds) {
      const pending = [...new Set(faceIds)].map((faceId) => {
        const known = loads.get(faceId);
        if (known !== undefined) return known;
        const started = loadOne(faceId).catch((error: unknown) => {
          loads.delete(faceId);
          throw error;
        });
        loads.set(faceId, started);
        return started;
      });
      await Promise.all(pending);
    },
  };
}

async function fetchAsset(baseUrl: string, file: string): Promise<Response> {
  const url = `${baseUrl.replace(/\/$/, '')}/${encodeURIComponent(file)}`;
  let response: Response;
  try {
    response = await fetch(url);
  } catch (cause) {
    throw fetchFailed(url, String(cause), cause);
  }
  if (!response.ok) throw fetchFailed(url, `status ${response.status}`);
  return response;
}

function fetchFailed(url: string, reason: string, cause?: unknown): CardwrightError {
  return new CardwrightError('font.fetch_failed', `The font file ${url} cannot be fetched: ${reason}.`, {
    path: url,
    fix: 'Check the connection, and check that the font build’s folder is served at this address.',
    cause,
  });
}
