import type { HexColor } from '../../displayList.js';
import { decimal } from '../decimal.js';
import type { PdfColors } from './PdfColors.js';

/** Colours as they are in the scene. Readers take DeviceRGB for sRGB. */
export const deviceRgb: PdfColors = {
  fill: (color) => ({ operators: `${written(color)} rg` }),
  stroke: (color) => ({ operators: `${written(color)} RG` }),
  space: '/DeviceRGB',
  stops: (stops) => stops.map(({ offset, color }) => ({ offset, components: components(color) })),
};

function components(color: HexColor): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
}

const written = (color: HexColor): string => components(color).map(decimal).join(' ');
