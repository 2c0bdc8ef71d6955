import { readCmap } from './opentype/readCmap.js';
import { readSubstitutions } from './opentype/readSubstitutions.js';
import { writeCmap } from './opentype/writeCmap.js';
import { writeSfnt } from './opentype/writeSfnt.js';
import { readTables } from './sfnt.js';

/** OpenType features that can be asked for: lining, old-style, proportional and tabular figures, and small capitals. */
export const FEATURES = ['lnum', 'onum', 'pnum', 'tnum', 'smcp'] as const;

export type Feature = (typeof FEATURES)[number];

/** A face of the manifest, the weight that a variable one takes, and features. */
interface FaceParts {
  readonly base: string;
  readonly weight?: number;
  readonly features: readonly Feature[];
}

/**
 * The id of a face whose characters stand for the glyphs that features give them: `alegreya-latin-400-normal--lnum`. It
 * is a font of its own, because a canvas cannot be told of features, nor can every reader of SVG.
 */
export function featureFaceId(faceId: string, features: readonly Feature[]): string {
  return writeFaceId({ ...readFaceId(faceId), features });
}

/** The id of a variable face at one weight: `own-rubik-1-400-normal--w550`. */
export function weightFaceId(faceId: string, weight: number): string {
  return writeFaceId({ ...readFaceId(faceId), weight });
}

/** What an id is made of. */
export function readFaceId(id: string): FaceParts {
  const [base = id, suffix = ''] = id.split('--');
  const names = suffix.split('-');
  const weight = names.find((name) => WEIGHT.test(name))?.slice(1);
  return {
    base,
    features: FEATURES.filter((feature) => names.includes(feature)),
    ...(weight === undefined ? {} : { weight: Number(weight) }),
  };
}

const WEIGHT = /^w\d+$/;

function writeFaceId({ base, weight, features }: FaceParts): string {
  const names = [...(weight === undefined ? [] : [`w${weight}`]), ...[...features].sort()];
  return names.length === 0 ? base : `${base}--${names.join('-')}`;
}

/**
 * The bytes of the face with an id.
 * @param bytes those of its base at its weight; returned as they are when the id has no features
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
