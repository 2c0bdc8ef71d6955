// The choices of press colours, for the table of export options; nothing here loads Little CMS.

/**
 * What a PDF follows. `x4`: PDF/X-4 in CMYK; `x4-rgb`: PDF/X-4 in sRGB, for shops that convert colours themselves; `x1a`:
 * PDF/X-1a:2003, CMYK without transparency.
 */
export const PDF_STANDARDS = ['none', 'x4', 'x4-rgb', 'x1a'] as const;
export type PdfStandard = Exclude<(typeof PDF_STANDARDS)[number], 'none'>;

/** The allowed ink limits, in percent: below 100% there is no black, and there are four inks. */
export const INK_LIMITS = { min: 100, max: 400 } as const;

/** How text and hairlines that are black, grey or nearly black print: in black that overprints, in black, or mixed from all inks like areas. */
export const BLACK_TEXTS = ['overprint', 'knockout', 'mixed'] as const;

/** The inks of black areas: the profile's mixture, black alone, or 60/40/40/100%. */
export const RICH_BLACKS = ['profile', 'none', 'rich'] as const;

/** How colours that the press cannot print are moved: `perceptual` moves all colours, `relative` only those. */
export const INTENTS = ['relative', 'perceptual'] as const;
