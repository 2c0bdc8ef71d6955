import type { Problem } from '../../errors.js';
import type { Scene } from '../../displayList.js';
import { blends, limitsInk } from '../../press/blending.js';
import type { ProductPlan } from './planExport.js';

/**
 * Reports that PDF/X-4 has pictures instead of layers that blend, such as multiply: inks blend to other colours, and could
 * add up to more than the ink limit (decision 45).
 */
export function blendedInk(product: ProductPlan, scene: Scene): readonly Problem[] {
  const press = 'press' in product ? product.press : undefined;
  if (press?.standard !== 'x4' || !limitsInk(press.inkLimit)) return [];
  if (!scene.nodes.some(blends)) return [];
  return [
    {
      code: 'press.blended_ink',
      severity: 'info',
      path: 'options.ink_limit',
      message: `Some faces have layers that blend, such as multiply. They and what is below them are in the file as pictures of 400 dpi, because inks blend to other colours than those on the screen, and could add up to more than ${press.inkLimit}%.`,
      fix: 'Choose an ink limit of 400% if the print shop should mix these layers.',
    },
  ];
}
