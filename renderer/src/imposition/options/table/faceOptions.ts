import { FAIL_ON } from '../../../failOn.js';
import { COPY_ORDERS } from '../../copyOrder.js';
import { BLEED_REPAIRS } from '../../types.js';
import type { ExportOption } from '../option.js';
import { PDFS, PRINTED, PRODUCTS } from '../products.js';

/** Which cards and faces an export makes, and what happens to problems. */
export const FACE_OPTIONS = {
  size: {
    kind: 'text',
    description: 'card size: a name, or dimensions such as 63x88mm',
    otherwise: 'the deck’s size, else the preset’s, else the one in the shape of the front',
    products: PRODUCTS,
  },
  side: {
    kind: 'choice',
    description: 'which faces to include',
    choices: ['front', 'back', 'both'],
    default: 'both',
    products: PRINTED,
  },
  bleed: {
    kind: 'length',
    description: 'bleed kept around the trim',
    unit: 'mm',
    min: 0,
    max: 100,
    otherwise: 'the preset’s bleed',
    products: PRINTED,
  },
  repair_bleed: {
    kind: 'choice',
    description: 'fill what a face leaves empty in its bleed: with the mirrored card, or with its stretched edge',
    choices: BLEED_REPAIRS,
    default: 'none',
    bare: 'mirror',
    products: PRINTED,
  },
  copies: {
    kind: 'boolean',
    description: 'make each card as often as it has copies',
    off: 'make each card once, regardless of its copies',
    default: true,
    products: ['pdf-cards', 'pdf-sheets', 'play'],
  },
  collate: {
    kind: 'choice',
    description: 'the order of copies: all copies of a card together, or one whole set after the other',
    choices: COPY_ORDERS,
    default: 'card',
    products: PDFS,
  },
  allow_broken: {
    kind: 'boolean',
    description: 'also make faces with missing pictures or icons',
    default: false,
    products: PRODUCTS,
  },
  fail_on: {
    kind: 'choice',
    description: 'make nothing if the check finds a problem of this severity or worse',
    choices: FAIL_ON,
    default: 'never',
    products: PRODUCTS,
  },
  since: {
    kind: 'text',
    description:
      'only the cards that changed since a version of the deck, by its number, or since an earlier export, by its id; on the command line also a deck file or folder',
    otherwise: 'all cards',
    products: PRODUCTS,
  },
  stamp: {
    kind: 'boolean',
    description: 'print the deck’s version in a corner of each front, and put it into the addresses of QR codes',
    default: false,
    products: PRODUCTS,
  },
} as const satisfies Readonly<Record<string, ExportOption>>;
