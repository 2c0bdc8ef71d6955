import type { LaidOutContent } from '../../layout/laidOut.js';
import type { SceneNode } from '../../displayList.js';
import { quantized } from '../quantized.js';
import { fitTransform, textNodes } from './text.js';

/** Opacity of the icons in a row beyond its number. */
const FAINT = 0.25;

export function iconNodes(content: Extract<LaidOutContent, { type: 'icons' }>): SceneNode[] {
  const icons = content.icons.map(({ rect, faint }) =>
    quantized({
      type: 'group',
      transform: fitTransform(content.art.viewBox, rect),
      ...(faint ? { opacity: FAINT } : {}),
      children: content.art.nodes,
    }),
  );
  return content.inWords === undefined ? icons : [...icons, ...textNodes(content.inWords, undefined)];
}
