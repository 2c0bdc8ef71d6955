/** Trim sizes in millimetres by slug. */
export const CARD_SIZES: Readonly<Record<string, { readonly widthMm: number; readonly heightMm: number }>> = {
  'poker-us': { widthMm: 63.5, heightMm: 88.9 },
  'poker-euro': { widthMm: 63, heightMm: 88 },
  tarot: { widthMm: 70, heightMm: 121 },
};
