import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { relativeLuminance } from '../color/contrast.js';
import type { TextNode } from '../displayList.js';
import { testScene } from '../painters/testing/testScene.js';
import { greyOf, isBlackText, withBlackText, withoutBlackText } from './blackText.js';

const text: TextNode = {
  type: 'text',
  x: 20,
  y: 60,
  width: 200,
  text: 'word',
  face: 'inter-latin-400-normal',
  size: 24,
  fill: '#000000',
  direction: 'ltr',
  letterSpacing: 0,
};

interface SchemeFile {
  readonly slug: string;
  readonly neutral: { readonly ink: string };
}

const schemes = new URL('../../../templates/colour-schemes/', import.meta.url);
const darkInks = readdirSync(schemes)
  .map((name) => JSON.parse(readFileSync(new URL(name, schemes), 'utf8')) as SchemeFile)
  .map(({ slug, neutral }) => [slug, neutral.ink] as const)
  .filter(([, ink]) => relativeLuminance(ink) < 0.18);

describe('text in black ink', () => {
  it('includes the dark ink of every house scheme', () => {
    expect(darkInks.length).toBeGreaterThan(25);
    expect(darkInks.filter(([, ink]) => !isBlackText(ink))).toEqual([]);
  });

  it.each(['#000000', '#ffffff', '#808488', '#e8e4e0', '#14201b', '#1d3557', '#3d0818', '#56635d', '#14201b80'])(
    'includes %s',
    (color) => expect(isBlackText(color)).toBe(true),
  );

  it.each(['#000000', '#808488', '#14201b', '#2b1b10'])('includes %s in large letters as well', (color) =>
    expect(isBlackText(color, 18)).toBe(true),
  );

  it.each(['#1d3557', '#3d0818', '#1b2a41'])('leaves %s its colour in large letters', (color) => {
    expect([isBlackText(color, 17.9), isBlackText(color, 18)]).toEqual([true, false]);
  });

  it.each(['#0b2a6b', '#7a1f1f', '#0f3f66', '#1f4e5f', '#400000', '#000040', '#596349', '#fbefd9'])(
    'leaves %s its colour',
    (color) => expect(isBlackText(color)).toBe(false),
  );
});

it('keeps the lightness and the opacity of a colour as grey', () => {
  expect(greyOf('#808080')).toBe('#808080');
  expect(greyOf('#1d355780')).toBe('#35353580');
});

describe('a scene', () => {
  const [dark, navy] = [
    { ...text, fill: '#1d3557' },
    { ...text, fill: '#0b2a6b' },
  ];
  const ground = { type: 'path', d: 'M0 0H9V9Z', fill: '#1d3557' } as const;
  const scene = testScene([ground, { type: 'group', children: [dark, navy] }]);

  it('has grey texts where they print in black ink', () => {
    const grey = { ...dark, fill: greyOf(dark.fill) };
    expect(withBlackText(scene, 0.7).nodes).toEqual([ground, { type: 'group', children: [grey, navy] }]);
  });

  it('can be without them', () => {
    expect(withoutBlackText(scene, 0.7).nodes).toEqual([ground, { type: 'group', children: [navy] }]);
  });

  it('keeps the colour of letters that are large in print', () => {
    expect(withBlackText(scene, 0.75).nodes).toEqual(scene.nodes);
    expect(withoutBlackText(scene, 0.75).nodes).toEqual(scene.nodes);
  });
});
