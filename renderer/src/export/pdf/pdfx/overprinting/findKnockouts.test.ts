import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GroupNode, SceneNode, TextNode } from '../../../../displayList.js';
import { testScene } from '../../../../painters/testing/testScene.js';
import { PathCache } from '../../../../preflight/PathCache.js';
import { PressColors } from '../../../../press/PressColors.js';
import { PRESS_PROFILES } from '../../../../press/profileFiles.js';
import { findKnockouts } from './findKnockouts.js';
import { PictureInk } from './PictureInk.js';

let press: PressColors;
beforeAll(async () => {
  press = await PressColors.create({
    profile: new Uint8Array(readFileSync(PRESS_PROFILES.fogra39)),
    inkLimit: 240,
    blackText: 'overprint',
    richBlack: 'profile',
    intent: 'relative',
  });
});
afterAll(() => press.free());

const text: TextNode = {
  type: 'text',
  x: 100,
  y: 100,
  width: 40,
  text: 'word',
  face: 'inter-latin-400-normal',
  size: 10,
  fill: '#000000',
  direction: 'ltr',
  letterSpacing: 0,
};
/** Together with black, more than 240%. */
const HEAVY = '#c8102e';
const LIGHT = '#f4e2b0';
const FACE = 'M0 0H240V336H0Z';
const ground: SceneNode = { type: 'path', d: FACE, fill: HEAVY };
const panel: SceneNode = { type: 'path', d: 'M80 80H160V120H80Z', fill: LIGHT };
const half: SceneNode = { type: 'path', d: 'M80 80H120V120H80Z', fill: LIGHT };
const photo: SceneNode = { type: 'image', src: 'photo', x: 0, y: 0, width: 240, height: 240 };
const inGroup = (group: Omit<GroupNode, 'type' | 'children'>, ...children: readonly SceneNode[]): GroupNode => ({
  type: 'group',
  children,
  ...group,
});
const gradient = (...colors: readonly string[]): SceneNode => ({
  type: 'path',
  d: FACE,
  fill: {
    ...{ type: 'linear', x1: 0, y1: 0, x2: 240, y2: 0 },
    stops: colors.map((color, index) => ({ color, offset: index / (colors.length - 1) })),
  },
});

/** A photo of 240 × 240 px that is heavy below a row. */
function photoInk(row: number): PictureInk {
  const inks = Uint8Array.from({ length: 240 * 240 * 4 }, (_, at) => (at % 4 < 2 && at >= row * 240 * 4 ? 255 : 0));
  return new PictureInk(240, 240, true, inks);
}

function knockouts(nodes: readonly SceneNode[], pictures: Readonly<Record<string, PictureInk>> = {}): SceneNode[] {
  return [...findKnockouts(testScene(nodes), press, new Map(Object.entries(pictures)), new PathCache())];
}

describe('black text', () => {
  it.each<readonly [where: string, below: readonly SceneNode[]]>([
    ['paper', []],
    ['a light colour', [{ type: 'path', d: FACE, fill: LIGHT }]],
    ['a light panel that hides a heavy colour', [ground, panel]],
    ['the light inside of a heavy frame', [{ type: 'path', d: `${FACE}M20 20V300H220V20Z`, fill: HEAVY }]],
    ['a heavy colour that is clipped away', [inGroup({ clip: { d: 'M0 0H50V50H0Z' } }, ground)]],
    ['a heavy colour that is invisible', [inGroup({ opacity: 0 }, ground)]],
    ['a light gradient', [gradient('#ffffff', LIGHT)]],
    ['black', [{ type: 'path', d: 'M80 99.5H160V99.6H80Z', fill: '#000000' }, text]],
    ['a light multiplied by a light colour', [panel, inGroup({ blend: 'multiply' }, panel)]],
    ['something heavy beside it', [{ type: 'path', d: 'M180 0L240 336H180Z', fill: HEAVY }]],
  ])('overprints on %s', (_where, below) => {
    expect(knockouts([...below, { ...text, text: 'last' }])).toEqual([]);
  });

  it.each<readonly [where: string, below: readonly SceneNode[]]>([
    ['a heavy colour', [ground]],
    ['a heavy colour below half of it', [ground, half]],
    ['a heavy colour that shows through a panel', [ground, inGroup({ opacity: 0.9 }, panel)]],
    ['a heavy colour that a clipped panel does not hide', [ground, inGroup({ clip: { d: 'M0 0H110V336H0Z' } }, panel)]],
    ['a gradient that becomes heavy', [gradient(LIGHT, HEAVY)]],
    ['a heavy stroke', [{ type: 'path', d: 'M0 97H240', stroke: { paint: HEAVY, width: 4 } }]],
    ['heavy letters', [{ ...text, fill: HEAVY, pen: 3 }]],
    ['a heavy colour multiplied by another', [panel, inGroup({ blend: 'multiply' }, ground)]],
    ['a colour that only the press can tell', [panel, inGroup({ blend: 'difference' }, panel)]],
    ['a picture that has not been converted', [photo]],
  ])('knocks out on %s', (_where, below) => {
    const word = { ...text, text: 'last' };
    expect(knockouts([...below, word])).toEqual([word]);
  });

  it('depends on the part of a picture below it', () => {
    expect(knockouts([photo, text], { photo: photoInk(140) })).toEqual([]);
    expect(knockouts([photo, text], { photo: photoInk(100) })).toEqual([text]);
    const turned = inGroup({ transform: [-1, 0, 0, -1, 240, 240] }, photo);
    expect(knockouts([turned, text], { photo: photoInk(100) })).toEqual([text]);
    expect(knockouts([turned, text], { photo: photoInk(170) })).toEqual([]);
  });

  it('knocks out as a whole if one of its words must, with its underline', () => {
    const [word, underline]: readonly [SceneNode, SceneNode] = [
      { ...text, x: 20 },
      { type: 'path', d: 'M20 101H60V102H20Z', fill: '#000000' },
    ];
    const below = { ...text, y: 200 };
    const paragraph = (id?: string) => inGroup(id === undefined ? {} : { id }, word, underline, text, below);
    const foot: SceneNode = { type: 'path', d: 'M0 180H240V336H0Z', fill: HEAVY };
    expect(knockouts([foot, paragraph('paragraph')])).toEqual([below, word, underline, text]);
    expect(knockouts([foot, paragraph()])).toEqual([below]);
    const title = { ...text, y: 20 };
    expect(knockouts([foot, inGroup({ id: 'title' }, title), paragraph('paragraph')])).not.toContain(title);
  });

  it('knocks out everywhere if it occurs twice', () => {
    const moved = inGroup({ transform: [1, 0, 0, 1, 0, 100] }, text);
    const foot: SceneNode = { type: 'path', d: 'M0 180H240V336H0Z', fill: HEAVY };
    expect(knockouts([foot, text, moved])).toEqual([text]);
  });
});

describe('a black line', () => {
  const frame: SceneNode = { type: 'path', d: 'M20 20H220V300H20Z', stroke: { paint: '#000000', width: 0.5 } };

  it('overprints around something heavy, and knocks out on it', () => {
    expect(knockouts([{ type: 'path', d: 'M30 30H200V200H30Z', fill: HEAVY }, frame])).toEqual([]);
    expect(knockouts([{ type: 'path', d: 'M0 100H240V120H0Z', fill: HEAVY }, frame])).toEqual([frame]);
  });

  it('lies on the area that it surrounds', () => {
    const box = { ...frame, fill: HEAVY };
    expect(knockouts([box])).toEqual([box]);
    expect(knockouts([{ ...frame, fill: LIGHT }])).toEqual([]);
  });
});
