import { parseClasses, type Scene } from '@cardwright/renderer';
import { NEW_FRAME } from '../document/overlayFrame.js';
import type { Frame } from '../document/types.js';
import { frameOfRect } from '../geometry/frames.js';
import { inUnits } from '../styling/quantity.js';

const NO_TOKENS = new Map<string, string>();

/** The frame that keeps an item where it is seen when it leaves the flow. Its margins and its rotation still count. */
export function seenFrame(scene: Scene, { id, classes }: { readonly id: string; readonly classes: string }): Frame {
  const shown = scene.items.find((item) => item.id === id);
  if (shown === undefined) return NEW_FRAME;
  const { margin, rotate = 0 } = parseClasses(classes, NO_TOKENS).style;
  const { rect, rotation } = shown;
  const corner = { x: rect.x - inUnits(margin?.left, scene.width), y: rect.y - inUnits(margin?.top, scene.width) };
  return frameOfRect({ ...rect, ...corner }, scene, rotation - rotate);
}
