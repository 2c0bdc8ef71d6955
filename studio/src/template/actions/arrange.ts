import { apply, IDENTITY, invert, multiply, type Rect, type SceneItem, transformRect } from '@cardwright/renderer';
import type { Axis } from '../../canvas/geometry/rects.js';
import { matrixOf } from '../../canvas/geometry/seen.js';
import { together } from '../../editing/together.js';
import type { Builder } from '../builder/createBuilder.js';
import { isLocked } from '../document/locks.js';
import { partsOf } from '../document/parts.js';
import { aligned, distributed, type Edge, sameSize } from '../geometry/arranging.js';
import { type Placer, placerOf, selectedPlaced } from './placing.js';

type Rects = ReadonlyMap<string, Rect>;
type Placers = ReadonlyMap<string, Placer>;
type Fixed = ReadonlySet<string>;

/** How the selected items that have a place of their own are placed. */
function selectedPlacers(builder: Builder): Placers {
  const { scene } = builder.shown.getState();
  if (scene === undefined) return new Map();
  const { json_config: config } = builder.store.getState().document;
  return new Map(
    selectedPlaced(builder).flatMap((item): [string, Placer][] => {
      const placer = placerOf(scene, config, item);
      return placer === undefined ? [] : [[item.id, placer]];
    }),
  );
}

/** The group in which all selected items are placed, if it is one: they line up in it, however it is turned. */
function sharedGroup(builder: Builder, ids: readonly string[]): SceneItem | undefined {
  const parts = partsOf(builder.store.getState().document.json_config);
  const [parentId = '', ...others] = new Set(ids.map((id) => parts.get(id)?.parentId));
  return others.length > 0 ? undefined : builder.shown.getState().scene?.items.find(({ id }) => id === parentId);
}

/** The parts that are locked: the others line up with them. */
function lockedOf({ store }: Builder, placers: Placers): Fixed {
  const parts = partsOf(store.getState().document.json_config);
  return new Set([...placers.keys()].filter((id) => isLocked(parts, id)));
}

/** Moves the selected items by a rule about the rectangles around them, and around the group or face that they are in. */
function arrange(builder: Builder, label: string, rule: (rects: Rects, fixed: Fixed, whole: Rect) => Rects): void {
  const { scene } = builder.shown.getState();
  const placers = selectedPlacers(builder);
  if (scene === undefined || placers.size === 0) return;
  const group = sharedGroup(builder, [...placers.keys()]);
  const space = group === undefined ? IDENTITY : matrixOf(group);
  const fromFace = invert(space) ?? IDENTITY;
  const rects = new Map(
    [...placers].map(([id, { seen }]) => [id, transformRect(multiply(fromFace, matrixOf(seen)), seen.rect)]),
  );
  const fixed = lockedOf(builder, placers);
  const placed = rule(rects, fixed, group?.rect ?? { x: 0, y: 0, width: scene.width, height: scene.height });
  const moves = [...placers].flatMap(([id, { move }]) => {
    if (fixed.has(id)) return [];
    const [from, to] = [rects.get(id), placed.get(id)];
    if (from === undefined || to === undefined) return [];
    const [start, end] = [apply(space, from), apply(space, to)];
    return [move(id, { x: end.x - start.x, y: end.y - start.y })];
  });
  builder.change(label, together(...moves));
}

export function alignSelection(builder: Builder, edge: Edge): void {
  arrange(builder, `align ${edge}`, (rects, fixed, whole) => aligned(rects, edge, whole, fixed));
}

export function distributeSelection(builder: Builder, axis: Axis): void {
  arrange(builder, 'make gaps equal', (rects, fixed) => distributed(rects, axis, fixed));
}

export function matchSizes(builder: Builder, axis: Axis): void {
  const placers = selectedPlacers(builder);
  const fixed = lockedOf(builder, placers);
  const sized = sameSize(new Map([...placers].map(([id, { seen }]) => [id, seen.rect])), axis, fixed);
  const changes = [...placers]
    .filter(([id]) => !fixed.has(id))
    .map(([id, { seen, place }]) => place(id, { ...seen, rect: sized.get(id) ?? seen.rect }));
  builder.change(axis === 'x' ? 'make widths equal' : 'make heights equal', together(...changes));
}
