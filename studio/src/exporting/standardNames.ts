/** What people read for each PDF standard. */
export const STANDARD_NAMES = {
  none: 'Screen colours (RGB)',
  x4: 'PDF/X-4, CMYK',
  'x4-rgb': 'PDF/X-4, RGB',
  x1a: 'PDF/X-1a, CMYK',
} as const;
