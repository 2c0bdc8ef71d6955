import type { TemplateItem } from './template.js';

/** How much of a QR code may be dirty or torn: about 15, 7, 25 or 30%. The first is the usual one. */
export const CORRECTIONS = ['medium', 'low', 'quartile', 'high'] as const;
export type Correction = (typeof CORRECTIONS)[number];

/** ISO/IEC 18004, 6.3.8: the light margin around a QR code, in modules. */
export const QUIET_ZONE = 4;

/** The link in the code of an item of the kind `qr`: by default, to its card. */
export function qrLink({ props }: Pick<TemplateItem, 'props'>): string {
  const link = props?.link;
  return typeof link === 'string' && link.trim() !== '' ? link : '{{card_link}}';
}
