import { EXPORT_OPTIONS } from '@cardwright/renderer/export-options';

/** Options of `check`, by which it looks at faces as they will be printed. */
export const CHECK_OPTIONS = {
  size: { ...EXPORT_OPTIONS.size, otherwise: 'what the deck says, else poker-us' },
  side: EXPORT_OPTIONS.side,
  dpi: { ...EXPORT_OPTIONS.dpi, description: 'resolution that pictures should have, in pixels per inch' },
  safe: {
    kind: 'length',
    description: 'distance from the trim that texts and icons should keep',
    unit: 'mm',
    min: 0,
    max: 100,
    default: 3.175,
    otherwise: '1/8in',
  },
} as const;
