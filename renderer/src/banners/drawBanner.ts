import type { Scene } from '../displayList.js';
import type { SceneSource } from '../plan/sceneSource.js';
import { bannerFace, type BannerOrder } from './bannerFace.js';
import { composeBanner } from './composeBanner.js';

/** The scene of a banner. The studio, the server and the command line all draw this one. */
export async function drawBanner(order: BannerOrder, scenes: Pick<SceneSource, 'scene'>): Promise<Scene> {
  const [banner, ...cards] = await Promise.all([bannerFace(order), ...order.cards].map((face) => scenes.scene(face)));
  if (banner === undefined) throw new RangeError('A banner has a scene.');
  return composeBanner(banner, cards);
}
