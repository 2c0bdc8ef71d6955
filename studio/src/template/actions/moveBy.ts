import type { Point } from '@cardwright/renderer';
import { sayWhyNot } from '../../actions/runAction.js';
import { together } from '../../editing/together.js';
import type { Builder } from '../builder/createBuilder.js';
import { moveItems } from '../document/commands/items.js';
import { moveSections } from '../document/commands/sections.js';
import { partsOf } from '../document/parts.js';
import { isPlaced, placerOf } from './placing.js';
import { selectedParts, wordsFor } from './selected.js';
import { unlockedParts, whyLocked } from './unlocked.js';

/** Moves the selected parts one place up or down among their siblings, or to an end. */
export function reorder(builder: Builder, step: -1 | 1, isToEnd = false): void {
  const { json_config: config } = builder.store.getState().document;
  const selected = unlockedParts(builder);
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

/** Moves the selected items that have a place of their own and are not locked. @param by units of the face */
function nudge(builder: Builder, by: Point): void {
  const { scene } = builder.shown.getState();
  const { json_config: config } = builder.store.getState().document;
  const items = unlockedParts(builder).flatMap(({ item }) => item ?? []);
  if (scene === undefined || items.length === 0) return;
  const ids = items.map(({ id }) => id);
  const moves = items.flatMap((item) => placerOf(scene, config, item)?.move(item.id, by) ?? []);
  builder.change(`move ${wordsFor(builder, ids)}`, together(...moves), `nudge ${ids.join(' ')}`);
}

/** An arrow key: nudges items that have a place of their own, and moves items of the flow along it. @returns whether it meant anything */
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
  const reason = whyLocked(builder);
  if (reason !== undefined) sayWhyNot('Move', reason);
  const [dx, dy] = way;
  const step = unitsPerStep * (isFar ? 10 : 1);
  if (selected.every(({ item }) => item !== undefined && isPlaced(item)))
    nudge(builder, { x: dx * step, y: dy * step });
  else reorder(builder, dx + dy < 0 ? -1 : 1, isFar);
  return true;
}
