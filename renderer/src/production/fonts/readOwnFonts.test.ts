import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import wawoff2 from 'wawoff2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNodeRenderer, ImageStore } from '../../export/index.js';
import { createFaceIndex } from '../../fonts/faceIndex.js';
import { fontsDirectory } from '../../fonts/node.js';
import { selectFace } from '../../fonts/selectFace.js';
import { readTables } from '../../fonts/sfnt.js';
import { faceGeometry } from '../../resolve/faceInput.js';
import { parseDeckFile, parseTemplateConfig } from '../../schema/index.js';
import { SCHEME } from '../../testing/renderFixture.js';
import { readOwnFonts } from './readOwnFonts.js';

let folder: string;
let ttf: Uint8Array<ArrayBuffer>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardwright-own-fonts-'));
  await mkdir(join(folder, 'fonts'));
  ttf = new Uint8Array(await readFile(join(fontsDirectory(), 'caprasimo-latin-400-normal.ttf')));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const save = (name: string, bytes: Uint8Array | string): Promise<void> => writeFile(join(folder, 'fonts', name), bytes);

/** The font with another `fsType`. */
function withEmbedding(fsType: number): Uint8Array {
  const copy = ttf.slice();
  const tables = readTables(copy);
  if (typeof tables !== 'string') tables.get('OS/2')?.setUint16(8, fsType);
  return copy;
}

/** A variable font that the build of our fonts uses. */
function variableFont(family: string, file: string): Promise<Uint8Array> {
  const root = createRequire(import.meta.url).resolve(`@fontsource-variable/${family}/package.json`);
  return readFile(join(root, '..', 'files', file));
}

/** The font packed as WOFF. */
function packed(): Uint8Array {
  const tables = readTables(ttf);
  const entries = typeof tables === 'string' ? [] : [...tables];
  const parts = entries.map(([tag, table]) => {
    const data = new Uint8Array(table.buffer, table.byteOffset, table.byteLength);
    const small = deflateSync(data);
    return { tag, size: data.length, data: small.length < data.length ? small : data };
  });
  const start = 44 + 20 * parts.length;
  const woff = Buffer.alloc(start + parts.reduce((sum, { data }) => sum + data.length, 0));
  woff.write('wOFF');
  woff.set(ttf.subarray(0, 4), 4);
  woff.writeUInt16BE(parts.length, 12);
  let offset = start;
  parts.forEach(({ tag, size, data }, index) => {
    woff.write(tag, 44 + 20 * index);
    [offset, data.length, size].forEach((value, place) => woff.writeUInt32BE(value, 48 + 20 * index + 4 * place));
    woff.set(data, offset);
    offset += data.length;
  });
  return woff;
}

/** OS/2 `xAvgCharWidth`, in font units. */
function averageWidth(font: Uint8Array | undefined): number {
  const tables = font === undefined ? '' : readTables(font);
  return typeof tables === 'string' ? 0 : (tables.get('OS/2')?.getInt16(2) ?? 0);
}

