import { scriptOfLanguage } from '../scriptOfLanguage.js';
import { mergeCoverage, findInterval, type Coverage } from './coverage.js';
import { type AxisValues, variedFaceId } from './featureFace.js';
import { nearest, nearestWeight, rankFaces } from './rankFaces.js';
import type { FontFace, FontFamily, FontManifest } from './types.js';

/** The family used for unknown names. */
export const DEFAULT_FAMILY = 'instrument-sans';

export interface FaceRequest {
  /** Slug or name of a family, case-insensitive: `eb-garamond`, `EB Garamond`. */
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
  /** For variable fonts; others ignore it. */
  readonly axes?: AxisValues;
  /** BCP 47. Chinese, Japanese and Korean draw the same ideographs differently, so it affects the fallback. */
  readonly language?: string;
}

export interface FaceSelection {
  readonly face: FontFace;
  /** The face's family: the requested one, the default or a fallback. */
  readonly family: FontFamily;
  /** False when the requested family is not in the manifest. */
  readonly known: boolean;
}

/** Lookup tables for one manifest, built on demand. */
export interface FaceIndex {
  readonly manifest: FontManifest;
  /** The family with a slug or name; the default family, with `known: false`, if there is none. */
  resolveFamily(name: string): { readonly family: FontFamily; readonly known: boolean };
  /** The face of a family that has a character and is nearest in weight and style. */
  findFace(family: FontFamily, request: FaceRequest, codePoint: number): FontFace | undefined;
  /** Fallback families, in order, for a text in this language. */
  fallbacksFor(language: string | undefined): readonly FontFamily[];
  readonly facesById: ReadonlyMap<string, FontFace>;
}

/** By the script of the language. */
const EAST_ASIAN: Readonly<Record<string, string>> = {
  Jpan: 'noto-sans-jp',
  Kore: 'noto-sans-kr',
  Hans: 'noto-sans-sc',
  Hant: 'noto-sans-tc',
};

/** Moves the family of an East Asian script before the others. */
function preferLocal(families: readonly FontFamily[], script: string): readonly FontFamily[] {
  const eastAsian = new Set(Object.values(EAST_ASIAN));
  const own = families.filter(({ slug }) => slug === EAST_ASIAN[script]);
  const first = families.findIndex(({ slug }) => eastAsian.has(slug));
  const others = families.filter((family) => !own.includes(family));
  return first < 0 ? families : [...others.slice(0, first), ...own, ...others.slice(first)];
}

/** Prepares a manifest for `selectFace`. The manifest must have at least one family. */
export function createFaceIndex(manifest: FontManifest): FaceIndex {
  const bySlug = new Map(manifest.families.map((family) => [family.slug, family]));
  const byName = new Map(manifest.families.map((family) => [fold(family.name), family]));
  const find = (name: string): FontFamily | undefined => bySlug.get(name) ?? byName.get(fold(name));
  const standard = bySlug.get(DEFAULT_FAMILY) ?? manifest.families[0];
  if (standard === undefined) throw new RangeError('A font manifest needs at least one family.');
  const fallbacks = manifest.fallbacks.flatMap((slug) => bySlug.get(slug) ?? []);
  const byScript = new Map(Object.keys(EAST_ASIAN).map((script) => [script, preferLocal(fallbacks, script)]));
  const coverages = new Map<string, Coverage<FontFace>>();
  return {
    manifest,
    fallbacksFor(language = '') {
      return byScript.get(scriptOfLanguage(language) ?? '') ?? fallbacks;
    },
    facesById: new Map(manifest.families.flatMap((family) => family.faces.map((face) => [face.id, face]))),
    resolveFamily(name) {
      const family = find(name);
      return { family: family ?? standard, known: family !== undefined };
    },
    findFace(family, { weight, italic, axes = {} }, codePoint) {
      // Round weights to integers, as CSS does, so that the cache cannot grow with the input.
      const steps = Math.min(Math.max(Math.round(weight), 1), 1000) || 400;
      const key = `${family.slug} ${steps} ${italic ? 'italic' : 'normal'} ${JSON.stringify(axes)}`;
      let coverage = coverages.get(key);
      if (coverage === undefined) {
        const ranked = rankFaces(family.faces, steps, italic).map((face) => varied(face, steps, axes));
        coverage = mergeCoverage(ranked.map((face) => [face, face.ranges]));
        coverages.set(key, coverage);
      }
      return findInterval(coverage, codePoint);
    },
  };
}

/** A variable face with the values that are nearest to those asked for; any other face as it is. */
function varied(face: FontFace, desired: number, values: AxisValues): FontFace {
  if (face.axes === undefined) return face;
  const wanted: AxisValues = { ...values, wght: desired };
  const axes = Object.entries(face.axes).flatMap(([tag, range]) => {
    const value = wanted[tag];
    return value === undefined ? [] : [[tag, nearest(range, value)] as const];
  });
  return { ...face, id: variedFaceId(face.id, Object.fromEntries(axes)), weight: nearestWeight(face, desired) };
}

/** `IM Fell English SC`, `im-fell-english-sc` and `Im_Fell English SC` are the same family. */
function fold(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}
