import type { Size } from '../geometry.js';
import { FACE_WIDTH } from '../geometry.js';
import type { ColorScheme } from '../schema/colors/colorScheme.js';
import type { Card, Category, Deck } from '../schema/deck/deck.js';
import type { TemplateConfig } from '../schema/template/template.js';

/** The input for one face of one card in one language. */
export interface FaceInput {
  readonly template: TemplateConfig;
  readonly deck: Deck;
  /** Absent for a face that belongs only to the deck, such as a shared back. */
  readonly category?: Category | undefined;
  readonly card?: Card | undefined;
  readonly scheme: ColorScheme;
  readonly language: string;
  readonly face: FaceGeometry;
}

/** What bindings need to know about a face; without a size, it has no ratio. */
export type BindingInput = Pick<FaceInput, 'deck' | 'category' | 'card' | 'language'> & {
  readonly face?: Size;
};

/** A face's size in design units; the trim is FACE_WIDTH wide. */
export interface FaceGeometry extends Size {
  /** How far content extends beyond the trim on every side. */
  readonly bleed: number;
  readonly mmPerUnit: number;
}

/**
 * Content is always laid out with at least this much bleed, so that the trimmed picture does not depend on how much
 * bleed an export keeps (docs/decisions/0002-bleed.md). Print shops ask for 1/8 in.
 */
const LAYOUT_BLEED_MM = 3.175;

/** Design-unit geometry of a print size. @param bleedMm bleed that the export keeps on every side, ≥ 0 */
export function faceGeometry(trim: { widthMm: number; heightMm: number }, bleedMm = 0): FaceGeometry {
  const mmPerUnit = trim.widthMm / FACE_WIDTH;
  return {
    width: FACE_WIDTH,
    height: trim.heightMm / mmPerUnit,
    bleed: Math.max(bleedMm, LAYOUT_BLEED_MM) / mmPerUnit,
    mmPerUnit,
  };
}
