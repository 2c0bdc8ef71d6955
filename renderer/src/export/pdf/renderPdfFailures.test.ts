import { describe, expect } from 'vitest';
import { testScene } from '../../painters/testing/testScene.js';
import type { SceneNode } from '../../displayList.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { killBrowser } from '../testing/killBrowser.js';
import { it } from '../testing/paintingTest.js';
import { renderPdf } from './renderPdf.js';
import { noisyJpeg, photo, POKER } from './testing/chromiumPrint.js';
import { colorScene, noPictures, picturesOf } from './testing/printFixtures.js';
import { readPdfText } from './testing/readPdf.js';

let pool: BrowserPool;
let jpeg: Buffer;
it.beforeAll(async ({ pool: shared }) => {
  pool = shared;
  jpeg = await noisyJpeg();
});

describe('failures', () => {
  const code = (code: string, text: string) =>
    expect.objectContaining({ code, message: expect.stringContaining(text) as string }) as object;

  it('names the card with an unreadable picture', async () => {
    const scenes = [colorScene('#ffffff'), testScene([photo()]), testScene([photo({ src: 'lost', x: 1 })])];
    const faces = scenes.map((scene, index) => ({ scene, label: `card ${index + 1}` }));
    const good = { bytes: jpeg, mime: 'image/jpeg' };
    const options = (pictures: ReturnType<typeof picturesOf>) => ({ ...POKER, pictures });
    await expect(renderPdf(faces, options(picturesOf({ photo: good })), pool)).rejects.toEqual(
      code('image.unreadable', 'card 3 '),
    );
    const broken = { bytes: Buffer.from('no picture'), mime: 'image/jpeg' };
    await expect(renderPdf(faces, options(picturesOf({ photo: broken, lost: good })), pool)).rejects.toEqual(
      code('image.unreadable', 'card 2 '),
    );
  });

  it('names the card with an unreadable font', async () => {
    const text = colorScene('#ffffff', 'word').nodes[1] as SceneNode;
    const scene = testScene([{ ...text, face: 'no-such-face' } as SceneNode]);
    await expect(renderPdf([{ scene, label: 'card 7' }], { ...POKER, pictures: noPictures }, pool)).rejects.toEqual(
      code('font.unreadable', 'card 7 '),
    );
  });

  it('prints again if the browser dies', async () => {
    let died: Promise<number | undefined> | undefined;
    const bytes = await renderPdf(
      [{ scene: colorScene('#ffffff', 'survivor') }],
      {
        ...POKER,
        pictures: noPictures,
        onProgress: ({ stage, done }) => {
          if (stage === 'printing' && done === 0) died ??= killBrowser(pool);
        },
      },
      pool,
    );
    expect(await pool.processId()).not.toBe(await died);
    expect((await readPdfText(bytes))[0]).toContain('survivor');
  });

  it('stops on abort', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const work = renderPdf(
      [{ scene: colorScene('#ffffff') }],
      { ...POKER, pictures: noPictures, signal: controller.signal, onProgress: () => controller.abort(reason) },
      pool,
    );
    await expect(work).rejects.toBe(reason);
  });

  it.each([
    ['pdf.empty', [], POKER],
    ['pdf.bleed', [{ scene: colorScene('#ffffff') }], { widthMm: 63.5, bleedMm: 10 }],
    ['pdf.bleed', [{ scene: colorScene('#ffffff') }], { widthMm: 63.5, bleedMm: Number.NaN }],
    ['pdf.size', [{ scene: colorScene('#ffffff') }], { widthMm: 6_000 }],
    ['pdf.size', [{ scene: colorScene('#ffffff') }], { widthMm: Number.NaN }],
    ['pdf.size', [{ scene: colorScene('#ffffff') }], { widthMm: 0 }],
  ])('refuses %s', async (expected, faces, size) => {
    await expect(renderPdf(faces, { ...size, engine: 'chromium', pictures: noPictures }, pool)).rejects.toMatchObject({
      code: expected,
    });
  });
});
