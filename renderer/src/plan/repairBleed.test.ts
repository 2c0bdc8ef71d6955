import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Scene, SceneNode } from '../displayList.js';
import { sceneToSvg } from '../painters/svg/sceneToSvg.js';
import { repairBleed } from './repairBleed.js';

const BLEED = 16;

const scene = (nodes: readonly SceneNode[], bleed = BLEED): Scene => ({
  version: 1,
  width: 100,
  height: 200,
  bleed,
  nodes,
  items: [],
  issues: [],
  faces: [],
  images: [],
});

const fill = (d: string, color: string): SceneNode => ({ type: 'path', d, fill: color });

/** Red on the left, green on the right, a blue band 4 units inside the top edge; nothing beyond the trim. */
const TRIMMED = scene([
  fill('M0 0H50V200H0Z', '#ff0000'),
  fill('M50 0H100V200H50Z', '#00ff00'),
  fill('M0 4H100V10H0Z', '#0000ff'),
]);

/** The pixels of the painted scene, one a unit, from the corner of the bleed or another point near it. */
function paint(painted: Scene, left = -BLEED, top = -BLEED) {
  const crop = { x: left, y: top, width: 100 + 2 * BLEED, height: 200 + 2 * BLEED };
  return sharp(Buffer.from(sceneToSvg(painted, { crop })))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The colour of the painted scene at a point in design units. */
async function sampler(painted: Scene): Promise<(x: number, y: number) => string> {
  const { data, info } = await paint(painted);
  return (x, y) => {
    const at = (Math.floor(y + BLEED) * info.width + Math.floor(x + BLEED)) * info.channels;
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    return alpha < 128 ? 'empty' : red > 128 ? 'red' : green > 128 ? 'green' : blue > 128 ? 'blue' : 'black';
  };
}

describe('a repaired bleed', () => {
  it('is empty without a repair', async () => {
    expect(repairBleed(TRIMMED, 'none')).toBe(TRIMMED);
    const at = await sampler(TRIMMED);
    expect([at(-8, 100), at(108, 100), at(20, -7)]).toEqual(['empty', 'empty', 'empty']);
  });

  it('mirrors the card at its edges and corners', async () => {
    const at = await sampler(repairBleed(TRIMMED, 'mirror'));
    expect([at(-8, 100), at(108, 100), at(20, -7), at(20, -2), at(20, 208)]).toEqual([
      'red',
      'green',
      'blue',
      'red',
      'red',
    ]);
    expect([at(-8, -7), at(108, -2), at(108, 208), at(-8, 208)]).toEqual(['blue', 'green', 'green', 'red']);
  });

  it('extends the edge', async () => {
    const at = await sampler(repairBleed(TRIMMED, 'extend'));
    expect([at(-8, 100), at(108, 100), at(20, -7), at(20, 208)]).toEqual(['red', 'green', 'red', 'red']);
    expect([at(-8, 7), at(-8, -7), at(108, 208)]).toEqual(['blue', 'red', 'green']);
  });

  it.each(['mirror', 'extend'] as const)('%s leaves no hairline where edges lie between two pixels', async (repair) => {
    const plain = scene([fill('M0 0H100V200H0Z', '#ff0000')]);
    const { data, info } = await paint(repairBleed(plain, repair), 0.5 - BLEED, 0.5 - BLEED);
    const gaps = Array.from({ length: (info.width - 1) * (info.height - 1) }, (_, index) => {
      const [x, y] = [index % (info.width - 1), Math.floor(index / (info.width - 1))];
      return data[(y * info.width + x) * info.channels + 3];
    }).filter((alpha) => alpha !== 255);
    expect(gaps).toEqual([]);
  });

  it('stretches corners no further than edges, for programs that scale whole pictures', () => {
    const fields = repairBleed(TRIMMED, 'extend').nodes.slice(0, 8);
    const areas = fields.map((field) => {
      const [trim] = field.type === 'group' ? field.children : [];
      const [a, , , d] = (trim?.type === 'group' ? trim.transform : undefined) ?? [0, 0, 0, 0];
      return Math.abs(a * d);
    });
    expect(areas).toEqual(areas.map(() => 64));
  });

  it.each(['mirror', 'extend'] as const)('%s keeps the trim, and what the face paints in the bleed', async (repair) => {
    const whole = scene([fill('M-16 -16H116V216H-16Z', '#000000'), ...TRIMMED.nodes]);
    const [before, after] = [await sampler(whole), await sampler(repairBleed(whole, repair))];
    for (const [x, y] of [
      [10, 10],
      [50, 100],
      [99, 199],
      [-8, 100],
      [108, -8],
    ] as const)
      expect(after(x, y)).toBe(before(x, y));
  });

  it('does not repeat texts, and gives the same object for the same scene', () => {
    const text: SceneNode = {
      type: 'text',
      x: 0,
      y: 10,
      width: 20,
      text: 'Lamp',
      face: 'x',
      size: 10,
      fill: '#000000',
      direction: 'ltr',
      letterSpacing: 0,
    };
    const pictured: SceneNode = { type: 'group', pictured: { ...text, text: '🎉' }, children: [] };
    const titled = scene([...TRIMMED.nodes, { type: 'group', children: [text] }, pictured]);
    expect(sceneToSvg(repairBleed(titled, 'mirror')).match(/Lamp/g)).toHaveLength(1);
    expect(JSON.stringify(repairBleed(titled, 'mirror')).match(/🎉/g)).toHaveLength(1);
    expect(repairBleed(titled, 'mirror')).toBe(repairBleed(titled, 'mirror'));
    expect(repairBleed(scene([], 0), 'mirror').nodes).toEqual([]);
  });
});
