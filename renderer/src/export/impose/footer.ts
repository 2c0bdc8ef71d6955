import { FOOTER_LENGTH } from '../../imposition/footerCell.js';
import { FOOTER_INK } from '../../imposition/footerText.js';
import type { Rect } from '../../geometry.js';
import type { Scene } from '../../displayList.js';
import { LineSetter } from './LineSetter.js';
import type { PlannedSide } from './planRun.js';
import { sheetScene } from './sheetScene.js';

/** What a footer is called in errors. */
export const FOOTER_LABEL = 'the footer';

/** The footers of all sides that have one, in their order, in mm. */
export async function footerScenes(sides: readonly PlannedSide[]): Promise<readonly Scene[]> {
  const footers = sides.flatMap(({ footer }) => footer ?? []);
  if (footers.length === 0) return [];
  const setter = await LineSetter.open();
  try {
    const scenes: Scene[] = [];
    for (const { text, cell } of footers) {
      const height = shortSide(cell.rect);
      const style = { x: 0, y: height * FOOTER_INK.baseline, size: height * FOOTER_INK.size, color: FOOTER_INK.color };
      scenes.push(sheetScene(await setter.line(text, style), { width: FOOTER_LENGTH, height }));
    }
    return scenes;
  } finally {
    setter.dispose();
  }
}

const shortSide = ({ width, height }: Rect): number => Math.min(width, height);
