import type { Point } from '@cardwright/renderer';
import type { Builder } from '../../../../template/builder/createBuilder.js';
import { toggle } from '../../../../template/builder/selecting.js';
import { partsOf } from '../../../../template/document/parts.js';
import { pick } from '../../../../template/geometry/picking.js';
import { writeSelection } from '../../../../template/actions/editSelection.js';
import { isPlaced } from '../../../../template/actions/placing.js';
import { selectedItems } from '../../../../template/actions/selected.js';
import { type CanvasView, toFace } from '../CanvasView.js';
import type { Drag, Modifiers } from './Drag.js';
import { FlowDrag } from './FlowDrag.js';
import { MarqueeDrag } from './MarqueeDrag.js';
import { PlaceDrag } from './PlaceDrag.js';
import { PanDrag } from './PanDrag.js';

/** A pointer that went down and has not moved yet. */
export interface Press {
  /** The point in the pane. */
  readonly from: Point;
  /** The part that the press selects. */
  readonly hitId: string | undefined;
  /** The selection before the press. */
  readonly before: readonly string[];
  readonly isTouch: boolean;
}

/** What a press at a point of the pane would select. */
function hitAt({ shown, store, session }: Builder, view: CanvasView, at: Point, isDeep: boolean): string | undefined {
  const { scene } = shown.getState();
  if (scene === undefined) return undefined;
  const { enteredId } = session.getState();
  return pick(scene, partsOf(store.getState().document.json_config), toFace(view, at), { enteredId, isDeep });
}

/** Selects what is under the pointer, unless it is selected already. */
export function press(builder: Builder, view: CanvasView, at: Point, keys: Modifiers, isTouch: boolean): Press {
  const { session, store } = builder;
  const { enteredId, selectedIds: before } = session.getState();
  const hitId = hitAt(builder, view, at, keys.ctrlKey || keys.metaKey);
  const pressed = { from: at, hitId, before, isTouch };
  if (hitId === undefined) return pressed;
  const parts = partsOf(store.getState().document.json_config);
  if (enteredId !== undefined && parts.get(hitId)?.parentId !== enteredId) session.setState({ enteredId: undefined });
  if (keys.shiftKey) session.setState(toggle(session.getState(), hitId));
  else if (!before.includes(hitId)) builder.selectParts([hitId]);
  return pressed;
}

/** A press that was not a drag: of several, only what was pressed stays selected; beside the face, nothing. */
export function release(builder: Builder, { hitId }: Press, { shiftKey }: Modifiers): void {
  if (shiftKey) return;
  builder.selectParts(hitId === undefined ? [] : [hitId]);
  if (hitId === undefined) builder.session.setState({ enteredId: undefined });
}

/** What a press becomes when the pointer moves: items are dragged; beside them, a finger pans and a mouse selects. */
export function dragFrom(
  builder: Builder,
  view: CanvasView,
  { from, hitId, before, isTouch }: Press,
  keys: Modifiers,
): Drag {
  const { scene } = builder.shown.getState();
  const parts = partsOf(builder.store.getState().document.json_config);
  const item = parts.get(hitId ?? '')?.item;
  if (scene !== undefined && item !== undefined && !builder.isReadOnly)
    return isPlaced(item)
      ? new PlaceDrag(builder, scene, view, toFace(view, from), keys.altKey)
      : new FlowDrag(builder, scene);
  return isTouch ? new PanDrag(builder, from) : new MarqueeDrag(builder, toFace(view, from), before);
}

/** A double-click writes a text of the template's own, or goes into a group and selects what is under the pointer. */
export function enterAt(builder: Builder, view: CanvasView, at: Point): void {
  const [item] = selectedItems(builder);
  if (item?.children === undefined) {
    writeSelection(builder);
    return;
  }
  builder.session.setState({ enteredId: item.id });
  const hitId = hitAt(builder, view, at, false);
  if (hitId !== undefined && hitId !== item.id) builder.selectParts([hitId]);
}
