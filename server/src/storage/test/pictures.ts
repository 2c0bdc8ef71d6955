import sharp from 'sharp';

/** A small picture in a single colour. */
export function picture(format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif', width = 40, height = 30): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#0E5A42' } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

/** A PNG of a few hundred bytes that decodes to a hundred megapixels of one colour. */
export function pixelBomb(): Promise<Buffer> {
  const create = { width: 16_000, height: 16_000, channels: 3, background: '#000' } as const;
  return sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer();
}

export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="#0E5A42"/></svg>';

export const HOSTILE_SVG = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="10" onload="alert(1)">
<script>alert(2)</script><foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"/></body></foreignObject>
<image href="https://evil.example/track.png" width="1" height="1"/><a xlink:href="javascript:alert(3)"><rect width="20" height="10" onclick="alert(4)"/></a></svg>`;