describe('the fonts of a deck', () => {
  it('are found by the names in their files', async () => {
    await save('anything.TTF', ttf);
    await save('readme.txt', 'not a font');
    const own = await readOwnFonts(folder);
    expect(own?.fonts.families).toMatchObject([
      { slug: 'caprasimo', name: 'Caprasimo', faces: [{ weight: 400, italic: false, file: 'anything.TTF' }] },
    ]);
    const face = own?.fonts.families[0]?.faces[0];
    expect(face?.ranges.some(([from, to]) => from <= 0x41 && to >= 0x41)).toBe(true);
    expect(face?.ascent).toBeGreaterThan(0.5);
  });

  it('may be packed', async () => {
    await save('a.woff', packed());
    await save('b.woff2', await wawoff2.compress(ttf));
    const own = await readOwnFonts(folder);
    expect(own?.fonts.families[0]?.faces).toHaveLength(2);
    for (const { id } of own?.fonts.families[0]?.faces ?? []) {
      const bytes = await own?.fonts.bytes(id);
      expect(bytes === undefined ? '' : typeof readTables(bytes)).toBe('object');
    }
  });

  it('are refused if they must not be embedded, or are damaged', async () => {
    await save('a.ttf', withEmbedding(2));
    await expect(readOwnFonts(folder)).rejects.toMatchObject({ code: 'font.not_embeddable' });
    await save('a.ttf', withEmbedding(0x0200));
    await expect(readOwnFonts(folder)).rejects.toMatchObject({ code: 'font.not_embeddable' });
    await save('a.ttf', withEmbedding(4));
    expect((await readOwnFonts(folder))?.fonts.families).toHaveLength(1);
    await save('b.otf', 'OTTO');
    await expect(readOwnFonts(folder)).rejects.toMatchObject({ code: 'font.invalid' });
    await save('b.otf', ttf.subarray(0, 400));
    await expect(readOwnFonts(folder)).rejects.toMatchObject({ code: 'font.invalid' });
  });

  it('may vary in whatever they like', async () => {
    await save('archivo.woff2', await variableFont('archivo', 'archivo-latin-standard-normal.woff2'));
    await save('besley.woff2', await variableFont('besley', 'besley-latin-wght-normal.woff2'));
    const own = await readOwnFonts(folder);
    expect(own?.fonts.families.map(({ faces }) => faces[0]?.axes)).toEqual([
      { wght: [100, 900], wdth: [62, 125] },
      { wght: [400, 900] },
    ]);
    const index = createFaceIndex({ families: own?.fonts.families ?? [], fallbacks: [] });
    const faceAt = (wdth: number): string =>
      selectFace(index, { family: 'archivo', weight: 400, italic: false, axes: { wdth, opsz: 8 } }, 0x41)?.face.id ??
      '';
    expect(faceAt(62.5)).toMatch(/--wdth=62\.5-wght=400$/);
    expect(faceAt(10)).toBe(faceAt(62));
    const narrow = await own?.fonts.bytes(faceAt(62));
    const wide = await own?.fonts.bytes(faceAt(125));
    expect(averageWidth(narrow)).toBeLessThan(0.7 * averageWidth(wide));
  });

  it('are called what their family is called, even if the file is named after a weight', async () => {
    await save('archivo.woff2', await variableFont('archivo', 'archivo-latin-wdth-normal.woff2'));
    const own = await readOwnFonts(folder);
    expect(own?.fonts.families).toMatchObject([{ slug: 'archivo', name: 'Archivo' }]);
  });

  it('are as heavy as asked, exactly', async () => {
    await save('besley.woff2', await variableFont('besley', 'besley-latin-wght-normal.woff2'));
    const own = await readOwnFonts(folder);
    const base = own?.fonts.families[0]?.faces[0]?.id ?? '';
    const widths = await Promise.all(
      [400, 550, 900].map(async (weight) => {
        const bytes = await own?.fonts.bytes(`${base}--wght=${weight}`);
        const tables = bytes === undefined ? '' : readTables(bytes);
        if (typeof tables === 'string') throw new Error('the instance is no font');
        expect(tables.has('fvar')).toBe(false);
        return tables.get('OS/2')?.getUint16(4);
      }),
    );
    expect(widths).toEqual([400, 550, 900]);
    expect(await own?.fonts.bytes('inter-latin-400-normal')).toBeUndefined();
    const heavy = { family: 'besley', weight: 1000, italic: false };
    const index = createFaceIndex({ families: own?.fonts.families ?? [], fallbacks: [] });
    expect(selectFace(index, heavy, 0x41)?.face).toMatchObject({ id: `${base}--wght=900`, weight: 900 });
    expect(selectFace(index, { ...heavy, weight: 551 }, 0x41)?.face.id).toBe(`${base}--wght=551`);
  });

  it('are not needed', async () => {
    expect(await readOwnFonts(folder)).toBeUndefined();
    expect(await readOwnFonts(join(folder, 'nowhere'))).toBeUndefined();
  });

  it('set the texts that ask for them', async () => {
    await save('a.ttf', ttf);
    const own = await readOwnFonts(folder);
    const renderer = await createNodeRenderer(new ImageStore({}), own);
    try {
      const item = { kind: 'text', renderType: 'text', props: { text: 'Own' }, classes: 'font-[Caprasimo]' };
      const template = parseTemplateConfig({ sections: [{ height: '100%', children: [item] }] });
      const deck = parseDeckFile({ categories: [] });
      if (!template.ok || !deck.ok) throw new Error('the template or the deck is invalid');
      const scene = await renderer.scenes.scene({
        template: template.value,
        deck: deck.value,
        category: undefined,
        card: undefined,
        scheme: SCHEME,
        language: 'en',
        face: faceGeometry({ widthMm: 63.5, heightMm: 88.9 }),
      });
      const [face = ''] = scene.faces;
      expect(scene.faces).toHaveLength(1);
      expect(face).toMatch(/^own-caprasimo-[\da-f]{16}-400-normal$/);
      expect(scene.issues).toEqual([]);
      expect(await renderer.fonts.fontBytes(face)).toEqual(ttf);
    } finally {
      renderer.dispose();
    }
  });
});
