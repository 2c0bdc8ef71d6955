import { describe, expect, it } from 'vitest';
import type { VectorArt } from '../../icons/types.js';
import type { SceneNode } from '../../displayList.js';
import { clipArt } from './pictureClip.js';

const river: SceneNode = { type: 'path', d: 'M-14 5L114 5', stroke: { paint: '#000000', width: 2 } };
const viewBox = { x: 0, y: 0, width: 100, height: 60 };
/** Parsed art that reaches beyond its viewBox. */
const cut: VectorArt = {
  viewBox,
  nodes: [{ type: 'group', clip: { d: 'M0 0L100 0L100 60L0 60Z' }, children: [river] }],
};
const square = { topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0 };
const box = { x: 20, y: 30, width: 50, height: 30 };

describe('clipArt', () => {
  it('clips art that fits its box only to its viewBox', () => {
    expect(clipArt(cut, box, square, box)).toEqual({ byBox: false, nodes: cut.nodes });
    expect(clipArt(cut, box, square, { ...box, x: 25, width: 40 })).toEqual({ byBox: false, nodes: cut.nodes });
  });

  it('clips art that covers its box only to the box', () => {
    const covering = { x: 10, y: 30, width: 70, height: 30 };
    expect(clipArt(cut, box, square, covering)).toEqual({ byBox: true, nodes: [river] });
    expect(clipArt(cut, box, { ...square, topLeft: 4 }, covering)).toEqual({ byBox: true, nodes: [river] });
  });

  it('clips to both if neither is enough', () => {
    const across = { x: 10, y: 35, width: 70, height: 20 };
    expect(clipArt(cut, box, square, across)).toEqual({ byBox: true, nodes: cut.nodes });
    expect(clipArt(cut, box, { ...square, topLeft: 4 }, { ...box, x: 25, width: 40 }).byBox).toBe(true);
  });

  it('always clips art without its own clip to its box, because it may overflow', () => {
    const open: VectorArt = { viewBox, nodes: [river] };
    expect(clipArt(open, box, square, box)).toEqual({ byBox: true, nodes: [river] });
  });

  it('recognises only a clip to the viewBox, and only without effects', () => {
    const other: VectorArt = { viewBox: { ...viewBox, width: 90 }, nodes: cut.nodes };
    expect(clipArt(other, box, square, box).byBox).toBe(true);
    const [group] = cut.nodes;
    const faded: VectorArt = { viewBox, nodes: [{ ...(group as SceneNode & { type: 'group' }), opacity: 0.5 }] };
    expect(clipArt(faded, box, square, box).byBox).toBe(true);
  });
});
