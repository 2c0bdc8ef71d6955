import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withTrueType } from './withTrueType.js';

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#258' } });

describe('a picture file', () => {
  it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
    'that is %s has that type, whatever its name',
    async (format) => {
      const bytes = new Uint8Array(await picture.clone().toFormat(format).toBuffer());
      const renamed = await withTrueType(new Blob([bytes], { type: 'image/tiff' }));
      expect(renamed.type).toBe(`image/${format}`);
      expect(new Uint8Array(await renamed.arrayBuffer())).toEqual(bytes);
      expect(await withTrueType(renamed)).toBe(renamed);
    },
  );

  it('of another kind keeps the type of its name', async () => {
    for (const text of ['', '<svg/>', 'RIFF']) {
      const file = new Blob([text], { type: 'image/svg+xml' });
      expect(await withTrueType(file)).toBe(file);
    }
  });
});
