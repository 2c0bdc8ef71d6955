/** Bytes of one picture. A 24-megapixel JPEG is about 10 MB. */
export const MAX_OBJECT_BYTES = 16_000_000;
/** Bytes that one member may store. */
export const MEMBER_QUOTA_BYTES = 1_000_000_000;
/** Pixels of a decoded picture; more would take over 200 MB. */
export const MAX_PIXELS = 50_000_000;
/** Pixels that the shapes of an SVG paint together, each as often as it is painted over: some seconds of work. */
export const MAX_PAINTED_PIXELS = 3_000_000_000;
/** Pixels per side: the limit of browsers. */
export const MAX_SIDE = 16_384;
/** Total pixels of all frames of an animation. */
export const MAX_ANIMATION_PIXELS = 400_000_000;
/** Bytes of an SVG before it is cleaned. */
export const MAX_SVG_BYTES = 4_000_000;
