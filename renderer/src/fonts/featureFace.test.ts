import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faceBytes, featureFaceId, readFaceId } from './featureFace.js';
import { createDiskFontLibrary, loadFacesFromDisk, loadManifestFromDisk, loadFaceFromDisk } from './node.js';
import { readCmap } from './opentype/readCmap.js';
import { readTables } from './sfnt.js';
import type { FontLibrary, FontManifest } from './types.js';

const ALEGREYA = 'alegreya-latin-400-normal';
const SANS = 'instrument-sans-latin-400-normal';

let fonts: FontLibrary;
let manifest: FontManifest;
beforeAll(async () => {
  manifest = await loadManifestFromDisk();
  fonts = await createDiskFontLibrary([ALEGREYA, SANS]);
});
afterAll(() => fonts.dispose());

const shape = (face: string, text: string): number[] =>
  fonts
    .shape(face, text, { direction: 'ltr', ligatures: true })
    .glyphs.map(({ advance }) => Math.round(advance * 1000));

describe('faces with features', () => {
  it('have an id of their own', () => {
    expect(featureFaceId(ALEGREYA, ['tnum', 'lnum'])).toBe(`${ALEGREYA}--lnum-tnum`);
    expect(featureFaceId(ALEGREYA, [])).toBe(ALEGREYA);
    expect(readFaceId(`${ALEGREYA}--lnum-tnum`)).toEqual({ base: ALEGREYA, features: ['lnum', 'tnum'] });
    expect(readFaceId('noto-sans-jp-120-400-normal')).toEqual({ base: 'noto-sans-jp-120-400-normal', features: [] });
  });

  it('know what they can do, and what they do anyway', () => {
    expect([...(fonts.features(ALEGREYA)?.available ?? [])]).toEqual(['lnum', 'pnum', 'tnum']);
    expect([...(fonts.features(ALEGREYA)?.builtIn ?? [])]).toContain('onum');
    expect([...(fonts.features(SANS)?.builtIn ?? [])]).toEqual(['lnum', 'pnum']);
    expect(fonts.features('inter-latin-400-normal')).toBeUndefined();
  });

  it('draw other glyphs for the same characters, in the same font otherwise', async () => {
    const [tabular, lining] = [featureFaceId(SANS, ['tnum']), featureFaceId(ALEGREYA, ['lnum'])];
    await loadFacesFromDisk(fonts, [tabular, lining]);
    expect(new Set(shape(SANS, '0123456789')).size).toBeGreaterThan(1);
    expect(new Set(shape(tabular, '0123456789')).size).toBe(1);
    expect(shape(tabular, 'Wave')).toEqual(shape(SANS, 'Wave'));
    expect(shape(lining, '17')).not.toEqual(shape(ALEGREYA, '17'));
    expect([...(fonts.features(lining)?.builtIn ?? [])]).toContain('lnum');
  });

  it('keep every character of every built font', async () => {
    const bytes = await loadFaceFromDisk(manifest, ALEGREYA);
    const mapped = (data: Uint8Array): number[] => {
      const tables = readTables(data);
      return typeof tables === 'string' ? [] : readCmap(tables).map(([character]) => character);
    };
    expect(mapped(bytes)).toContain(0x41);
    expect(mapped(faceBytes(featureFaceId(ALEGREYA, ['lnum']), bytes))).toEqual(mapped(bytes));
    expect(faceBytes(ALEGREYA, bytes)).toBe(bytes);
  });
});
