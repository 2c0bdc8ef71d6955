import { templateGeometry, type Template, type TemplateItem } from '@cardwright/renderer';
import { frameOfItem, isAbsolute } from '../document/overlayFrame.js';
import type { Frame } from '../document/types.js';
import { round } from '../styling/quantity.js';

type Face = Pick<Template, 'ratio'>;

/**
 * An item of a face as it lies on a face of another format: an overlay is as large as it was, in units, and as far
 * between the upper and the lower edge. One that would be higher than the face keeps its share of it.
 */
export function onFaceOf(item: TemplateItem, from: Face, to: Face): TemplateItem {
  const ratio = templateGeometry(from).height / templateGeometry(to).height;
  return isAbsolute(item) && ratio !== 1 ? { ...item, ...heightened(frameOfItem(item), ratio) } : item;
}

function heightened(frame: Frame, ratio: number): Frame {
  const height = round(frame.height * ratio);
  if (height >= 100 || frame.height >= 100) return frame;
  return { ...frame, height, y: round((frame.y / (100 - frame.height)) * (100 - height)) };
}
