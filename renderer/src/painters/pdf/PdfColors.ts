import type { GradientStop, HexColor } from '../../displayList.js';

/**
 * What a colour is for: letters, thin lines (up to a point), the patches of a colour bar, or everything else. Press policies
 * treat them differently.
 */
export type PaintUse = 'text' | 'hairline' | 'patch' | 'area';

/** How a colour is chosen in a content stream. */
export interface PdfInk {
  /** Operators that choose the colour without its opacity, such as `1 0 0 rg`. */
  readonly operators: string;
  /** Whether it prints on top of what lies below instead of knocking it out; the painter sets the graphics state. */
  readonly overprints?: boolean;
}

/**
 * Turns the scene's colours into those of a PDF. Every colour that the painter and the sheets write passes through one of
 * these methods, and nothing else names a colour space. Opacity (`#rrggbbaa`) is the painter's business: ignore it.
 * Pictures and the end of the file belong to the same policy: see `PdfColorPolicy`.
 */
export interface PdfColors {
  fill(color: HexColor, use: PaintUse, points?: number): PdfInk;
  /** @param points the size of letters, also for `fill`; large ones may keep their colour */
  stroke(color: HexColor, use: PaintUse, points?: number): PdfInk;
  /** The colour space of gradients and of transparency groups, as a PDF expression: `/DeviceRGB`. */
  readonly space: string;
  /** A gradient's stops in that space. PDF readers mix the components between two stops in straight lines. */
  stops(stops: readonly GradientStop[]): readonly ComponentStop[];
}

export interface ComponentStop<Components extends readonly number[] = readonly number[]> {
  readonly offset: number;
  /** Each from 0 to 1. */
  readonly components: Components;
}
