import sharp from 'sharp';
import type { ImageNode, SceneNode } from '../../../displayList.js';

/** What Chromium prints; `../direct/paintPdf.test.ts` tests our own engine. */
export const POKER = { widthMm: 63.5, bleedMm: 3, engine: 'chromium' } as const;

/** A picture without anything that compresses well. */
export function noisyJpeg(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 300, height: 400, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
}

/** The picture `photo`, cropped to the upper half of a face. */
export const photo = (changes: Partial<ImageNode> = {}): SceneNode => ({
  type: 'group',
  clip: { d: 'M20 20H220V200H20Z' },
  children: [{ type: 'image', src: 'photo', x: 20, y: -20, width: 200, height: 266.67, ...changes }],
});
