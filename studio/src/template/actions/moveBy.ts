import type { Builder } from '../builder/createBuilder.js';
import { moveItems } from '../document/commands/items.js';
import { setFrames } from '../document/commands/properties.js';
import { moveSections } from '../document/commands/sections.js';
import { isOverlay, partsOf } from '../document/parts.js';
import type { Frame } from '../document/types.js';
import { selectedOverlays, selectedParts, wordsFor } from './selected.js';

/** Moves the selected parts one place up or down among their siblings, or to an end. */
export function reorder(builder: Builder, step: -1 | 1, isToEnd = false): void {
  const { json_config: config } = builder.store.getState().document;
  const selected = selectedParts(builder);
  const [first, last] = [selected[0], selected.at(-1)];
  if (first === undefined || last === undefined) return;
  const areSections = selected.every(({ section }) => section !== undefined);
  const parent = partsOf(config).get(first.parentId);
  if (!areSections && (parent === undefined || selected.some(({ parentId }) => parentId !== parent.id))) return;
  const end = areSections ? config.sections.length : (parent?.childIds.length ?? 0);
  const to = isToEnd ? (step < 0 ? 0 : end) : step < 0 ? first.index - 1 : last.index + 2;
  if (to < 0 || to > end) return;
  const ids = selected.map(({ id }) => id);
  builder.change(
    `move ${wordsFor(builder, ids)}`,
    areSections ? moveSections(ids, to) : moveItems(ids, { parentId: first.parentId, index: to }),
  );
}

/** Moves overlays by units. */
export function nudge(builder: Builder, dx: number, dy: number): void {
  const face = builder.shown.getState().scene;
  const overlays = selectedOverlays(builder);
  if (face === undefined || overlays.length === 0) return;
  const frames = new Map(
    overlays.map(({ id, x, y }): [string, Partial<Frame>] => [
      id,
      { x: x + (dx / face.width) * 100, y: y + (dy / face.height) * 100 },
    ]),
  );
  const ids = overlays.map(({ id }) => id);
  builder.change(`move ${wordsFor(builder, ids)}`, setFrames(frames), `nudge ${ids.join(' ')}`);
}

/** An arrow key: nudges overlays, and moves items of the flow along it. @returns whether it meant anything */
export function moveByArrow(builder: Builder, key: string, isFar: boolean, unitsPerStep: number): boolean {
  const ways: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const way = ways[key];
  const selected = selectedParts(builder);
  if (way === undefined || selected.length === 0) return false;
  const [dx, dy] = way;
  const step = unitsPerStep * (isFar ? 10 : 1);
  if (selected.every(isOverlay)) nudge(builder, dx * step, dy * step);
  else reorder(builder, dx + dy < 0 ? -1 : 1, isFar);
  return true;
}
