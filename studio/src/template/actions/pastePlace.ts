import type { TemplateConfig, TemplateItem } from '@cardwright/renderer';
import isEqual from 'fast-deep-equal';
import type { BuilderSession } from '../builder/builderSession.js';
import { OVERLAYS } from '../document/layers.js';
import { isAbsolute } from '../document/overlayFrame.js';
import { isOverlay, partsOf } from '../document/parts.js';
import type { Place } from '../document/types.js';
import { insertPlace } from './insertPlace.js';

/**
 * Where copied items go: overlays stay overlays, and a group that was copied does not take the copy of itself.
 * @param copied with the ids that they had @param items with new ones
 */
export function pastePlace(
  config: TemplateConfig,
  session: Pick<BuilderSession, 'selectedIds' | 'enteredId'>,
  copied: readonly TemplateItem[],
  items: readonly TemplateItem[],
): Place {
  const parts = partsOf(config);
  const selected = parts.get(session.selectedIds.at(-1) ?? '');
  if (copied.every(isAbsolute)) {
    const index = isOverlay(selected) ? (selected?.index ?? 0) + 1 : config.absoluteItems.length;
    return { parentId: OVERLAYS, index };
  }
  if (selected?.item !== undefined && copied.some((item) => isEqual(item, selected.item)))
    return { parentId: selected.parentId, index: selected.index + 1 };
  return insertPlace(config, session, items);
}
