import { describe, expect, it } from 'vitest';
import { renderTest, testRenderer } from '../testing/renderFixture.js';

const PRICE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/><text y="8">9</text></svg>';

describe('an SVG with parts that are left out or simplified', () => {
  it('is reported in words, without codes for programs', async () => {
    const renderer = await testRenderer({ 'price.svg': { kind: 'vector', svg: PRICE } });
    const item = { id: 'p', kind: 'image', renderType: 'image', classes: 'w-20 h-20', props: { src: 'price.svg' } };
    const scene = await renderTest(renderer, {
      sections: [{ id: 's', height: '100%', classes: '', children: [item] }],
    });
    const message = 'Parts of the SVG are left out or simplified: Text at line 1 is not drawn; turn it into paths.';
    expect(scene.issues).toEqual([{ code: 'svg.simplified', itemId: 'p', message }]);
  });
});
