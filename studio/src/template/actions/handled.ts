import type { Scene } from '@cardwright/renderer';
import type { Builder } from '../builder/createBuilder.js';
import { partsOf } from '../document/parts.js';
import { isLocked } from '../document/locks.js';
import { type Placer, placerOf, selectedPlaced } from './placing.js';

/** An item that can be resized and turned by handles. */
export interface Handled extends Placer {
  readonly id: string;
}

/** The selected items that have a place of their own, unless they are locked. */
export function handledItems(builder: Builder, scene: Scene): readonly Handled[] {
  if (builder.isReadOnly) return [];
  const { json_config: config } = builder.store.getState().document;
  return selectedPlaced(builder).flatMap((item): Handled[] => {
    const placer = isLocked(partsOf(config), item.id) ? undefined : placerOf(scene, config, item);
    return placer === undefined ? [] : [{ id: item.id, ...placer }];
  });
}
