import type { Matrix } from '../geometry.js';
import type { LaidOutBox } from '../layout/laidOut.js';
import type { Length } from '../resolve/style.js';

/** A box's rotation, scale and translation about its centre; undefined when it has none. */
export function boxTransform(box: LaidOutBox): Matrix | undefined {
  const { style } = box.source;
  const degrees = boxRotation(box);
  const [scaleX, scaleY] = [style.scaleX ?? 1, style.scaleY ?? 1];
  const moveX = resolveLength(style.translateX, box.rect.width);
  const moveY = resolveLength(style.translateY, box.rect.height);
  if (degrees % 360 === 0 && scaleX === 1 && scaleY === 1 && moveX === 0 && moveY === 0) return undefined;
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const matrix = [cos * scaleX, sin * scaleX, -sin * scaleY, cos * scaleY] as const;
  const x = box.rect.x + box.rect.width / 2;
  const y = box.rect.y + box.rect.height / 2;
  return [
    ...matrix,
    x + moveX - matrix[0] * x - matrix[2] * y,
    y + moveY - matrix[1] * x - matrix[3] * y,
  ] as const satisfies Matrix;
}

/** Degrees clockwise: the absolute item's own rotation plus that of its classes. */
export function boxRotation(box: LaidOutBox): number {
  return box.rotation + (box.source.style.rotate ?? 0);
}

function resolveLength(length: Length | undefined, whole: number): number {
  if (length === undefined || length === 'auto') return 0;
  return length.unit === '%' ? (length.value / 100) * whole : length.value;
}
