import { QR_CODE } from './useQrCode.js';

/** px: the least width, for 4 cm at 600 dpi. */
const WIDTH = 1_000;

/** An address as a QR code in a PNG, each module as wide as the others. */
export async function qrPicture(address: string): Promise<Blob> {
  const rows = (await import('qr')).default(address, 'raw', QR_CODE);
  const module = Math.ceil(WIDTH / rows.length);
  const canvas = new OffscreenCanvas(rows.length * module, rows.length * module);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('The browser has no canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * module, y * module, module, module);
  return canvas.convertToBlob({ type: 'image/png' });
}
