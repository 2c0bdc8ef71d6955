import type { Rect } from '../geometry.js';
import type { ResolvedBox } from '../resolve/resolvedFace.js';
import type { Style } from '../resolve/style.js';
import type { SceneIssue } from '../displayList.js';
import type { LaidOutContent } from './laidOut.js';
import type { PreparedContent } from './prepareContent.js';
import type { TextLayout } from './text/types.js';

/** Rounding errors in layout must not count as overflow. */
const TOLERANCE = 0.02;

/** Puts prepared content into the rectangles that layout found, and reports text that does not fit. */
export function fitContent(
  prepared: PreparedContent,
  leaves: readonly Rect[],
  source: ResolvedBox,
  issues: SceneIssue[],
): LaidOutContent | null {
  const [rect] = leaves;
  switch (prepared.type) {
    case 'shape':
      return prepared;
    case 'icons':
      return {
        type: 'icons',
        art: prepared.art,
        icons: leaves.map((each, index) => ({ rect: each, faint: index >= prepared.count })),
      };
    case 'picture':
      return rect === undefined ? null : { type: 'picture', rect, picture: prepared.picture, fit: prepared.fit };
    case 'text': {
      if (rect === undefined) return null;
      const layout = prepared.text.fit(rect.width + TOLERANCE, rect.height + TOLERANCE);
      reportText(layout, source.id, issues);
      const slack = Math.max(0, rect.height - layout.height) * verticalPlace(source.style);
      return { type: 'text', rect: { ...rect, y: rect.y + slack, height: rect.height - slack }, layout };
    }
  }
}

/** Text that was shrunk leaves free space, which is distributed by the box's own alignment. */
function verticalPlace(style: Style): number {
  const isRow = style.flexDirection?.startsWith('row') ?? style.display === 'flex';
  const place = isRow ? style.alignItems : style.justifyContent;
  return place === 'center' ? 0.5 : place === 'end' ? 1 : 0;
}

function reportText(layout: TextLayout, itemId: string, issues: SceneIssue[]): void {
  if (layout.overflow !== undefined) {
    issues.push({
      code: 'text.overflow',
      itemId,
      message:
        layout.overflow.kind === 'shrink'
          ? `The text does not fit, not even at its smallest size of ${layout.fontSize} units.`
          : `The text does not fit and was cut (${layout.overflow.kind}).`,
      details: { kind: layout.overflow.kind, width: layout.overflow.width, height: layout.overflow.height },
    });
  }
  if (layout.missingGlyphs.length > 0) {
    issues.push({
      code: 'text.missing_glyph',
      itemId,
      message: `No font has a glyph for ${layout.missingGlyphs.map((glyph) => `“${glyph}”`).join(', ')}.`,
      details: { characters: layout.missingGlyphs.join('') },
    });
  }
}
