/** Bytes of one picture. A 24-megapixel JPEG has about 10 MB. */
export const MAX_OBJECT_BYTES = 16_000_000;
/** Bytes that one member may keep. */
export const MEMBER_QUOTA_BYTES = 1_000_000_000;
/** Pixels of a picture, decoded; more would take over 200 MB. */
export const MAX_PIXELS = 50_000_000;
/** Pixels a side: browsers paint no more. */
export const MAX_SIDE = 16_384;
/** Pixels of all frames of an animation together. */
export const MAX_ANIMATION_PIXELS = 400_000_000;
/** Bytes of an SVG before it is cleaned. */
export const MAX_SVG_BYTES = 4_000_000;
