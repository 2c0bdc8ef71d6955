import { describe, expect, it } from 'vitest';
import type { Scene, SceneNode } from '../../../../displayList.js';
import { PathCache } from '../../../../preflight/PathCache.js';
import { textNode } from '../../../../preflight/testFace.js';
import { isTransparent } from './isTransparent.js';
import { mixTints } from './mixTints.js';

const ground: SceneNode = { type: 'path', d: 'M0 0H240V336H0Z', fill: '#ffffff' };
const square = (fill: string, d = 'M20 20H120V120H20Z'): SceneNode => ({ type: 'path', d, fill });

const line = (y: number, fill = '#000000', x = 40): SceneNode => textNode({ x, y, width: 60, size: 10, fill });

/** With letters and lines, as for a file without transparency. */
function allMixed(...nodes: SceneNode[]): readonly SceneNode[] {
  return mixTints({ nodes } as unknown as Scene, new PathCache(), true).nodes;
}

function mixed(...nodes: SceneNode[]): readonly SceneNode[] {
  return mixTints({ nodes } as unknown as Scene, new PathCache()).nodes;
}

describe('see-through areas', () => {
  it('are mixed with the flat colour below them, and with each other', () => {
    expect(mixed(ground, square('#ff000080'))).toEqual([ground, square('#ff7f7f')]);
    const [, , inner] = mixed(ground, square('#ff000080'), square('#0000ff80', 'M40 40H80V80H40Z'));
    expect(inner).toEqual(square('#7f3fbf', 'M40 40H80V80H40Z'));
    expect(mixed(square('#00000080'))).toEqual([square('#7f7f7f')]);
  });

  it('are mixed with the opacity of their group, if nothing else is in it', () => {
    const group = (...children: SceneNode[]): SceneNode => ({ type: 'group', id: 'a', opacity: 0.5, children });
    expect(mixed(ground, group(square('#000000')))).toEqual([
      ground,
      { type: 'group', id: 'a', children: [square('#808080')] },
    ]);
    const both = [ground, group(square('#000000'), square('#ff0000'))];
    expect(mixed(...both)).toEqual(both);
  });

  it('are mixed on a panel with round corners where they lie within it', () => {
    const panel = square(
      '#00ff00',
      'M30 10H110A20 20 0 0 1 130 30V110A20 20 0 0 1 110 130H30A20 20 0 0 1 10 110V30A20 20 0 0 1 30 10Z',
    );
    expect(mixed(ground, panel, square('#00000080'))[2]).toEqual(square('#007f00'));
    const whole = 'M10 10H130V130H10Z';
    expect(mixed(ground, panel, square('#00000080', whole))[2]).toEqual(square('#00000080', whole));
  });

  const picture: SceneNode = { type: 'image', src: 'a.png', x: 0, y: 0, width: 60, height: 60 };
  const gradient: SceneNode = {
    ...ground,
    fill: { type: 'linear', x1: 0, y1: 0, x2: 1, y2: 1, stops: [{ offset: 0, color: '#ff0000' }] },
  };
  const tint = square('#ff000080');
  it.each<[string, SceneNode[]]>([
    ['pictures', [ground, picture, tint]],
    ['gradients', [gradient, tint]],
    ['several colours', [ground, square('#00ff00', 'M0 0H60V60H0Z'), tint]],
    ['a frame', [ground, square('#00ff00', 'M0 0H240V336H0ZM10 10H230V326H10Z'), tint]],
    ['something that blends', [ground, { type: 'group', blend: 'multiply', children: [square('#00ff00')] }, tint]],
    [
      'an area that is clipped',
      [ground, { type: 'group', clip: { d: 'M0 0H60V60H0Z' }, children: [square('#00ff00')] }, tint],
    ],
  ])('stay as they are over %s', (_, nodes) => {
    expect(mixed(...nodes)).toEqual(nodes);
  });

  it('stay as they are if they are lines, have strokes or blend', () => {
    const line = square('#00000080', 'M20 20H120V21H20Z');
    const framed = { ...square('#00000080'), stroke: { paint: '#000000', width: 1 } } as SceneNode;
    const blended: SceneNode = { type: 'group', blend: 'multiply', children: [tint] };
    for (const nodes of [
      [ground, line],
      [ground, framed],
      [ground, blended],
    ])
      expect(mixed(...nodes)).toEqual(nodes);
  });
});

