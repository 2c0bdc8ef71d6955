import { parseClasses, type Scene } from '@cardwright/renderer';
import { seenOf } from '../../canvas/geometry/seen.js';
import { NEW_FRAME } from '../document/overlayFrame.js';
import type { Frame } from '../document/types.js';
import { frameOfRect } from '../geometry/frames.js';
import { inUnits, round } from '../styling/quantity.js';
import { laidOutAt } from './laidOutAt.js';
import { NO_TOKENS } from '../styling/noTokens.js';

/** The frame that keeps an item where it is seen when it leaves the flow. What its classes do to it still counts. */
export function seenFrame(scene: Scene, { id, classes }: { readonly id: string; readonly classes: string }): Frame {
  const shown = scene.items.find((item) => item.id === id);
  if (shown === undefined) return NEW_FRAME;
  const { style } = parseClasses(classes, NO_TOKENS);
  const seen = seenOf(shown);
  const rect = laidOutAt(seen, style);
  const corner = {
    x: rect.x - inUnits(style.margin?.left, scene.width),
    y: rect.y - inUnits(style.margin?.top, scene.width),
  };
  const frame = frameOfRect({ ...rect, ...corner }, scene, seen.rotation - (style.rotate ?? 0));
  return {
    x: round(frame.x),
    y: round(frame.y),
    width: round(frame.width),
    height: round(frame.height),
    rotation: round(frame.rotation),
  };
}
