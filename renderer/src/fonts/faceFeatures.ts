import { FEATURES, type Feature } from './featureFace.js';
import { readCmap } from './opentype/readCmap.js';
import { readSubstitutions } from './opentype/readSubstitutions.js';
import { readTables } from './sfnt.js';

/** What a face can do with its letters and figures. */
export interface FaceFeatures {
  readonly available: ReadonlySet<Feature>;
  /** The features that its figures have without being asked for. */
  readonly builtIn: ReadonlySet<Feature>;
}

/** Reads a face’s features. @param bytes a complete font */
export function readFaceFeatures(bytes: Uint8Array): FaceFeatures {
  const tables = readTables(bytes);
  if (typeof tables === 'string') return { available: new Set(), builtIn: new Set() };
  const available = FEATURES.filter((feature) => readSubstitutions(tables, feature).size > 0);
  const glyphs = new Map(readCmap(tables));
  const figures = [...'0123456789'].flatMap((figure) => glyphs.get(figure.charCodeAt(0)) ?? []);
  return { available: new Set(available), builtIn: new Set(figures.length === 10 ? builtIn(tables, figures) : []) };
}

function builtIn(tables: ReadonlyMap<string, DataView>, figures: readonly number[]): Feature[] {
  const tops = figures.map((glyph) => topOf(tables, glyph));
  // The 1 of old-style figures is as high as an x, and the 6 higher.
  const [one, six] = [tops[1], tops[6]];
  const isLining = one !== undefined && six !== undefined ? one > 0.85 * six : undefined;
  const isTabular = new Set(figures.map((glyph) => advanceOf(tables, glyph))).size === 1;
  return [...(isLining === undefined ? [] : ([isLining ? 'lnum' : 'onum'] as const)), isTabular ? 'tnum' : 'pnum'];
}

function advanceOf(tables: ReadonlyMap<string, DataView>, glyph: number): number {
  const count = tables.get('hhea')?.getUint16(34) ?? 1;
  return tables.get('hmtx')?.getUint16(4 * Math.min(glyph, count - 1)) ?? 0;
}

/** The top of a glyph's outline in font units; undefined in fonts with other outlines than TrueType's. */
function topOf(tables: ReadonlyMap<string, DataView>, glyph: number): number | undefined {
  const [head, loca, glyf] = ['head', 'loca', 'glyf'].map((tag) => tables.get(tag));
  if (head === undefined || loca === undefined || glyf === undefined) return undefined;
  const offsetOf = (index: number): number =>
    head.getInt16(50) === 0 ? 2 * loca.getUint16(2 * index) : loca.getUint32(4 * index);
  const [from, to] = [offsetOf(glyph), offsetOf(glyph + 1)];
  return from === to ? undefined : glyf.getInt16(from + 8);
}
