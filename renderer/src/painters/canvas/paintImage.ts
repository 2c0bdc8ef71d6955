import type { ImageNode } from '../../displayList.js';
import type { Brush } from './brush.js';

/** Draws the whole picture. Only clips crop it, never a source rectangle. */
export function paintImage({ context, assets, missing, recurring, uncut }: Brush, node: ImageNode): void {
  const picture = assets.image(node.src);
  if (!picture) {
    missing.add(node.src);
    return;
  }
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  if (recurring && uncut && assets.isOpaque?.(node.src)) recurring.draw(context, picture, node, uncut);
  else context.drawImage(picture, node.x, node.y, node.width, node.height);
}
