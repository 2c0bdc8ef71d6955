import type { TemplateConfig } from '@cardwright/renderer';
import isEqual from 'fast-deep-equal';
import { moveItems } from './commands/items.js';
import { findItem } from './find.js';
import { frameOfItem, isAbsolute } from './overlayFrame.js';
import { partsOf } from './parts.js';
import type { Frame, Place, Recipe } from './types.js';

/** Where an overlay was in the flow, and the frame that it had when it left. */
export interface Home {
  readonly place: Place;
  readonly previousId: string | undefined;
  readonly nextId: string | undefined;
  readonly frame: Frame;
}

/** Homes of overlays, by id. */
export type Homes = ReadonlyMap<string, Home>;

/** The homes of items that have left the flow. @param before the template in which they were in it */
export function homesOf(before: TemplateConfig, after: TemplateConfig, ids: readonly string[]): Homes {
  const parts = partsOf(before);
  return new Map(
    ids.flatMap((id): [string, Home][] => {
      const part = parts.get(id);
      const item = findItem(after, id)?.item;
      if (part === undefined || item === undefined || !isAbsolute(item)) return [];
      const { parentId, index } = part;
      const siblings = parts.get(parentId)?.childIds ?? [];
      const neighbours = { previousId: siblings[index - 1], nextId: siblings[index + 1] };
      return [[id, { place: { parentId, index }, ...neighbours, frame: frameOfItem(item) }]];
    }),
  );
}

/** Whether an overlay lies where it left the flow, so that it belongs back where it was. */
export function isAtHome(config: TemplateConfig, homes: Homes, id: string): boolean {
  const item = findItem(config, id)?.item;
  const home = homes.get(id);
  if (item === undefined || home === undefined || !isAbsolute(item)) return false;
  return isEqual(frameOfItem(item), home.frame) && partsOf(config).has(home.place.parentId);
}

/** Puts overlays back between the neighbours that they had. */
export function returnHome(homes: Homes, ids: readonly string[]): Recipe {
  return (template) => {
    for (const id of ids) {
      const home = homes.get(id);
      if (home !== undefined) moveItems([id], placeNow(template.json_config, home))(template);
    }
  };
}

/** One neighbour may have gone, or have left the flow as well. */
function placeNow(config: TemplateConfig, { place, previousId = '', nextId = '' }: Home): Place {
  const next = findItem(config, nextId);
  if (next?.parentId === place.parentId) return { ...place, index: next.index };
  const previous = findItem(config, previousId);
  if (previous?.parentId === place.parentId) return { ...place, index: previous.index + 1 };
  return place;
}
