export * from './bannerSize.js';
export * from './bannerPresets.js';
export * from './bannerDesign.js';
export { layoutBanner } from './layoutBanner.js';
export { bannerColors, type BannerColors } from './bannerColors.js';
export { BANNER_DPI, bannerFace, bannerWidthMm, textsOf, type BannerOrder } from './bannerFace.js';
export { bannerCards, bannerChoices, type BannerCard } from './bannerCards.js';
export { bannerFindings, type BannerFinding } from './bannerFindings.js';
export { drawBanner } from './drawBanner.js';
