import { PICTURE_LIMITS } from '../contract/limits.js';

/** Bytes of one picture. */
export const MAX_OBJECT_BYTES = PICTURE_LIMITS.bytes;
/** Bytes that one member may store. */
export const MEMBER_QUOTA_BYTES = 1_000_000_000;
/** Pixels of a decoded picture; more would take over 200 MB. */
export const MAX_PIXELS = PICTURE_LIMITS.pixels;
/** Pixels that the shapes of an SVG paint together, each as often as it is painted over: some seconds of work. */
export const MAX_PAINTED_PIXELS = 3_000_000_000;
/** Pixels per side. */
export const MAX_SIDE = PICTURE_LIMITS.side;
/** Total pixels of all frames of an animation. */
export const MAX_ANIMATION_PIXELS = 400_000_000;
/** Bytes of an SVG before it is cleaned. */
export const MAX_SVG_BYTES = 4_000_000;
