import { EXPORT_OPTIONS } from '@cardwright/renderer/export-options';

/** The options of `check`, which describe how the faces will be printed. */
export const CHECK_OPTIONS = {
  size: { ...EXPORT_OPTIONS.size, otherwise: 'the deck’s size, else the one in the shape of the front' },
  side: EXPORT_OPTIONS.side,
  dpi: { ...EXPORT_OPTIONS.dpi, description: 'required resolution of pictures in pixels per inch' },
  safe: {
    kind: 'length',
    description: 'required distance of texts and icons from the trim',
    unit: 'mm',
    min: 0,
    max: 100,
    default: 3.175,
    otherwise: '1/8in',
  },
  shape: {
    ...EXPORT_OPTIONS.shape,
    description: 'the shape of the cards inside the trim, from whose edge texts and icons must also keep the distance',
  },
  fail_on: {
    ...EXPORT_OPTIONS.fail_on,
    description: 'exit with code 1 at this severity or above',
    default: 'error',
  },
} as const;
