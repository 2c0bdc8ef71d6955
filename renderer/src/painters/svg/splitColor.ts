import type { HexColor } from '../../displayList.js';

/** Splits colour and opacity: SVG readers other than browsers do not support `#rrggbbaa`. */
export function splitColor(color: HexColor): { readonly rgb: string; readonly alpha: number } {
  if (color.length !== 9) return { rgb: color, alpha: 1 };
  return { rgb: color.slice(0, 7), alpha: Number.parseInt(color.slice(7), 16) / 255 };
}
