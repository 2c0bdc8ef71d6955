import type { Size } from '../../geometry.js';
import { MM_PER_POINT } from '../../schema/values/units.js';
import { BLACK, type Mark } from '../marks/types.js';

/**
 * The marks that cutting plotters with an optical sensor look for, in the style of Silhouette's: a filled square at the
 * top left, and angles at the top right and bottom left. The numbers are inferred from open tools that drive these
 * machines; the plotter's program must be set to the same ones.
 */
export const PLOTTER_MARK = {
  /** mm from the edges of the paper to the outside of the marks: a quarter inch. */
  inset: 6.35,
  /** mm */
  square: 5,
  /** mm */
  arm: 20,
  /** mm */
  thickness: 0.5,
} as const;

/** mm around the marks that must stay empty: next to cards at least, and further from small print. */
const QUIET = 1;
export const PLOTTER_QUIET = 5;

/** The least distance of printing from the edges of the paper, in mm, so that the sensor sees only the marks. */
export const PLOTTER_MARGIN = PLOTTER_MARK.inset + PLOTTER_MARK.square + QUIET;

/** @param sheet mm */
export function plotterMarks({ width, height }: Size): Mark[] {
  const { inset, square, arm, thickness } = PLOTTER_MARK;
  const line = { type: 'line', color: BLACK, width: thickness / MM_PER_POINT } as const;
  // The middles of the lines, so that their outsides are at the inset.
  const middle = inset + thickness / 2;
  const [right, bottom] = [width - middle, height - middle];
  return [
    { type: 'patch', x: inset, y: inset, width: square, height: square, color: BLACK },
    { ...line, x1: width - inset - arm, y1: middle, x2: width - inset, y2: middle },
    { ...line, x1: right, y1: inset, x2: right, y2: inset + arm },
    { ...line, x1: inset, y1: bottom, x2: inset + arm, y2: bottom },
    { ...line, x1: middle, y1: height - inset - arm, x2: middle, y2: height - inset },
  ];
}
