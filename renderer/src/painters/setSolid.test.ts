import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TextNode } from '../displayList.js';
import { paintScene } from './canvas/paintScene.js';
import { sceneToMarkup } from './svg/sceneToSvg.js';
import { SvgDefinitions } from './svg/SvgDefinitions.js';
import { type CallTrace, FakePath2D, recordingContext, recordingLayers } from '../testing/recordingContext.js';
import { testScene } from './testing/testScene.js';

beforeAll(() => void vi.stubGlobal('Path2D', FakePath2D));
afterAll(() => void vi.unstubAllGlobals());

const run = (text: string): TextNode => ({
  type: 'text',
  x: 5,
  y: 40,
  width: 50,
  text,
  face: 'noto-sans-jp-0-400-normal',
  size: 20,
  fill: '#112233',
  direction: 'ltr',
  letterSpacing: 0,
});
const scene = testScene([run('「ちょうちん」'), run('AVA')]);

describe('runs that layout sets without kerning', () => {
  it('are painted without kerning on a canvas, and other runs with it', () => {
    const lines: CallTrace = [];
    const assets = { image: () => undefined, createLayer: recordingLayers(lines) };
    paintScene(recordingContext(lines), scene, assets, { pixelRatio: 1 });
    const kerning = lines.filter((line) => /fontKerning|fillText/.test(line));
    expect(kerning.map((line) => line.replace(/\(.*/, ''))).toEqual([
      'fontKerning = normal',
      'fontKerning = none',
      'fillText',
      'fontKerning = normal',
      'fillText',
    ]);
  });

  it('are written without kerning in SVG, and other runs with it', () => {
    const [solid = '', kerned = ''] = sceneToMarkup(scene, new SvgDefinitions()).split('</text>');
    expect(solid).toContain('style="font-kerning:none"');
    expect(kerned).not.toContain('font-kerning');
  });
});
