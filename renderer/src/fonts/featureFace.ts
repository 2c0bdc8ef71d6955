import { readCmap } from './opentype/readCmap.js';
import { readSubstitutions } from './opentype/readSubstitutions.js';
import { writeCmap } from './opentype/writeCmap.js';
import { writeSfnt } from './opentype/writeSfnt.js';
import { readTables } from './sfnt.js';

/** OpenType features that can be asked for: lining, old-style, proportional and tabular figures, and small capitals. */
export const FEATURES = ['lnum', 'onum', 'pnum', 'tnum', 'smcp'] as const;

export type Feature = (typeof FEATURES)[number];

/**
 * The id of a face whose characters stand for the glyphs that features give them: `alegreya-latin-400-normal--lnum`. It
 * is a font of its own, because a canvas cannot be told of features, nor can every reader of SVG.
 */
export function featureFaceId(faceId: string, features: readonly Feature[]): string {
  return features.length === 0 ? faceId : `${faceId}--${[...features].sort().join('-')}`;
}

/** The face of the manifest that an id is based on, and its features. */
export function readFaceId(id: string): { readonly base: string; readonly features: readonly Feature[] } {
  const [base = id, names = ''] = id.split('--');
  return { base, features: FEATURES.filter((feature) => names.split('-').includes(feature)) };
}

/**
 * The bytes of the face with an id.
 * @param bytes those of its base; returned as they are when the id has no features
 */
export function faceBytes(id: string, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const { features } = readFaceId(id);
  const tables = readTables(bytes);
  if (features.length === 0 || typeof tables === 'string') return bytes;
  const steps = features.map((feature) => readSubstitutions(tables, feature));
  const mapped = readCmap(tables).map(
    ([character, glyph]) => [character, steps.reduce((last, step) => step.get(last) ?? last, glyph)] as const,
  );
  // The signature of the original no longer fits.
  const others = [...tables].filter(([tag]) => tag !== 'DSIG' && tag !== 'cmap');
  return writeSfnt(bytes, new Map([...others, ['cmap', writeCmap(mapped)]]));
}
