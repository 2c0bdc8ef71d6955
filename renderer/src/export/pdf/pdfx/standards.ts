import type { PdfStandard } from '../../../press/choices.js';

interface StandardFacts {
  /** The version of PDF. */
  readonly pdf: '1.4' | '1.6';
  /** The name that the file gives itself. */
  readonly name: string;
  /** ICC versions that its readers know. */
  readonly iccVersions: readonly number[];
  readonly allowsTransparency: boolean;
  readonly allowsRgb: boolean;
}

/** PDF/X-4: ISO 15930-7 (2010). PDF/X-1a:2003: ISO 15930-4. */
export const STANDARDS: Readonly<Record<PdfStandard, StandardFacts>> = {
  x4: { pdf: '1.6', name: 'PDF/X-4', iccVersions: [2, 4], allowsTransparency: true, allowsRgb: false },
  'x4-rgb': { pdf: '1.6', name: 'PDF/X-4', iccVersions: [2, 4], allowsTransparency: true, allowsRgb: true },
  x1a: { pdf: '1.4', name: 'PDF/X-1a:2003', iccVersions: [2], allowsTransparency: false, allowsRgb: false },
};
