import encodeQR from 'qr';

/** Modules of empty space around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4;
const INK = '#1c1917';
const CREAM = '#fbf3e0';

/** A QR code as SVG: ink on cream, whatever the banner's colours, so that every phone reads it. */
export function qrSvg(text: string): string {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const path = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const side = modules.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="2" fill="${CREAM}"/><path d="${path}" fill="${INK}"/></svg>`;
}
