import { describe, expect, it } from 'vitest';
import type { SceneNode, TextNode } from '../../displayList.js';
import { testScene } from '../testing/testScene.js';
import { sceneToMarkup, sceneToSvg } from './sceneToSvg.js';
import { standaloneSvg } from './standaloneSvg.js';
import { SvgDefinitions } from './SvgDefinitions.js';

const box = (fill: string): SceneNode => ({ type: 'path', d: 'M0 0h9v9z', fill });
const text: TextNode = {
  type: 'text',
  x: 5,
  y: 40,
  width: 50,
  text: 'a  <b> & \u0000"c"',
  face: 'inter-latin-400',
  size: 20,
  fill: '#11223380',
  direction: 'ltr',
  letterSpacing: 0,
};
const markup = (...nodes: SceneNode[]): string => {
  const definitions = new SvgDefinitions();
  const content = sceneToMarkup(testScene(nodes), definitions);
  return definitions.toString() + content;
};

describe('sceneToSvg', () => {
  it('is a complete document with the crop as its view box', () => {
    expect(
      sceneToSvg(testScene([box('#ff0000')]), {
        crop: { x: -12, y: -12, width: 264, height: 360 },
        width: '69mm',
        height: '94mm',
      }),
    ).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="69mm" height="94mm" viewBox="-12 -12 264 360" preserveAspectRatio="none"' +
        ' style="font-kerning:normal;text-rendering:geometricPrecision">' +
        '<path d="M0 0h9v9z" fill="#ff0000"/></svg>',
    );
  });

  it('writes a run as one text element, escaped and without forbidden characters', () => {
    expect(markup(text)).toBe(
      `<text x="5" y="40" font-family="&#39;inter-latin-400&#39;" font-size="20" fill="#112233" fill-opacity="0.501961" xml:space="preserve">` +
        'a  &lt;b&gt; &amp; \ufffd&quot;c&quot;</text>',
    );
  });

  it('anchors a right-to-left run by its end, which is its left edge', () => {
    expect(markup({ ...text, text: 'שלום', direction: 'rtl', letterSpacing: 1 })).toContain(
      'letter-spacing="1" direction="rtl" unicode-bidi="bidi-override" text-anchor="end">שלום',
    );
  });

  it('writes whole pictures under a clip path', () => {
    const image: SceneNode = { type: 'image', src: 'a&b.jpg', x: -10, y: 0, width: 260, height: 400 };
    expect(markup({ type: 'group', clip: { d: 'M0 0h240v100h-240z', rule: 'evenodd' }, children: [image] })).toBe(
      '<defs><clipPath id="c0"><path d="M0 0h240v100h-240z" clip-rule="evenodd"/></clipPath></defs><g clip-path="url(#c0)">' +
        '<image href="a&amp;b.jpg" x="-10" y="0" width="260" height="400" preserveAspectRatio="none"/></g>',
    );
  });

  it('writes equal gradients once and uses the prefix', () => {
    const stops = [
      { offset: 0, color: '#000000' },
      { offset: 1, color: '#ffffff00' },
    ];
    const fill = { type: 'linear', x1: 0, y1: 0, x2: 9, y2: 0, stops, transform: [1, 0, 0, 2, 0, 0] } as const;
    const nodes: SceneNode[] = [{ ...box(''), fill } as SceneNode, { ...box(''), fill: { ...fill } } as SceneNode];
    const svg = sceneToSvg(testScene(nodes), { idPrefix: 'f1-' });
    expect(svg.match(/<linearGradient/g)).toHaveLength(1);
    expect(svg.match(/fill="url\(#f1-g0\)"/g)).toHaveLength(2);
    expect(svg).toContain('gradientTransform="matrix(1 0 0 2 0 0)"><stop offset="0" stop-color="#000000"/>');
    expect(svg).toContain('<stop offset="1" stop-color="#ffffff" stop-opacity="0"/>');
  });

  it('composites opacity and blending as groups', () => {
    expect(markup({ type: 'group', opacity: 0.5, blend: 'multiply', children: [box('#ff0000'), box('#00ff00')] })).toBe(
      '<g opacity="0.5" style="mix-blend-mode:multiply"><path d="M0 0h9v9z" fill="#ff0000"/><path d="M0 0h9v9z" fill="#00ff00"/></g>',
    );
  });

  it('puts a clip on the blended child itself, because a clip around it would isolate it from the backdrop', () => {
    const blended: SceneNode = {
      type: 'group',
      blend: 'screen',
      transform: [2, 0, 0, 2, 4, 0],
      children: [box('#00ff00')],
    };
    const nodes: SceneNode = {
      type: 'group',
      clip: { d: 'M0 0h8v8z' },
      children: [box('#ff0000'), { type: 'group', children: [blended] }],
    };
    expect(markup(nodes)).toBe(
      '<defs><clipPath id="c0"><path d="M0 0h8v8z"/></clipPath>' +
        '<clipPath id="c1"><path d="M0 0h8v8z" transform="matrix(0.5 0 0 0.5 -2 0)"/></clipPath></defs>' +
        '<g clip-path="url(#c0)"><path d="M0 0h9v9z" fill="#ff0000"/></g>' +
        '<g transform="matrix(2 0 0 2 4 0)" style="mix-blend-mode:screen" clip-path="url(#c1)"><path d="M0 0h9v9z" fill="#00ff00"/></g>',
    );
  });

  it('keeps blending inside an isolated group, which can then have its own clip', () => {
    const blended: SceneNode = { type: 'group', blend: 'multiply', children: [box('#00ff00')] };
    expect(
      markup({ type: 'group', isolated: true, clip: { d: 'M0 0h8v8z' }, children: [box('#ff0000'), blended] }),
    ).toBe(
      '<defs><clipPath id="c0"><path d="M0 0h8v8z"/></clipPath></defs><g style="isolation:isolate" clip-path="url(#c0)">' +
        '<path d="M0 0h9v9z" fill="#ff0000"/><g style="mix-blend-mode:multiply"><path d="M0 0h9v9z" fill="#00ff00"/></g></g>',
    );
  });

  it('omits what is invisible', () => {
    expect(
      markup({ type: 'group', opacity: 0, children: [text] }, { type: 'group', clip: { d: 'M0 0' }, children: [] }),
    ).toBe('');
    expect(markup({ type: 'group', transform: [0, 0, 0, 0, 1, 1], children: [text] })).toBe('');
  });

  it('never writes exponents', () => {
    expect(markup({ ...text, x: 1e-9, y: 1.23456789e-5 })).toContain('x="0" y="0.000012"');
  });
});

describe('standaloneSvg', () => {
  it('embeds fonts and pictures and has its size in millimetres', () => {
    const image: SceneNode = { type: 'image', src: 'lamp.jpg', x: 0, y: 0, width: 240, height: 336 };
    const svg = standaloneSvg(testScene([image, text]), {
      fontBytes: () => new Uint8Array([0, 1, 0, 0]),
      imageBytes: () => ({ bytes: new Uint8Array([255, 216]), mime: 'image/jpeg' }),
      widthMm: 60,
      bleedMm: 3,
      title: 'Lamp & co',
    });
    expect(svg).toContain('width="66mm" height="90mm" viewBox="-12 -12 264 360"');
    expect(svg).toContain('<title>Lamp &amp; co</title>');
    expect(svg).toContain(
      "@font-face{font-family:'inter-latin-400';src:url(data:font/ttf;base64,AAEAAA==) format('truetype')}",
    );
    expect(svg).toContain('<image href="data:image/jpeg;base64,/9g="');
    expect(svg).not.toContain('lamp.jpg');
  });
});
