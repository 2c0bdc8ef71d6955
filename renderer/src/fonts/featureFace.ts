import { readCmap } from './opentype/readCmap.js';
import { readSubstitutions } from './opentype/readSubstitutions.js';
import { writeCmap } from './opentype/writeCmap.js';
import { writeSfnt } from './opentype/writeSfnt.js';
import { readTables } from './sfnt.js';

/**
 * OpenType features that can be asked for: lining, old-style, proportional and tabular figures, small capitals, and the
 * forms of vertical lines.
 */
export const FEATURES = ['lnum', 'onum', 'pnum', 'tnum', 'smcp', 'vert'] as const;

export type Feature = (typeof FEATURES)[number];

/** The values that a variable font takes on its axes, by tag. */
export type AxisValues = Readonly<Record<string, number>>;

/** A face of the manifest, the values that a variable one takes, and features. */
interface FaceParts {
  readonly base: string;
  readonly axes?: AxisValues;
  readonly features: readonly Feature[];
}

/**
 * The id of a face whose characters stand for the glyphs that features give them: `alegreya-latin-400-normal--lnum`. It
 * is a font of its own, because a canvas cannot be told of features, nor can every reader of SVG.
 */
export function featureFaceId(faceId: string, features: readonly Feature[]): string {
  return writeFaceId({ ...readFaceId(faceId), features });
}

/** The id of a variable face with values on its axes: `own-archivo-1-400-normal--wdth=75-wght=550`. */
export function variedFaceId(faceId: string, axes: AxisValues): string {
  return writeFaceId({ ...readFaceId(faceId), axes });
}

/** The id of a face without its features: faces that differ only in them share their bytes. */
export function plainFaceId(faceId: string): string {
  return featureFaceId(faceId, []);
}

/** The parts of a face's id. */
export function readFaceId(id: string): FaceParts {
  const [base = id, suffix = ''] = id.split('--');
  const names = suffix.split('-');
  const axes = names.flatMap((name) => {
    const [, tag, sign, size] = AXIS.exec(name) ?? [];
    return tag === undefined ? [] : [[tag, (sign === 'm' ? -1 : 1) * Number(size)] as const];
  });
  return {
    base,
    features: FEATURES.filter((feature) => names.includes(feature)),
    ...(axes.length === 0 ? {} : { axes: Object.fromEntries(axes) }),
  };
}

/** `m` stands for a minus, because hyphens separate the values. */
const AXIS = /^([A-Za-z0-9]{4})=(m?)([\d.]+)$/;

function writeFaceId({ base, axes = {}, features }: FaceParts): string {
  const values = Object.entries(axes).map(([tag, value]) => `${tag}=${value < 0 ? 'm' : ''}${Math.abs(value)}`);
  const names = [...values.sort(), ...[...features].sort()];
  return names.length === 0 ? base : `${base}--${names.join('-')}`;
}

/**
 * The bytes of the face with an id.
 * @param bytes those of its base with the values of its axes; returned as they are when the id has no features
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
