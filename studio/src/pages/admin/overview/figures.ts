import type { Answer } from '@cardwright/server/contract';

export type Overview = Answer<'GET /api/admin/overview'>;
export type Stats = Answer<'GET /api/admin/stats'>['stats'];
/** The figures of one day. */
export type Day = Overview['days'][number];

/** How charts show the products of exports. */
export const PRODUCT_SERIES = [
  { product: 'pdf-cards', name: 'PDFs of cards', tone: 0 },
  { product: 'pdf-sheets', name: 'Sheets', tone: 2 },
  { product: 'zip', name: 'Pictures', tone: 1 },
  { product: 'play', name: 'To play', tone: 3 },
] as const;
