import type { LaidOutContent } from '../../layout/laidOut.js';
import type { SceneNode } from '../../displayList.js';
import { quantized } from '../quantized.js';
import { fitTransform } from './text.js';

/** How visible the icons of a row are that its number does not reach. */
const FAINT = 0.25;

export function iconNodes(content: Extract<LaidOutContent, { type: 'icons' }>): SceneNode[] {
  return content.icons.map(({ rect, faint }) =>
    quantized({
      type: 'group',
      transform: fitTransform(content.art.viewBox, rect),
      ...(faint ? { opacity: FAINT } : {}),
      children: content.art.nodes,
    }),
  );
}
