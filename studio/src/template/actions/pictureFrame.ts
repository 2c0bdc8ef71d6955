import type { Point, Size } from '@cardwright/renderer';
import type { Frame } from '../document/types.js';
import { frameOfRect } from '../geometry/frames.js';

/** The most of the face that a new picture takes along each axis. */
const SHARE = 0.5;

/** Where a new picture lies: in its own proportions, inside the face. @param at its middle, in units */
export function pictureFrame(picture: Size, face: Size, at: Point = { x: face.width / 2, y: face.height / 2 }): Frame {
  const scale = Math.min((face.width * SHARE) / picture.width, (face.height * SHARE) / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const within = (middle: number, size: number, whole: number): number =>
    Math.min(whole - size, Math.max(0, middle - size / 2));
  const corner = { x: within(at.x, width, face.width), y: within(at.y, height, face.height) };
  return frameOfRect({ ...corner, width, height }, face);
}
