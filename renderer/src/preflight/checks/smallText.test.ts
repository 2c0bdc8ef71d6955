import { describe, expect, it } from 'vitest';
import type { SceneItem, SceneNode } from '../../displayList.js';
import { parseTemplateConfig } from '../../schema/index.js';
import { part, testContext, textNode } from '../testFace.js';
import { check, codes } from '../testFindings.js';

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
