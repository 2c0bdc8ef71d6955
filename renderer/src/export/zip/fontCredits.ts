import { readFaceId } from '../../fonts/index.js';
import type { FontManifest } from '../../fonts/types.js';

/** One line per font family used. @param faces ids of the faces in the scenes */
export function fontCredits({ families }: FontManifest, faces: Iterable<string>): string[] {
  const used = new Set(Array.from(faces, (id) => readFaceId(id).base));
  return families
    .filter((family) => family.faces.some(({ id }) => used.has(id)))
    .map(({ name, license, copyright }) => `Font ${name}, ${license}${copyright ? `. ${copyright}` : ''}`);
}
