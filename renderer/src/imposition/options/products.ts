/** The products of an export. A preset is a product with a vendor's numbers. */
export const PRODUCTS = ['pdf-cards', 'pdf-sheets', 'zip', 'play'] as const;
export type Product = (typeof PRODUCTS)[number];

/** Products in the plural, for messages and references. */
export const PRODUCT_NAMES: Readonly<Record<Product, string>> = {
  'pdf-cards': 'PDFs of cards',
  'pdf-sheets': 'PDFs of sheets',
  zip: 'zips of pictures',
  play: 'files to play with',
};

/** Products that are printed. */
export const PRINTED = ['pdf-cards', 'pdf-sheets', 'zip'] as const;
export const PDFS = ['pdf-cards', 'pdf-sheets'] as const;
export const SHEETS = ['pdf-sheets'] as const;
/** Products whose cards may be round or hexagonal. */
export const SHAPED = ['pdf-sheets', 'play'] as const;
export const PICTURES = ['zip'] as const;
