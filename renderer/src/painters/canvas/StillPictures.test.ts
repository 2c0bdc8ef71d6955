import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GroupNode, SceneNode } from '../../displayList.js';
import { type CallTrace, FakePath2D, recordingContext, recordingLayers } from '../../testing/recordingContext.js';
import { testScene } from '../testing/testScene.js';
import { paintScene } from './paintScene.js';
import { StillPictures } from './StillPictures.js';

beforeAll(() => void vi.stubGlobal('Path2D', FakePath2D));
afterAll(() => void vi.unstubAllGlobals());

const box = (name: string): GroupNode => ({
  type: 'group',
  children: [{ type: 'path', d: `M${name}`, fill: '#112233' }],
});
const [below, above] = [box('below'), box('above')];

/** Paints one scene after the other on the same canvas. @returns what each of them filled and which pictures it showed */
function painted(scenes: readonly (readonly SceneNode[])[], pixelRatios: readonly number[] = []): CallTrace[] {
  const still = new StillPictures();
  const lines: CallTrace = [];
  const context = recordingContext(lines);
  const assets = { image: () => undefined, createLayer: recordingLayers(lines) };
  return scenes.map((nodes, index) => {
    lines.length = 0;
    paintScene(context, testScene(nodes), assets, { pixelRatio: pixelRatios[index] ?? 2, still });
    return lines.filter((line) => /fill\(|drawImage/.test(line)).map((line) => line.trim());
  });
}

describe('StillPictures', () => {
  it('paints once what lies below and above of what changes', () => {
    const frames = painted(['one', 'two', 'three'].map((name) => [below, box(name), above]));
    expect(frames[1]).toContain('fill(Mtwo, nonzero)');
    expect(frames[2]).toEqual([
      expect.stringContaining('drawImage(layer  1| '),
      'fill(Mthree, nonzero)',
      expect.stringContaining('drawImage(layer  2| '),
    ]);
  });

  it('keeps its pictures while nothing changes', () => {
    const still = box('still');
    const frames = painted([
      [below, box('one')],
      [below, still],
      [below, still],
      [below, box('two')],
    ]);
    expect(frames[3]).toEqual([expect.stringContaining('drawImage'), 'fill(Mtwo, nonzero)']);
  });

  it('paints everything in another size', () => {
    const frames = painted(
      [
        [below, box('one')],
        [below, box('two')],
        [below, box('three')],
      ],
      [2, 2, 3],
    );
    expect(frames[2]).toEqual(['fill(Mbelow, nonzero)', 'fill(Mthree, nonzero)']);
  });

  it('paints what blends with what is below it each time', () => {
    const blending: GroupNode = { ...box('blending'), children: [{ ...above, blend: 'multiply' }] };
    const frames = painted(['one', 'two', 'three'].map((name) => [below, box(name), blending]));
    expect(frames[2]).toEqual([expect.stringContaining('drawImage'), 'fill(Mthree, nonzero)', 'fill(Mabove, nonzero)']);
  });

  it('follows nodes that are added, removed and reordered', () => {
    const other = box('other');
    const frames = painted([
      [below, above],
      [below, other, above],
      [below, above],
      [above, below],
    ]);
    const drawn = (frame: CallTrace | undefined) => frame?.filter((line) => line.startsWith('fill'));
    expect(drawn(frames[1])).toEqual(['fill(Mother, nonzero)']);
    expect(drawn(frames[2])).toEqual([]);
    expect(drawn(frames[3])).toEqual(['fill(Mabove, nonzero)', 'fill(Mbelow, nonzero)']);
  });

  it('keeps no picture that lacks an image', () => {
    const photo: SceneNode = { type: 'image', src: 'lamp.jpg', x: 0, y: 0, width: 10, height: 10 };
    const frames = painted(['one', 'two', 'three'].map((name) => [below, photo, box(name)]));
    expect(frames[2]).toEqual(['fill(Mbelow, nonzero)', 'fill(Mthree, nonzero)']);
  });
});
