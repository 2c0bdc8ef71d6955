// What can be chosen for banners, without anything heavy: the command line's help loads it.
export { BANNER_PRESETS } from './bannerPresets.js';

/** How the cards lie: held in a hand, side by side, in a pile, or here and there. */
export const CARD_ARRANGEMENTS = ['fan', 'spread', 'stack', 'table'] as const;
export type CardArrangement = (typeof CARD_ARRANGEMENTS)[number];

/** What a banner lies on: green felt, or a colour of the deck's scheme. */
export const BANNER_GROUNDS = ['felt', 'primary', 'secondary', 'accent', 'ink', 'paper'] as const;
export type BannerGround = (typeof BANNER_GROUNDS)[number];

/** Degrees between neighbours. */
export const MOST_TILT = 30;