describe('letters and lines', () => {
  const faint = (...children: SceneNode[]): SceneNode => ({ type: 'group', id: 'rules', opacity: 0.5, children });
  const shown = (...children: SceneNode[]): SceneNode => ({ type: 'group', id: 'rules', children });

  it('are mixed only for files without transparency', () => {
    const rule = square('#00000080', 'M20 20H120V21H20Z');
    const stroke = { paint: '#00000080', width: 1 };
    const drawn: SceneNode = { type: 'path', d: 'M20 30H120', stroke };
    const nodes = [ground, line(60, '#00000080'), rule, drawn];
    expect(mixed(...nodes)).toEqual(nodes);
    expect(allMixed(...nodes)).toEqual([
      ground,
      line(60, '#7f7f7f'),
      square('#7f7f7f', 'M20 20H120V21H20Z'),
      { ...drawn, stroke: { ...stroke, paint: '#7f7f7f' } },
    ]);
  });

  it('are mixed with the opacity of a group of several lines, whose lines touch', () => {
    expect(allMixed(ground, faint(line(60), line(70, '#ff0000')))).toEqual([
      ground,
      shown(line(60, '#808080'), line(70, '#ff8080')),
    ]);
    const nested = faint(shown(line(60)), line(70));
    expect(allMixed(ground, nested)).toEqual([ground, shown(shown(line(60, '#808080')), line(70, '#808080'))]);
  });

  const copy = (fill: string, pen: number): SceneNode => ({ ...line(60, fill), pen }) as SceneNode;

  it('hide the outline below them that is in the same see-through layer', () => {
    expect(allMixed(ground, faint(copy('#ff0000', 4), line(60)))).toEqual([
      ground,
      shown(copy('#ff8080', 4), line(60, '#808080')),
    ]);
  });

  it('are mixed with their own box, where only the room around them reaches beyond it', () => {
    const box = square('#00ff00', 'M38 52H102V63H38Z');
    expect(allMixed(ground, shown(box, line(60, '#00000080')))).toEqual([ground, shown(box, line(60, '#007f00'))]);
  });

  it.each<[string, string]>([
    ['the box of a word', 'M98.5 50.5H130V63H98.5Z'],
    ['a line under words', 'M40 61H100V61.7H40Z'],
  ])('leave room for %s of the same text, which is mixed as well', (_, d) => {
    expect(allMixed(ground, shown(line(60), square('#ff000080', d), line(60, '#000000', 100)))).toEqual([
      ground,
      shown(line(60), square('#ff7f7f', d), line(60, '#000000', 100)),
    ]);
  });

  it.each<[string, SceneNode[]]>([
    ['above their own outline', [ground, shown(copy('#ff0000', 4), line(60, '#00000080'))]],
    ['in a shadow of several layers', [ground, shown(copy('#00000080', 4), copy('#00000080', 0), line(60))]],
    ['struck through by a see-through line', [ground, shown(line(60), square('#ff000080', 'M40 56H100V57H40Z'))]],
  ])('need a picture where they are %s', (_, nodes) => {
    expect(isTransparent({ nodes: allMixed(...nodes) }, () => false)).toBe(true);
  });

  it.each<[string, SceneNode[]]>([
    ['partly on another colour', [ground, square('#00ff00', 'M0 65H240V336H0Z'), faint(line(40), line(70))]],
    ['on other letters', [ground, line(60), faint(line(62))]],
    ['on a picture', [{ type: 'image', src: 'a.png', x: 0, y: 0, width: 240, height: 336 }, faint(line(60))]],
    ['with an area that they may cover', [ground, faint(square('#ff0000'), line(60))]],
  ])('stay as they are, all of a group, if some are %s', (_, nodes) => {
    expect(allMixed(...nodes)).toEqual(nodes);
  });
});
