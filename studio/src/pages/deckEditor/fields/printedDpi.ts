import { MM_PER_INCH, type FaceGeometry, type Scene } from '@cardwright/renderer';

export interface Printed {
  readonly width: number;
  readonly height: number;
  /** Absent for drawings. */
  readonly dpi?: number;
}

/** The print resolution of a scene's picture; undefined if the scene has none. */
export function printedDpi(item: Scene['items'][number] | undefined, face: FaceGeometry): Printed | undefined {
  if (item?.image === undefined) return undefined;
  const { intrinsic, drawn, src } = item.image;
  const size = { width: Math.round(intrinsic.width), height: Math.round(intrinsic.height) };
  const inches = (drawn.width * face.mmPerUnit) / MM_PER_INCH;
  const isVector = /\.svg(?:[?#]|$)|^data:image\/svg/i.test(src);
  return isVector || inches === 0 ? size : { ...size, dpi: Math.round(intrinsic.width / inches) };
}
