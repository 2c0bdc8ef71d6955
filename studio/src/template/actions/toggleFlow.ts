import type { Scene } from '@cardwright/renderer';
import type { Builder } from '../builder/createBuilder.js';
import { moveItems } from '../document/commands/items.js';
import { findItem } from '../document/find.js';
import { homesOf, isAtHome, returnHome } from '../document/homes.js';
import { OVERLAYS } from '../document/layers.js';
import { isOverlay, type Part, partsOf } from '../document/parts.js';
import type { Place } from '../document/types.js';
import { dropPlaceAt } from '../geometry/dropPlace.js';
import { centerOf } from '../../canvas/geometry/rects.js';
import { seenFrame } from './seenFrame.js';
import { unlockedParts } from './unlocked.js';

/**
 * Takes the selected items out of the flow, to where they are seen; or puts them into it: back to their places if they
 * have not been moved since, else into the section under them.
 */
export function toggleFlow(builder: Builder): void {
  const { scene } = builder.shown.getState();
  const { json_config: config } = builder.store.getState().document;
  const chosen = unlockedParts(builder).filter(({ item }) => item !== undefined);
  const [first] = chosen;
  if (scene === undefined || first === undefined) return;
  const ids = chosen.map(({ id }) => id);
  if (isOverlay(first)) {
    const { homes } = builder.session.getState();
    if (ids.every((id) => isAtHome(config, homes, id))) {
      builder.change('put into the flow', returnHome(homes, ids));
      return;
    }
    const place = placeUnder(builder, scene, chosen);
    if (place !== undefined) builder.change('put into the flow', moveItems(ids, place));
    return;
  }
  builder.change(
    'take out of the flow',
    moveItems(ids, { parentId: OVERLAYS, index: config.absoluteItems.length }, (id) =>
      seenFrame(scene, findItem(config, id)?.item ?? { id, classes: '' }),
    ),
  );
  const left = homesOf(config, builder.store.getState().document.json_config, ids);
  builder.session.setState(({ homes }) => ({ homes: new Map([...homes, ...left]) }));
}

/** In the section under the middle of the first item, among the items beside which it lies. */
function placeUnder({ store }: Builder, scene: Scene, chosen: readonly Part[]): Place | undefined {
  const { json_config: config } = store.getState().document;
  const rectOf = (id: string) => scene.items.find((item) => item.id === id)?.rect;
  const shown = rectOf(chosen[0]?.id ?? '');
  const point = shown === undefined ? { x: 0, y: 0 } : centerOf(shown);
  const under = config.sections.find(({ id }) => {
    const rect = rectOf(id);
    return rect !== undefined && point.y <= rect.y + rect.height;
  });
  const section = under ?? config.sections.at(-1);
  if (section === undefined) return undefined;
  const items = chosen.flatMap(({ item }) => item ?? []);
  const surroundings = { scene, parts: partsOf(config), config };
  return dropPlaceAt(surroundings, point, items, section.id)?.place;
}
