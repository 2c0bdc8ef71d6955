import { expect, test } from 'vitest';
import { loadFaceFromDisk, loadFacesFromDisk, loadHarfBuzzFromDisk, loadManifestFromDisk } from './node.js';
import { createDiskFontLibrary } from './node.js';

test('says which command to run if the fonts are not built', async () => {
  const missing = { code: 'font.assets_missing', fix: expect.stringContaining('buildFonts.mjs') as string };
  await expect(loadManifestFromDisk('/nowhere')).rejects.toMatchObject(missing);
  await expect(loadHarfBuzzFromDisk('/nowhere')).rejects.toMatchObject(missing);
});

test('rejects a face that is not in the manifest, such as a path', async () => {
  const manifest = await loadManifestFromDisk();
  for (const id of ['', 'no-such-face', '../manifest.json', 'inter-latin-400-normal.ttf']) {
    await expect(loadFaceFromDisk(manifest, id)).rejects.toMatchObject({ code: 'font.unknown_face' });
  }
});

test('loads the faces that a library lacks', async () => {
  const library = await createDiskFontLibrary(['inter-latin-400-normal']);
  await loadFacesFromDisk(library, new Set(['inter-latin-400-normal', 'lora-latin-700-normal']));
  expect(library.has('lora-latin-700-normal')).toBe(true);
  await expect(loadFacesFromDisk(library, ['no-such-face'])).rejects.toMatchObject({ code: 'font.unknown_face' });
  library.dispose();
});
