import type { Scene } from '../../../displayList.js';
import { PathCache } from '../../../preflight/PathCache.js';
import type { PictureSource } from '../../browser/assets.js';
import type { BrowserPool } from '../../browser/BrowserPool.js';
import type { PdfOptions } from '../types.js';
import { FaceFlattener } from './flattening/FaceFlattener.js';
import { flatteningRuleOf } from './flattening/flatteningRuleOf.js';
import { mixTints } from './flattening/mixTints.js';
import { pressPolicy } from './pressPolicy.js';
import type { PressPlan } from './PressPlan.js';
import { PictureReducer } from './reducing/PictureReducer.js';
import { type ScenePass, ScenePasses } from './ScenePass.js';
import { STANDARDS } from './standards.js';

/**
 * Lets `paint` paint in the colours of a press.
 * @param paint gets options for our own painter, and what prepares faces as the standard requires
 * @throws CardwrightError `profile.unreadable`, and the errors of `paint`
 */
export async function paintForPress<Options extends PdfOptions, Result>(
  plan: PressPlan,
  options: Options,
  pool: BrowserPool,
  paint: (options: Options, passes: ScenePasses) => Promise<Result>,
): Promise<Result> {
  const press = await pressPolicy(plan, options.metadata?.title ?? '');
  const passes: ScenePass[] = [];
  const pictures = (): PictureSource => passes.at(-1) ?? options.pictures;
  const { allowsRgb, allowsTransparency } = STANDARDS[plan.standard];
  // JPEGs stay as they are in RGB.
  if (!allowsRgb) passes.push(new PictureReducer({ ...options, pictures: pictures() }));
  const rule = flatteningRuleOf(plan, pictures());
  if (rule !== undefined) passes.push(new FaceFlattener({ ...options, pictures: pictures() }, pool, rule));
  try {
    const painted = { ...options, engine: 'cardwright', policy: press.policy, pictures: pictures() } as const;
    const paths = new PathCache();
    const mix = allowsRgb ? undefined : (scene: Scene): Scene => mixTints(scene, paths, !allowsTransparency);
    return await paint(painted, new ScenePasses(passes, mix));
  } finally {
    press.free();
  }
}
