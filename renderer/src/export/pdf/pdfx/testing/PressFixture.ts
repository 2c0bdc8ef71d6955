import sharp from 'sharp';
import type { ImageNode, SceneNode } from '../../../../displayList.js';
import { richScene } from '../../../../painters/testing/richScene.js';
import { testScene } from '../../../../painters/testing/testScene.js';
import type { BrowserPool } from '../../../browser/BrowserPool.js';
import { PDFDocument } from '../../pdfLib.js';
import { picturesOf } from '../../testing/printFixtures.js';
import { PdfParts } from '../checking/PdfParts.js';
import { pressPdf } from '../pressPdf.js';
import type { PressPlan } from '../PressPlan.js';
import { pressProfile } from '../pressProfiles.js';

export const PLAN: PressPlan = {
  standard: 'x4',
  profile: pressProfile('fogra39', 'x4'),
  inkLimit: 240,
  blackText: 'overprint',
  richBlack: 'profile',
  intent: 'relative',
};

/** A dark picture that lets a little of what is below it through. */
export const photoNode: ImageNode = { type: 'image', src: 'photo.png', x: 0, y: 100, width: 240, height: 100 };

/** Makes PDFs for a press of one face, with two pictures: `photo.png` and the opaque `red.png`. */
export class PressFixture {
  private constructor(
    readonly pool: BrowserPool,
    private readonly photo: Buffer,
    readonly red: Buffer,
  ) {}

  static async make(pool: BrowserPool): Promise<PressFixture> {
    const size = { width: 40, height: 30 };
    const dark = { r: 20, g: 5, b: 40, alpha: 0.9 };
    const photo = sharp({ create: { ...size, channels: 4, background: dark } });
    const red = sharp({ create: { ...size, channels: 3, background: '#c8102e' } });
    return new PressFixture(pool, await photo.png().toBuffer(), await red.png().toBuffer());
  }

  /** @param nodes of the face; a face with everything that can be drawn if there are none */
  make(nodes: readonly SceneNode[] | undefined, plan: Partial<PressPlan> = {}): Promise<Uint8Array> {
    const scene = nodes === undefined ? richScene() : testScene(nodes);
    const mime = 'image/png';
    const pictures = picturesOf({ 'photo.png': { bytes: this.photo, mime }, 'red.png': { bytes: this.red, mime } });
    const options = { widthMm: 63.5, bleedMm: 3, pictures, metadata: { title: 'Press & <proof>' } };
    return pressPdf([{ scene }], options, { ...PLAN, ...plan }, this.pool);
  }
}

export async function partsOf(bytes: Uint8Array): Promise<PdfParts> {
  return new PdfParts(await PDFDocument.load(bytes, { updateMetadata: false }), bytes);
}
