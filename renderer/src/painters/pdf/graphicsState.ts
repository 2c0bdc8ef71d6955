import type { BlendMode } from '../../displayList.js';
import { decimal } from '../decimal.js';
import type { PdfBrush } from './PdfBrush.js';

export interface Appearance {
  readonly opacity: number;
  readonly blend: BlendMode;
  readonly overprints?: boolean;
  /** A reference to the group whose brightness is the opacity. */
  readonly softMask?: string;
}

/** How everything is painted unless something else is asked for; a page and every group begin with it. */
export const PLAIN: Appearance = { opacity: 1, blend: 'normal' };

/** Sets opacity, blending, overprinting and soft mask together, so that nothing remains of what was set before. */
export function setAppearance({ content, resources }: Pick<PdfBrush, 'content' | 'resources'>, look: Appearance): void {
  const name = resources.state(dictionary(look));
  content.set('state', `/${name} gs`, name);
}

/** The operators that begin every stream's tracked state. */
export function plainState({ resources }: Pick<PdfBrush, 'resources'>): string {
  return `/${resources.state(dictionary(PLAIN))} gs`;
}

function dictionary(look: Appearance): string {
  const { opacity, blend, overprints = false, softMask } = look;
  const isPlain = opacity === 1 && blend === 'normal' && !overprints && softMask === undefined;
  return isPlain ? PLAIN_DICTIONARY : written(look);
}

function written({ opacity, blend, overprints = false, softMask }: Appearance): string {
  const alpha = decimal(opacity);
  const mask = softMask === undefined ? '/None' : `<</Type/Mask/S/Luminosity/G ${softMask}>>`;
  const overprint = overprints ? '/OP true/op true/OPM 1' : '/OP false/op false/OPM 0';
  return `<</Type/ExtGState/CA ${alpha}/ca ${alpha}/BM/${pdfName(blend)}/SMask ${mask}/AIS false${overprint}>>`;
}

/** PDF's names of blend modes are those of CSS in another spelling: `color-dodge` is `ColorDodge`. */
export function pdfName(blend: BlendMode): string {
  return blend.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}

/** Nearly everything is painted like this, so it is written once. */
const PLAIN_DICTIONARY = written(PLAIN);
