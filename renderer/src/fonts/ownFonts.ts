import { embeddingRights } from './embeddingRights.js';
import { readFamilyName } from './opentype/readNames.js';
import { type FontAxis, readAxes } from './opentype/readAxes.js';
import { readCmap } from './opentype/readCmap.js';
import { readTables } from './sfnt.js';
import { slugOfFamily } from './slugOfFamily.js';
import type { FontFace, FontFamily, FontManifest } from './types.js';

/** The fonts of a deck or its owner: families for the manifest, and the bytes of their faces. */
export interface OwnFonts {
  readonly families: readonly FontFamily[];
  /** The bytes of a face, at the weight that its id names; undefined for a face of another font. */
  bytes(faceId: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** What a font file says about itself. */
export interface DescribedFont extends Omit<FontFace, 'id' | 'file' | 'axes'> {
  readonly family: string;
  /** Why it must not be embedded in PDFs, if that is so. */
  readonly restriction?: string;
  /** The axes that can vary; empty for most fonts. */
  readonly axes: readonly FontAxis[];
}

/** The licence of fonts that people bring along, as an SPDX identifier. */
export const OWN_FONT_LICENSE = 'LicenseRef-own';

/** A face of a font file of somebody's own. */
export interface OwnFace extends FontFace {
  readonly family: string;
  /** What makes this face of a variable font, such as its slant; absent for any other font. */
  readonly pinned?: Readonly<Record<string, number>>;
}

/**
 * The faces of a font file; an upright variable font may also lean. Their ids are made of the file's content, so that
 * fonts of different decks can be used side by side.
 * @param digest SHA-256 of the TrueType or OpenType bytes, in hexadecimal
 */
export function ownFaces(
  { family, axes, restriction: _restriction, ...face }: DescribedFont,
  { digest, file }: { readonly digest: string; readonly file: string },
): readonly OwnFace[] {
  return stylesOf(face.italic, axes).map(({ italic, pinned }) => {
    const id = `own-${ownFamilySlug(family)}-${digest.slice(0, 16)}-${face.weight}-${italic ? 'italic' : 'normal'}`;
    return { ...face, ...variableAxes(axes), italic, id, file, family, ...(pinned && { pinned }) };
  });
}

/** The name of a family in classes: `font-<slug>`. */
export function ownFamilySlug(family: string): string {
  return slugOfFamily(family) || 'font';
}

/** The families of faces, in the order in which they first appear. */
export function ownFamilies(faces: readonly OwnFace[]): readonly FontFamily[] {
  const families = new Map<string, FontFamily & { readonly faces: FontFace[] }>();
  for (const { family: name, pinned: _pinned, ...face } of faces) {
    const slug = ownFamilySlug(name);
    const family = families.get(slug) ?? { slug, name, category: 'display', license: OWN_FONT_LICENSE, faces: [] };
    family.faces.push(face);
    families.set(slug, family);
  }
  return [...families.values()];
}

/** A manifest with more families, which take the place of those with the same slug. */
export function withFamilies(manifest: FontManifest, families: readonly FontFamily[]): FontManifest {
  const kept = manifest.families.filter(({ slug }) => !families.some((other) => other.slug === slug));
  return { ...manifest, families: [...kept, ...families] };
}

/** The axes that choose between upright and italic, as the class `italic` does. */
const LEANING: ReadonlySet<string> = new Set(['ital', 'slnt']);

/** The axes that classes can vary. */
function variableAxes(axes: readonly FontAxis[]): Pick<FontFace, 'axes'> {
  const free = axes.filter(({ tag }) => !LEANING.has(tag));
  return free.length === 0
    ? {}
    : { axes: Object.fromEntries(free.map(({ tag, least, most }) => [tag, [least, most]])) };
}

/** The styles in one file, with the axes that make them. */
function stylesOf(
  isItalic: boolean,
  axes: readonly FontAxis[],
): readonly { readonly italic: boolean; readonly pinned?: Readonly<Record<string, number>> }[] {
  if (axes.length === 0) return [{ italic: isItalic }];
  const own = { italic: isItalic, pinned: {} };
  const italic = axes.find(({ tag }) => tag === 'ital');
  const slant = axes.find(({ tag }) => tag === 'slnt');
  if (isItalic || (italic === undefined && slant === undefined)) return [own];
  const leaning = italic === undefined ? { slnt: slant?.least ?? 0 } : { ital: italic.most };
  return [own, { italic: true, pinned: leaning }];
}

/** OS/2 `fsSelection`. */
const ITALIC = 0x0001;
const USE_TYPO_METRICS = 0x0080;

/** Reads a TrueType or OpenType font; undefined when it lacks what every font needs. */
export function describeFont(bytes: Uint8Array): DescribedFont | undefined {
  const tables = readTables(bytes);
  if (typeof tables === 'string') return undefined;
  const [head, hhea, os2] = ['head', 'hhea', 'OS/2'].map((tag) => tables.get(tag));
  const axes = readAxes(tables);
  const family = familyOf(readFamilyName(tables), axes);
  const ranges = rangesOf(readCmap(tables).map(([character]) => character));
  if (head === undefined || hhea === undefined || os2 === undefined) return undefined;
  if (family === undefined || ranges.length === 0) return undefined;
  const em = (value: number): number => Math.round((value / head.getUint16(18)) * 1e6) / 1e6;
  const selection = os2.getUint16(62);
  // As in Chromium: the typographic metrics only if the font asks for them.
  const [ascender, descender] =
    (selection & USE_TYPO_METRICS) === 0 ? [hhea.getInt16(4), hhea.getInt16(6)] : [os2.getInt16(68), os2.getInt16(70)];
  const hasHeights = os2.getUint16(0) >= 2 && os2.byteLength >= 90;
  const restriction = RESTRICTIONS[embeddingRights(os2.getUint16(8))];
  return {
    family,
    weight: Math.min(1000, Math.max(1, os2.getUint16(4))),
    italic: (selection & ITALIC) !== 0,
    ranges,
    ascent: em(ascender),
    descent: em(-descender),
    capHeight: hasHeights ? em(os2.getInt16(88)) : 0.7,
    xHeight: hasHeights ? em(os2.getInt16(86)) : 0.5,
    axes,
    ...(restriction === undefined ? {} : { restriction }),
  };
}

/** Weights as the OpenType specification names them (OS/2, usWeightClass). */
const WEIGHT =
  / (thin|extra-?light|ultra-?light|light|regular|medium|semi-?bold|demi-?bold|bold|extra-?bold|ultra-?bold|black|heavy)$/i;

/** A variable font may be named after one of its weights, such as “Archivo SemiBold”, but it has them all. */
function familyOf(name: string | undefined, axes: readonly FontAxis[]): string | undefined {
  return axes.some(({ tag }) => tag === 'wght') ? name?.replace(WEIGHT, '') : name;
}

const RESTRICTIONS = {
  none: 'its maker does not allow embedding',
  bitmaps: 'its maker allows only bitmaps of it to be embedded',
  outlines: undefined,
};

function rangesOf(characters: readonly number[]): (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  for (const character of [...new Set(characters)].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.[1] === character - 1) last[1] = character;
    else ranges.push([character, character]);
  }
  return ranges;
}
