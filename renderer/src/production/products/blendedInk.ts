import type { Problem } from '../../errors.js';
import type { Scene } from '../../displayList.js';
import { paintedLeaves } from '../../preflight/paintedLeaves.js';
import type { ProductPlan } from './planExport.js';

/**
 * Reports that a face has layers that blend, such as multiply, in a file where the printer mixes them: each is below the ink
 * limit, but their inks add up (decision 45). PDF/X-1a gets such faces as pictures, mixed before the limit.
 */
export function blendedInk(product: ProductPlan, scene: Scene): readonly Problem[] {
  const press = 'press' in product ? product.press : undefined;
  if (press?.standard !== 'x4' || !paintedLeaves(scene).some(({ blend }) => blend !== 'normal')) return [];
  return [
    {
      code: 'press.blended_ink',
      severity: 'warning',
      path: 'options.ink_limit',
      message: `Some faces have layers that blend, such as multiply. In PDF/X-4 they are mixed at the printer's, where their inks add up and may exceed ${press.inkLimit}%.`,
      fix: 'Choose PDF/X-1a, where the export mixes them and keeps to the limit, or a design without such layers.',
    },
  ];
}
