/** Bytes of one font, packed or unpacked. Fonts with all Chinese characters have about 8 MB. */
export const MOST_FONT_BYTES = 10_000_000;
/** Bytes of all fonts of a member. */
export const FONT_QUOTA_BYTES = 60_000_000;
/** A deck cannot have more either. */
export const MOST_ICONS = 200;
