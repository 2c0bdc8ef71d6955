import type { SnapSides } from '../../../../canvas/geometry/snapping.js';

/** Which edges a handle of Konva's transformer moves, by its name: 'top-left', 'middle-right'. */
export function sidesOfAnchor(anchor: string | null): SnapSides {
  const has = (word: string): boolean => anchor?.includes(word) === true;
  return {
    x: has('left') ? ['start'] : has('right') ? ['end'] : [],
    y: has('top') ? ['start'] : has('bottom') ? ['end'] : [],
  };
}
