import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PathNode, SceneNode, TextNode } from '../../displayList.js';
import { testScene } from '../testing/testScene.js';
import { paintScene } from './paintScene.js';
import { type CallTrace, FakePath2D, recordingContext, recordingLayers } from '../../testing/recordingContext.js';

beforeAll(() => void vi.stubGlobal('Path2D', FakePath2D));
afterAll(() => void vi.unstubAllGlobals());

const picture = { toString: () => 'picture' } as unknown as ImageBitmap;
const box = (fill: string): PathNode => ({ type: 'path', d: 'M10 10h20v20h-20z', fill });
const hello: TextNode = {
  type: 'text',
  x: 5,
  y: 40,
  width: 50,
  text: 'Hello',
  face: 'inter-latin-400',
  size: 20,
  fill: '#112233',
  direction: 'ltr',
  letterSpacing: 0,
};

/** The calls for painting these nodes, without the setup calls of every scene. */
function trace(nodes: readonly SceneNode[]): CallTrace {
  const lines: CallTrace = [];
  const context = recordingContext(lines);
  const assets = {
    image: (src: string) => (src === 'lamp.jpg' ? picture : undefined),
    createLayer: recordingLayers(lines),
  };
  paintScene(context, testScene(nodes), assets, { pixelRatio: 2, clip: false });
  return lines.slice(7, -1);
}

