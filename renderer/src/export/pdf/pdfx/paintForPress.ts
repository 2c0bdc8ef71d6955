import type { BrowserPool } from '../../browser/BrowserPool.js';
import type { PdfOptions } from '../types.js';
import { FaceFlattener } from './flattening/FaceFlattener.js';
import { pressPolicy } from './pressPolicy.js';
import type { PressPlan } from './PressPlan.js';
import { STANDARDS } from './standards.js';

/**
 * Lets `paint` paint in the colours of a press.
 * @param paint gets options for our own painter and, if the standard forbids transparency, what makes faces opaque
 * @throws CardwrightError `profile.unreadable`, and the errors of `paint`
 */
export async function paintForPress<Options extends PdfOptions, Result>(
  plan: PressPlan,
  options: Options,
  pool: BrowserPool,
  paint: (options: Options, flattener: FaceFlattener | undefined) => Promise<Result>,
): Promise<Result> {
  const press = await pressPolicy(plan, options.metadata?.title ?? '');
  const flattener = STANDARDS[plan.standard].allowsTransparency ? undefined : new FaceFlattener(options, pool);
  try {
    return await paint(
      { ...options, engine: 'cardwright', policy: press.policy, pictures: flattener ?? options.pictures },
      flattener,
    );
  } finally {
    press.free();
  }
}
