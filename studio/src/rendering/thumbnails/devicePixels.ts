/** The width to paint at, in device pixels. More than twice the size makes no visible difference. @param width CSS pixels */
export function devicePixels(width: number): number {
  return Math.max(1, Math.round(width * Math.min(2, Math.max(1, window.devicePixelRatio))));
}
