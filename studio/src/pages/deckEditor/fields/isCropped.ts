import type { SceneItem } from '@cardwright/renderer';

/** Whether part of an item's picture is outside of its frame. */
export function isCropped({ image, drawing, rect }: SceneItem): boolean {
  const whole = image?.drawn ?? drawing;
  return whole !== undefined && (whole.width > rect.width + 0.5 || whole.height > rect.height + 0.5);
}
