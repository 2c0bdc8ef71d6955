import type { BannerPart, Rect } from '@cardwright/renderer';
import type { ShownSize } from '../../../banners/sizes.js';
import { useChange } from '../BannerContext.js';
import { placeOf } from './putPart.js';

/** Puts a part into a rectangle, pixels of the banner, in this size only. What was resized once keeps its size. */
export function usePutPart(
  part: BannerPart,
  size: ShownSize,
): (rect: Rect, doing: 'move' | 'resize', gesture: string) => void {
  const change = useChange();
  return (rect, doing, gesture) =>
    change(
      `${doing} ${part}`,
      ({ design: { places } }) => {
        const isSized = doing === 'resize' || places[size.id]?.[part]?.width !== undefined;
        places[size.id] = { ...places[size.id], [part]: placeOf(rect, size, isSized) };
        return undefined;
      },
      gesture,
    );
}
