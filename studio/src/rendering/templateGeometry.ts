import { DEFAULT_RATIO, faceGeometry, parseRatio, type FaceGeometry, type Template } from '@cardwright/renderer';

/** Poker size, which most decks have; only the ratio matters until something is printed. */
const WIDTH_MM = 63.5;

/** The geometry of a template's face at its own ratio. */
export function templateGeometry({ ratio }: Pick<Template, 'ratio'>): FaceGeometry {
  const value = parseRatio(ratio) ?? parseRatio(DEFAULT_RATIO) ?? 1;
  return faceGeometry({ widthMm: WIDTH_MM, heightMm: WIDTH_MM / value });
}
