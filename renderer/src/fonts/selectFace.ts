import { rangesHave } from './coverage.js';
import { readFaceId } from './featureFace.js';
import type { FaceIndex, FaceRequest, FaceSelection } from './faceIndex.js';

/**
 * Selects the face for a character: from the requested family (nearest style and weight, any subset), else from the
 * fallback families in order. A family without italics uses its upright, which
 * `compose` slants.
 * @returns undefined when no font has the character.
 */
export function selectFace(index: FaceIndex, request: FaceRequest, codePoint: number): FaceSelection | undefined {
  const { family: wanted, known } = index.resolveFamily(request.family);
  for (const family of [wanted, ...index.fallbacksFor(request.language)]) {
    const face = index.findFace(family, request, codePoint);
    if (face !== undefined) return { face, family, known };
  }
  return undefined;
}

/** The face whose metrics determine the line height (CSS's first available font): the one that has the space. */
export function primaryFace(index: FaceIndex, request: FaceRequest): FaceSelection {
  const { family, known } = index.resolveFamily(request.family);
  const face = index.findFace(family, request, 0x20) ?? family.faces[0];
  if (face === undefined) throw new RangeError(`The font family ${family.slug} has no faces.`);
  return { face, family, known };
}

/** Whether a face has a character. This keeps marks and punctuation in the face of their neighbours. */
export function faceHas(index: FaceIndex, faceId: string, codePoint: number): boolean {
  const face = index.facesById.get(readFaceId(faceId).base);
  return face !== undefined && rangesHave(face.ranges, codePoint);
}
