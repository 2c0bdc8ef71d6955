import type { ExportOption } from '../option.js';
import { PICTURES } from '../products.js';

/** The pictures of a zip or a game. */
export const PICTURE_OPTIONS = {
  format: {
    kind: 'choice',
    description: 'the format of the pictures',
    choices: ['png', 'jpg'],
    default: 'png',
    products: PICTURES,
  },
  dpi: {
    kind: 'number',
    description: 'resolution in pixels per inch',
    unit: 'dpi',
    min: 72,
    max: 1200,
    default: 300,
    products: ['zip', 'play'],
  },
  quality: {
    kind: 'number',
    description: 'quality of lossy pictures',
    unit: '%',
    min: 1,
    max: 100,
    default: 92,
    products: ['zip', 'play'],
  },
  address: {
    kind: 'text',
    description: 'public address of the folder that will hold the pictures, such as https://example.org/cards',
    otherwise: 'none; required by formats that load pictures from the web',
    products: ['play'],
  },
} as const satisfies Readonly<Record<string, ExportOption>>;
