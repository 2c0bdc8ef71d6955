import { BLACK_TEXTS, INK_LIMITS, INTENTS, PDF_STANDARDS, RICH_BLACKS } from '../../../press/choices.js';
import { PDF_ENGINES } from '../../types.js';
import type { ExportOption } from '../option.js';
import { PDFS } from '../products.js';

/** How PDFs are drawn, and their colours on a press. */
export const PDF_OPTIONS = {
  engine: {
    kind: 'choice',
    description: 'what draws the PDF: Cardwright itself, without a browser, or Chromium',
    choices: PDF_ENGINES,
    default: 'cardwright',
    products: PDFS,
  },
  pdf_standard: {
    kind: 'choice',
    description:
      'the print standard of the PDF: x4 (PDF/X-4 in CMYK), x4-rgb (PDF/X-4 in sRGB, for shops that convert colours themselves), x1a (PDF/X-1a:2003, CMYK without transparency)',
    choices: PDF_STANDARDS,
    default: 'none',
    products: PDFS,
  },
  output_profile: {
    kind: 'text',
    description:
      'the press and paper for which colours are converted: fogra39 (coated paper, Europe) or swop (coated paper, America), or your own: on the command line an ICC file for CMYK, over the API the id of one that you have uploaded',
    default: 'fogra39',
    products: PDFS,
  },
  ink_limit: {
    kind: 'number',
    description:
      'the maximum ink coverage at any point, as the sum of cyan, magenta, yellow and black; colours above it are reduced',
    unit: '%',
    ...INK_LIMITS,
    default: 300,
    products: PDFS,
  },
  black_text: {
    kind: 'choice',
    description:
      'how text and hairlines that are black, grey or nearly black print in CMYK: in black ink on top of what lies below (overprint), in black ink (knockout), or mixed from all inks (mixed)',
    choices: BLACK_TEXTS,
    default: 'overprint',
    products: PDFS,
  },
  rich_black: {
    kind: 'choice',
    description:
      'how black areas print in CMYK: as the profile mixes black (profile), in black ink only (none), or in 60/40/40/100% (rich); never above the ink limit',
    choices: RICH_BLACKS,
    default: 'profile',
    products: PDFS,
  },
  intent: {
    kind: 'choice',
    description:
      'what happens to colours that the press cannot print: only they change (relative), or all colours move together (perceptual)',
    choices: INTENTS,
    default: 'relative',
    products: PDFS,
  },
} as const satisfies Readonly<Record<string, ExportOption>>;