describe('paintScene', () => {
  it('saves the state, scales and clips to the crop', () => {
    const lines: CallTrace = [];
    const context = recordingContext(lines);
    const crop = { x: -12, y: -12, width: 264, height: 360 };
    paintScene(
      context,
      testScene([]),
      { image: () => undefined, createLayer: recordingLayers(lines) },
      { pixelRatio: 3, crop },
    );
    expect(lines).toEqual([
      'save',
      'scale(3 3)',
      'beginPath()',
      'rect(0, 0, 264, 360)',
      'clip()',
      'translate(12 12)',
      'textAlign = left',
      'textBaseline = alphabetic',
      'fontKerning = normal',
      'textRendering = geometricPrecision',
      'restore',
    ]);
  });

  it('draws a run with one call, from its left edge in either direction', () => {
    const rtl: TextNode = { ...hello, text: 'שלום', direction: 'rtl', letterSpacing: 1.5 };
    expect(trace([hello, rtl])).toEqual([
      'font = 20px "inter-latin-400"',
      'direction = ltr',
      'letterSpacing = 0px',
      'fillStyle = #112233',
      'fillText(Hello, 5, 40)',
      'direction = rtl',
      'letterSpacing = 1.5px',
      'fillText(שלום, 5, 40)',
    ]);
  });

  it('fills before it strokes, and sets every property of the pen', () => {
    const stroke = { paint: '#ff0000', width: 2, dash: [4, 2], cap: 'round', join: 'bevel' } as const;
    expect(trace([{ ...box('#00ff0080'), fillRule: 'evenodd', stroke }])).toEqual([
      'fillStyle = #00ff0080',
      'fill(M10 10h20v20h-20z, evenodd)',
      'lineWidth = 2',
      'lineCap = round',
      'lineJoin = bevel',
      'miterLimit = 4',
      'setLineDash(4,2)',
      'lineDashOffset = 0',
      'strokeStyle = #ff0000',
      'stroke(M10 10h20v20h-20z)',
    ]);
  });

  it('does not stroke with a width of 0, which canvas would ignore', () => {
    expect(trace([{ type: 'path', d: 'M0 0h9', stroke: { paint: '#000000', width: 0 } }])).toEqual([]);
  });

  it('maps a skewed linear gradient to a perpendicular one', () => {
    const stops = [
      { offset: 0, color: '#000000' },
      { offset: 1, color: '#ffffff' },
    ];
    const lines = trace([
      { ...box(''), fill: { type: 'linear', x1: 0, y1: 0, x2: 10, y2: 0, stops, transform: [2, 0, 2, 1, 5, 0] } },
    ]);
    // Lines of equal colour run along (2,1); the axis must be normal to them: (20,0) projected onto (1,-2).
    expect(lines[0]).toBe('fillStyle = linear(5 0 9 -8 | 0 #000000, 1 #ffffff)');
  });

  it('paints an elliptical radial gradient under its transform, and the path under the inverse', () => {
    const stops = [
      { offset: 0, color: '#000000' },
      { offset: 1, color: '#ffffff' },
    ];
    const fill = { type: 'radial', cx: 0, cy: 0, r: 1, stops, transform: [10, 0, 0, 20, 20, 20] } as const;
    expect(trace([{ ...box(''), fill }])).toEqual([
      'fillStyle = radial(0 0 0 0 0 1 | 0 #000000, 1 #ffffff)',
      'save',
      'transform(10 0 0 20 20 20)',
      'fill({M10 10h20v20h-20z × [0.1 0 0 0.05 -2 -1]}, nonzero)',
      'restore',
    ]);
  });

  it('paints a gradient of zero length in its last colour', () => {
    const stops = [
      { offset: 0, color: '#000000' },
      { offset: 1, color: '#abcdef' },
    ];
    expect(trace([{ ...box(''), fill: { type: 'linear', x1: 3, y1: 3, x2: 3, y2: 3, stops } }])[0]).toBe(
      'fillStyle = #abcdef',
    );
  });

  it('draws whole pictures under a clip and reports missing ones', () => {
    const lines: CallTrace = [];
    const assets = {
      image: (src: string) => (src === 'lamp.jpg' ? picture : undefined),
      createLayer: recordingLayers(lines),
    };
    const image = (src: string): SceneNode => ({ type: 'image', src, x: -10, y: 0, width: 260, height: 400 });
    const nodes: SceneNode[] = [
      { type: 'group', clip: { d: 'M0 0h240v100h-240z' }, children: [image('lamp.jpg'), image('gone.png')] },
    ];
    const report = paintScene(recordingContext(lines), testScene(nodes), assets, { pixelRatio: 1 });
    expect(report.missingImages).toEqual(['gone.png']);
    expect(lines.filter((line) => /clip|drawImage/.test(line))).toEqual([
      'clip()',
      'clip(M0 0h240v100h-240z, nonzero)',
      'drawImage(picture, -10, 0, 260, 400)',
    ]);
  });

  it('applies opacity and blending directly to a single operation', () => {
    const inner: SceneNode = { type: 'group', transform: [1, 0, 0, 1, 7, 0], opacity: 0.5, children: [box('#ff0000')] };
    const lines = trace([{ type: 'group', opacity: 0.5, blend: 'multiply', children: [inner] }]);
    expect(lines).toEqual([
      'save',
      'globalAlpha = 0.5',
      'globalCompositeOperation = multiply',
      'save',
      'transform(1 0 0 1 7 0)',
      'globalAlpha = 0.25',
      'fillStyle = #ff0000',
      'fill(M10 10h20v20h-20z, nonzero)',
      'restore',
      'restore',
    ]);
  });

  it('composites an isolated group before blending it with the backdrop', () => {
    const blended: SceneNode = { type: 'group', blend: 'multiply', children: [box('#00ff00')] };
    const lines = trace([{ type: 'group', isolated: true, children: [box('#ff0000'), blended] }]);
    const blending = lines.filter((line) => line.includes('multiply'));
    expect(blending.length).toBeGreaterThan(0);
    for (const line of blending) expect(line).toMatch(/^ {2}1\| /);
  });

  it('composites several operations on a layer a pixel larger than their ink', () => {
    const lines = trace([{ type: 'group', opacity: 0.5, children: [box('#ff0000'), box('#00ff00')] }]);
    expect(lines).toContain('layer 1: 43 × 43');
    expect(lines).toContain('  1| setTransform(2 0 0 2 -19 -19)');
    expect(lines.filter((line) => /^ {2}1\| fill\(/.test(line))).toHaveLength(2);
    expect(lines.slice(-6)).toEqual([
      'save',
      'setTransform(1 0 0 1 0 0)',
      'globalAlpha = 0.5',
      'drawImage(layer  1| , 0, 0, 42, 42, 19, 19, 42, 42)',
      'restore',
      'restore',
    ]);
  });

  it('composites a path that is both filled and stroked, because the stroke overlaps the fill', () => {
    const framed: SceneNode = { ...box('#ff0000'), stroke: { paint: '#000000', width: 4, join: 'round' } };
    expect(
      trace([{ type: 'group', opacity: 0.5, children: [framed] }]).some((line) => line.startsWith('layer 1')),
    ).toBe(true);
  });

  it('paints nothing for groups that are invisible, empty or outside the canvas', () => {
    const away: SceneNode = {
      type: 'group',
      transform: [1, 0, 0, 1, 5000, 0],
      opacity: 0.5,
      children: [box('#ff0000'), hello],
    };
    const lines = trace([
      { type: 'group', opacity: 0, children: [hello] },
      { type: 'group', opacity: 0.5, children: [] },
      away,
    ]);
    expect(lines.filter((line) => /fill|draw|layer/.test(line))).toEqual([]);
  });
});
