import type { PicturedText, TextNode } from '../../displayList.js';
import { decimal } from '../decimal.js';
import { opacityOf } from './gradientShading.js';
import { penOf, setFill, setStroke } from './paintPath.js';
import type { PdfBrush } from './PdfBrush.js';
import { numbers } from './PdfContent.js';

/** Readers skip letters whose text is empty, so that outlines and shadows are not read twice. */
const UNREAD = '/Span<</ActualText<FEFF>>>BDC';

export function paintText(brush: PdfBrush, node: TextNode): void {
  const { content, resources } = brush;
  const { face, text, size, direction, letterSpacing, x, y, fill, pen } = node;
  const font = resources.font(face);
  // A span in another one would be read.
  const letters = font.show(text, { size, direction, letterSpacing, isUnread: pen !== undefined });
  if (letters === '') return;
  const isDrawn = pen !== undefined && pen > 0;
  // In black alone, a see-through shadow would remove the other inks below it, and look lighter than its background.
  const isShade = pen !== undefined && (brush.isFaint || opacityOf(fill) < 1);
  if (!(isDrawn ? setStroke : setFill)(brush, node, fill, isShade ? 'area' : 'text')) return;
  if (isDrawn) content.set('pen', penOf({ width: pen, join: 'round' }));
  content.set('mode', `${isDrawn ? 1 : 0} Tr`);
  content.set('font', `/${font.name} ${decimal(size)} Tf`, font.name);
  // The face's space grows downwards, so letters are turned back up.
  const shown = `BT 1 0 0 -1 ${numbers(x, y)} Tm\n${letters} ET`;
  content.write(pen === undefined ? shown : `${UNREAD} ${shown} EMC`);
}

/** Paints nothing, but readers find the text there: mode 3 is invisible. */
export function paintUnseen({ content, resources }: PdfBrush, { text, x, y, width, size }: PicturedText): void {
  const { font, letter } = resources.unseen(text);
  content.set('mode', '3 Tr');
  content.set('font', `/${font} ${decimal(size)} Tf`, font);
  content.write(`BT 1 0 0 -1 ${numbers(x, y)} Tm ${decimal((100 * width) / size)} Tz ${letter} Tj 100 Tz ET`);
}
