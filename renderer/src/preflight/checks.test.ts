import { parseTemplateConfig } from '../schema/index.js';
import { describe, expect, it } from 'vitest';
import type { Matrix } from '../geometry.js';
import type { SceneItem, SceneNode } from '../displayList.js';
import { checkDeckTexts } from './checkDeckTexts.js';
import { PREFLIGHT_CHECKS } from './reference.js';
import { runPreflight } from './runPreflight.js';
import { part, rectNode, testContext, testScene, textNode } from './testFace.js';
import type { Finding, PreflightContext } from './types.js';

function check(
  nodes: readonly SceneNode[],
  context: PreflightContext = testContext(),
  items: SceneItem[] = [],
): readonly Finding[] {
  return runPreflight(testScene(nodes, { items }), context);
}

const codes = (findings: readonly Finding[]): string[] => findings.map(({ code, itemId = '-' }) => `${code} ${itemId}`);

/** Degrees clockwise about a point. */
function rotation(degrees: number, x: number, y: number): Matrix {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

describe('a correct face', () => {
  it('has no findings', () => {
    expect(check([rectNode('#ffffff'), part('title', textNode())])).toEqual([]);
  });

  it('has no findings when it is empty', () => expect(check([])).toEqual([]));
});

describe('layout issues', () => {
  it('become findings with card, language, side, part and fix', () => {
    const issue = { code: 'icon.unknown', itemId: 'badge', message: 'There is no icon named "lucide:lmap".' };
    const context = testContext({ id: '2cb5c9d5-2f2e-5f03-b932-7c41662918aa' }, { side: 'back', cardNumber: 7 });
    expect(runPreflight(testScene([], { issues: [issue] }), context)).toEqual([
      {
        code: 'icon.unknown',
        severity: 'error',
        message: 'There is no icon named "lucide:lmap".',
        fix: PREFLIGHT_CHECKS['icon.unknown'].fix,
        card: { number: 7, id: '2cb5c9d5-2f2e-5f03-b932-7c41662918aa', title: 'Lamp' },
        itemId: 'badge',
        language: 'en',
        side: 'back',
      },
    ]);
  });

  it.each([
    ['text.overflow', { kind: 'shrink' }, 'text.overflow', 'error'],
    ['text.overflow', { kind: 'ellipsis' }, 'text.cut', 'warning'],
    ['text.overflow', { kind: 'clip' }, 'text.cut', 'warning'],
    ['text.missing_glyph', {}, 'text.missing_glyph', 'error'],
    ['image.broken', {}, 'image.broken', 'error'],
    ['svg.broken', {}, 'svg.broken', 'error'],
    ['svg.simplified', {}, 'svg.simplified', 'warning'],
    ['class.unknown', {}, 'class.unknown', 'warning'],
    ['font.unknown', {}, 'font.unknown', 'warning'],
    ['something.new', {}, 'layout.problem', 'warning'],
    ['constructor', {}, 'layout.problem', 'warning'],
  ])('%s %j is %s', (code, details, expected, severity) => {
    const issues = [{ code, itemId: 'x', message: 'm', details }];
    expect(runPreflight(testScene([], { issues }), testContext())).toMatchObject([
      { code: expected, severity, message: 'm' },
    ]);
  });
});

describe('safe area', () => {
  // 3.175 mm are 12 units on this face.
  it.each([
    ['left', { x: 11 }],
    ['right', { x: 129 }],
    ['top', { y: 20 }],
    ['bottom', { y: 323 }],
  ])('reports text near the %s edge', (side, place) => {
    const [finding] = check([part('title', textNode(place))]);
    expect(finding).toMatchObject({ code: 'safe_area.text', itemId: 'title' });
    expect(finding?.message).toContain(`of the ${side} edge`);
  });

  it('accepts text up to the margin', () => {
    expect(check([part('title', textNode({ x: 12, width: 216 }), textNode({ y: 21 }), textNode({ y: 321 }))])).toEqual(
      [],
    );
  });

  it('reports text beyond the trim', () => {
    expect(check([part('title', textNode({ x: -10 }))])[0]?.message).toBe(
      'The text leaves the card: it extends 2.6 mm beyond the left edge.',
    );
  });

  it('follows the rotations of all enclosing groups', () => {
    const upright = textNode({ x: 20, y: 40, width: 200 });
    expect(check([part('title', upright)])).toEqual([]);
    const turned: SceneNode = { type: 'group', id: 'title', transform: rotation(90, 30, 40), children: [upright] };
    expect(codes(check([turned]))).toEqual([]);
    const turnedAway: SceneNode = {
      type: 'group',
      transform: rotation(-90, 30, 40),
      children: [part('title', upright)],
    };
    expect(codes(check([turnedAway]))).toEqual(['text.overflow title']);
  });

  it('measures icons by what they paint, and ignores other art', () => {
    const art = part('badge', rectNode('#000000', 4, 100, 20, 20));
    const item = (kind: string): SceneItem => ({
      id: 'badge',
      layer: 'section-item',
      kind,
      rect: { x: 4, y: 100, width: 20, height: 20 },
      rotation: 0,
    });
    expect(codes(check([art], testContext(), [item('card_icon')]))).toEqual(['safe_area.icon badge']);
    expect(check([art], testContext(), [item('svg_shape')])).toEqual([]);
  });

  it('ignores faint patterns and empty runs', () => {
    const faint: SceneNode = { type: 'group', id: 'pattern', opacity: 0.1, children: [textNode({ x: -20, size: 40 })] };
    expect(check([faint, part('blank', textNode({ x: -20, text: ' ' }))])).toEqual([]);
  });
});

describe('frames', () => {
  const frame = (inset: number, width = 240, height = 336): SceneNode =>
    part('frame', {
      type: 'path',
      d: `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`,
      stroke: { paint: '#000000', width: 1 },
    });

  it('are reported closer than 3 mm to the trim', () => {
    expect(check([frame(8)])).toMatchObject([
      {
        code: 'safe_area.frame',
        itemId: 'frame',
        message:
          'A frame runs 2.1 mm from the edge of the card; cuts vary, so its margin may look uneven. It should keep a distance of 3 mm.',
      },
    ]);
    const large = testContext({}, { faceMm: { width: 95.25, height: 133.35 } });
    expect(check([frame(8)], large)).toEqual([]);
  });

  it('may keep the distance, bleed off the card or be faint', () => {
    const faint: SceneNode = { type: 'group', opacity: 0.2, children: [frame(8)] };
    expect(check([frame(11.5), frame(0), frame(-12), faint])).toEqual([]);
  });

  it('run along opposite sides: a panel, a rule or small art near one edge is none', () => {
    const panel = part('panel', rectNode('#000000', 0, 8, 240, 60));
    const rule = part('rule', rectNode('#000000', 20, 328, 200, 1));
    const stamp = part('stamp', rectNode('#000000', 6, 6, 30, 30));
    expect(check([panel, rule, stamp])).toEqual([]);
  });

  it('that a window hides are none', () => {
    const window = { d: 'M20 20H220V200H20Z' };
    expect(check([{ type: 'group', clip: window, children: [frame(8)] }])).toEqual([]);
  });

  it('are found after rotation', () => {
    const turned: SceneNode = { type: 'group', transform: rotation(180, 120, 168), children: [frame(8)] };
    expect(codes(check([turned]))).toEqual(['safe_area.frame frame']);
  });
});

describe('text size', () => {
  it('reports text printed below 5 pt', () => {
    expect(check([part('note', textNode({ size: 6.5 }))])).toMatchObject([
      {
        code: 'text.small',
        itemId: 'note',
        message: 'The text is printed at 4.9 pt; it should be at least 5 pt to be readable.',
      },
    ]);
    expect(check([part('note', textNode({ size: 6.7 }))])).toEqual([]);
  });

  it('depends on the printed size and on scaling', () => {
    const template = parseTemplateConfig({
      ratio: '2.5:3.5',
      sections: [{ id: 'all', children: [{ id: 't', kind: 'title' }] }],
    });
    if (!template.ok) throw new Error(JSON.stringify(template.problems));
    const titled = [part('t', textNode({ size: 7 })), part('note', textNode({ size: 7 }))];
    // 5.25 pt: enough for rules, but not for a title.
    expect(codes(check(titled, testContext({}, { template: template.value })))).toEqual(['text.small t']);
    const small = testContext({}, { faceMm: { width: 44.45, height: 62.23 } });
    expect(codes(check([part('note', textNode({ size: 9 }))], small))).toEqual(['text.small note']);
    const halved: SceneNode = {
      type: 'group',
      id: 'note',
      transform: [0.5, 0, 0, 0.5, 60, 80],
      children: [textNode({ size: 12 })],
    };
    expect(codes(check([halved]))).toEqual(['text.small note']);
  });

  it('says if the text was shrunk to fit', () => {
    const text = {
      content: 'x',
      bounds: { x: 0, y: 0, width: 1, height: 1 },
      fontSize: 6,
      requestedFontSize: 12,
      color: '#000000',
      lines: 1,
    };
    const item: SceneItem = { id: 'note', layer: 'section-item', rect: text.bounds, rotation: 0, text };
    expect(check([part('note', textNode({ size: 6 }))], testContext(), [item])[0]?.message).toContain('shrunk to fit');
  });
});

describe('contrast', () => {
  it('counts an outline as what the letters stand out from, and does not check the outline itself', () => {
    const white = { fill: '#ffffff' };
    const outline = (over: object): SceneNode => textNode({ fill: '#000000', pen: 2, ...over });
    expect(codes(check([part('t', textNode(white))]))).toEqual(['contrast.unreadable t']);
    expect(codes(check([part('t', outline({}), textNode(white))]))).toEqual([]);
    expect(codes(check([part('t', outline({ pen: 0.2 }), textNode(white))]))).toEqual(['contrast.unreadable t']);
    expect(codes(check([part('t', outline({ fill: '#00000020' }), textNode(white))]))).toEqual([
      'contrast.unreadable t',
    ]);
  });

  it.each([
    ['#767676', '#ffffff', 12, []],
    ['#777777', '#ffffff', 12, ['contrast.low t']],
    ['#777777', '#ffffff', 26, []],
    ['#f4f4f4', '#ffffff', 26, ['contrast.unreadable t']],
    ['#ffffff', '#000000', 12, []],
    ['#00000080', '#ffffff', 12, ['contrast.low t']],
  ])('of %s on %s at %d units', (fill, ground, size, expected) => {
    expect(codes(check([rectNode(ground), part('t', textNode({ fill, size }))]))).toEqual(expected);
  });

  it('counts bold text as large from 14 pt', () => {
    const grey = { fill: '#777777', size: 19 };
    expect(codes(check([part('t', textNode(grey))]))).toEqual(['contrast.low t']);
    expect(check([part('t', textNode({ ...grey, face: 'inter-latin-700-italic' }))])).toEqual([]);
  });

  it('uses the topmost opaque background below the text, through transforms and clips', () => {
    const text = part('t', textNode());
    const box = rectNode('#000000', 0, 0, 10, 10);
    const under: SceneNode = { type: 'group', transform: [20, 0, 0, 20, 20, 100], children: [box] };
    expect(codes(check([rectNode('#ffffff'), under, text]))).toEqual(['contrast.unreadable t']);
    expect(check([under, rectNode('#ffffff'), text])).toEqual([]);
    const clippedAway: SceneNode = { type: 'group', clip: { d: 'M0 0H5V5H0Z' }, children: [rectNode('#000000')] };
    expect(check([clippedAway, text])).toEqual([]);
    expect(check([text, rectNode('#000000')])).toEqual([]);
  });

  it('handles curves, holes and fill rules', () => {
    const text = part('t', textNode({ x: 110, width: 20, fill: '#ffffff' }));
    const disc: SceneNode = { type: 'path', d: 'M60 168A60 60 0 1 1 180 168A60 60 0 1 1 60 168Z', fill: '#000000' };
    const ring = 'M20 68H220V268H20Z M60 118H180V218H60Z';
    expect(check([disc, text])).toEqual([]);
    expect(check([{ type: 'path', d: ring, fill: '#000000' }, text])).toEqual([]);
    expect(codes(check([{ type: 'path', d: ring, fillRule: 'evenodd', fill: '#000000' }, text]))).toEqual([
      'contrast.unreadable t',
    ]);
  });

  it('mixes translucent layers by opacity and blend mode', () => {
    const veil = (opacity: number, blend: 'normal' | 'multiply'): SceneNode => ({
      type: 'group',
      opacity,
      blend,
      children: [rectNode('#000000')],
    });
    const text = part('t', textNode({ fill: '#ffffff' }));
    expect(check([rectNode('#ffffff'), veil(0.8, 'normal'), text])).toEqual([]);
    expect(codes(check([rectNode('#ffffff'), veil(0.3, 'normal'), text]))).toEqual(['contrast.low t']);
    expect(check([rectNode('#ffffff'), veil(1, 'multiply'), text])).toEqual([]);
  });

  it('is measured along the whole run on a gradient', () => {
    const gradient: SceneNode = {
      type: 'path',
      d: 'M0 0H240V336H0Z',
      fill: {
        type: 'linear',
        x1: 0,
        y1: 0,
        x2: 240,
        y2: 0,
        stops: [
          { offset: 0, color: '#ffffff' },
          { offset: 1, color: '#000000' },
        ],
      },
    };
    expect(check([gradient, part('t', textNode({ x: 15, width: 60 }))])).toEqual([]);
    expect(codes(check([gradient, part('t', textNode({ x: 15, width: 210 }))]))).toEqual(['contrast.unreadable t']);
    const radial: SceneNode = {
      type: 'path',
      d: 'M0 0H240V336H0Z',
      fill: {
        type: 'radial',
        cx: 0,
        cy: 0,
        r: 1,
        transform: [100, 0, 0, 100, 120, 168],
        stops: [
          { offset: 0.2, color: '#ffffff' },
          { offset: 1, color: '#000000' },
        ],
      },
    };
    expect(check([radial, part('t', textNode({ x: 110, width: 20 }))])).toEqual([]);
    expect(codes(check([radial, part('t', textNode({ y: 60 }))]))).toEqual(['contrast.unreadable t']);
  });

  it('on a picture is reported only if no picture could make it readable', () => {
    const photo: SceneNode = { type: 'image', src: 'a.jpg', x: 0, y: 0, width: 240, height: 336 };
    expect(check([photo, part('t', textNode({ fill: '#ffffff' }))])).toEqual([]);
    const veil: SceneNode = { type: 'group', opacity: 0.9, children: [rectNode('#ffffff')] };
    expect(codes(check([photo, veil, part('t', textNode({ fill: '#ffffff' }))]))).toEqual(['contrast.unreadable t']);
    expect(codes(check([photo, rectNode('#ffffff'), part('t', textNode({ fill: '#ffffff' }))]))).toEqual([
      'contrast.unreadable t',
    ]);
  });

  it('ignores watermarks', () => {
    const watermark: SceneNode = {
      type: 'group',
      id: 't',
      opacity: 0.1,
      children: [textNode({ size: 60, width: 60 })],
    };
    expect(check([watermark])).toEqual([]);
  });

  it('handles paths and gradients of zero size', () => {
    const flat: SceneNode = {
      type: 'path',
      d: 'M5 5',
      fill: { type: 'linear', x1: 0, y1: 0, x2: 0, y2: 0, stops: [] },
    };
    const nothing: SceneNode = { type: 'group', transform: [0, 0, 0, 0, 0, 0], children: [rectNode('#000000')] };
    const hole: SceneNode = {
      type: 'path',
      d: 'M0 0H240V336H0Z',
      fill: { type: 'radial', cx: 0, cy: 0, r: 0, stops: [] },
    };
    expect(
      check([flat, nothing, hole, { type: 'path', d: 'nonsense', fill: '#000000' }, part('t', textNode())]),
    ).toEqual([]);
  });
});

describe('picture resolution', () => {
  const item = (width: number, height: number): SceneItem => ({
    id: 'photo',
    layer: 'section-item',
    rect: { x: 0, y: 0, width: 240, height: 336 },
    rotation: 0,
    image: { src: 'a.jpg', intrinsic: { width, height }, drawn: { width: 240, height: 336 } },
  });
  const photo = part('photo', { type: 'image', src: 'a.jpg', x: 0, y: 0, width: 240, height: 336 });

  it('is enough at 300 dpi of the printed size', () => {
    expect(check([photo], testContext(), [item(750, 1050)])).toEqual([]);
  });

  it('names the dpi and the pixels needed', () => {
    expect(check([photo], testContext(), [item(375, 525)])).toMatchObject([
      {
        code: 'image.low_resolution',
        itemId: 'photo',
        message:
          'The picture has only 150 dpi at its printed size instead of 300. It is 375 × 525 px and should be 750 × 1050 px.',
      },
    ]);
  });

  it('never says that a picture has 0 dpi', () => {
    expect(check([photo], testContext(), [item(1, 1)])[0]?.message).toContain('has only 0.3 dpi');
  });

  it('uses the worse direction, and counts enlargement by groups', () => {
    expect(codes(check([photo], testContext(), [item(750, 525)]))).toEqual(['image.low_resolution photo']);
    const enlarged: SceneNode = { type: 'group', transform: [2, 0, 0, 2, 0, 0], children: [photo] };
    expect(codes(check([enlarged], testContext(), [item(750, 1050)]))).toEqual(['image.low_resolution photo']);
    expect(check([photo], testContext({}, { minimumDpi: 150 }), [item(375, 525)])).toEqual([]);
  });

  it('is not checked if the size is unknown', () => {
    expect(check([photo])).toEqual([]);
  });
});

describe('template ratio', () => {
  it.each([
    [{ width: 63.5, height: 88.9 }, 0],
    [{ width: 63, height: 88 }, 0],
    [{ width: 70, height: 121 }, 1],
    [{ width: 89, height: 57 }, 1],
  ])('on a card of %j', (faceMm, count) => {
    const findings = check([], testContext({}, { faceMm }));
    expect(findings).toHaveLength(count);
    if (count > 0) expect(findings[0]).toMatchObject({ code: 'template.ratio', side: 'front' });
  });
});

describe('texts of a card', () => {
  it('reports cards without a title of their own', () => {
    expect(codes(check([], testContext({ translations: { en: { title: ' ' } } })))).toEqual(['card.no_title -']);
    expect(codes(check([], testContext({ translations: {} })))).toEqual(['card.default_title -']);
    expect(check([], testContext({ translations: {} }, { side: 'back' }))).toEqual([]);
    expect(check([], testContext({}, { card: undefined }))).toEqual([]);
  });

  it('names missing translations and the language that is shown instead', () => {
    const translations = {
      en: { title: 'Lamp', description: 'It shines.', one_liner: 'Oh' },
      de: { title: 'Lampe', one_liner: '' },
    };
    expect(check([], testContext({ translations }, { language: 'de-AT' }))).toMatchObject([
      {
        code: 'card.untranslated',
        language: 'de-AT',
        message: 'Not translated into de-AT: one_liner, description. Shown in en instead.',
      },
    ]);
    expect(check([], testContext({ translations }, { language: 'en' }))).toEqual([]);
  });
});

describe('texts of a deck', () => {
  it('lists the required fields that are missing, as saving does', () => {
    const { deck } = testContext();
    expect(checkDeckTexts(deck, ['en'])).toEqual([]);
    expect(checkDeckTexts({ ...deck, world_id: null, translations: {} }, ['en'])).toMatchObject([
      { code: 'deck.required_fields', message: 'Please fill in: Title, Description, World' },
    ]);
  });

  it('names texts of the deck and its categories that are not translated', () => {
    const { deck } = testContext();
    const categories = deck.categories.map((category) => ({
      ...category,
      translations: { en: { title: 'Light', description: '', language_code: 'en' } },
    }));
    expect(checkDeckTexts({ ...deck, categories }, ['en', 'de']).map(({ message }) => message)).toEqual([
      'The deck: Not translated into de: title, description. Shown in en instead.',
      'Category "Light": Not translated into de: title. Shown in en instead.',
    ]);
  });
});
