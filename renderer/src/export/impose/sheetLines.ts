import { FOOTER_INK } from '../../imposition/footerText.js';
import type { Scene } from '../../displayList.js';
import { LineSetter } from './LineSetter.js';
import type { PlannedSide } from './planRun.js';
import { sheetScene } from './sheetScene.js';

/** The name of a footer or of a card's label in errors. */
export const LINE_LABEL = 'the text beside the cards';

/** The lines of text on all sides, in their order, in mm. */
export async function lineScenes(sides: readonly PlannedSide[]): Promise<readonly Scene[]> {
  const lines = sides.flatMap((side) => side.lines);
  if (lines.length === 0) return [];
  const setter = await LineSetter.open();
  try {
    const scenes: Scene[] = [];
    for (const { text, cell } of lines) {
      const { width, height } = cell.rect;
      const [across, along] = [Math.min(width, height), Math.max(width, height)];
      const style = { x: 0, y: across * FOOTER_INK.baseline, size: across * FOOTER_INK.size, color: FOOTER_INK.color };
      scenes.push(sheetScene(await setter.line(text, style), { width: along, height: across }));
    }
    return scenes;
  } finally {
    setter.dispose();
  }
}
