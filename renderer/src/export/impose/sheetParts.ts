import type { PlannedSide } from './planRun.js';
import type { SheetFile, SheetPdfOptions } from './types.js';

export type SheetPart = SheetFile['part'];

export function printsBacks({ fold = 'none', backs }: SheetPdfOptions): boolean {
  return fold !== 'none' || backs !== 'none';
}

/** The files that a run makes. */
export function partsOf({ fold = 'none', backs }: SheetPdfOptions): SheetPart[] {
  return fold === 'none' && backs === 'separate' ? ['fronts', 'backs'] : ['all'];
}

export function isOfPart(part: SheetPart, { side }: Pick<PlannedSide, 'side'>): boolean {
  return part === 'all' || (side === 'back') === (part === 'backs');
}
