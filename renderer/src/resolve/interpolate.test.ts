import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../createRenderer.js';
import { boundKinds } from './FaceKeys.js';
import { parseTemplateConfig } from '../schema/index.js';
import { groupOf, leavesOf, renderTest, testRenderer } from '../testing/renderFixture.js';
import { namesOf, placeholders } from './interpolate.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer();
});

async function shown(text: string, fields: Record<string, string | number> = {}, more = {}): Promise<string> {
  const item = { id: 'item', kind: 'text', classes: '', props: { text, ...more } };
  const sections = [{ id: 's', height: '100%', classes: '', children: [item] }];
  const scene = await renderTest(renderer, { sections }, { fields, translations: { en: { title: 'Drake' } } });
  return scene.items.find(({ id }) => id === 'item')?.text?.content ?? '';
}

describe('{{…}}', () => {
  it.each([
    ['{{title}} costs {{ field:cost }}', 'Drake costs 4'],
    ['a{{field:HP/MP}}b', 'a7b'],
    ['a{{nothing}}b', 'ab'],
    ['{{field:cost * 2}} gold', '8 gold'],
    ['{{field:cost*2}} gold', '8 gold'],
    ['{{field:none ?? "–"}}', '–'],
    ['{{field:"Max HP" + 1}}', '10'],
    ['{{not an expression}}', '{{not an expression}}'],
    ['{{uper(title)}}', '{{uper(title)}}'],
    ['{{field:cost >}}', '{{field:cost >}}'],
    ['{{}}', '{{}}'],
    ['{{{title}}}', '{Drake}'],
    ['{{card_ratio}}', '0.714'],
    ["{{card_ratio > 1 ? 'wide' : 'tall'}}", 'tall'],
  ])('%s becomes %s', async (text, expected) => {
    expect(await shown(text, { cost: 4, 'HP/MP': 7, 'Max HP': 9 })).toBe(expected);
  });

  it('works in prefix and suffix, in repeat and in classes', async () => {
    expect(await shown('x', { cost: 4 }, { prefix: '{{field:cost}}: ', suffix: '{{field:cost > 3 ? "!" : ""}}' })).toBe(
      '4: x!',
    );
    const pips = {
      id: 'pips',
      kind: 'icon',
      classes: 'size-4',
      props: { icon: 'test:square', repeat: 'field:cost - 1' },
    };
    const bar = {
      id: 'bar',
      kind: 'shape',
      classes: "h-4 {{field:cost > 3 ? 'bg-red-500' : 'bg-blue-500'}}",
    };
    const sections = [{ id: 's', height: '100%', classes: '', children: [pips, bar] }];
    const scene = await renderTest(renderer, { sections }, { fields: { cost: 4 } });
    expect(leavesOf(groupOf(scene, 'pips'))).toHaveLength(3);
    expect(leavesOf(groupOf(scene, 'bar'))[0]).toMatchObject({ fill: '#fb2c36' });
  });
});

describe('conditions', () => {
  it.each([
    ['field:cost', true],
    ['!field:cost', false],
    ['!field:none', true],
    ['field:Max HP', true],
    ['!field:Max HP', false],
    ['field:Min HP', false],
    ['field:cost > 3', true],
    ['field:cost > 9', false],
    ['not (field:cost > 9)', true],
    ['field:kind in ("Hero", "Villain") and field:cost', true],
    ['this is no condition', false],
  ])('%s: %s', async (showWhen, expected) => {
    expect(await shown('x', { cost: 4, 'Max HP': 9, kind: 'hero' }, { showWhen })).toBe(expected ? 'x' : '');
  });
});

describe('the names that a template reads', () => {
  it('include those in expressions', () => {
    expect(placeholders('{{title}} {{field:a > 1 ? field:b : "x"}}')).toEqual(['title', 'field:a', 'field:b']);
    expect(namesOf('!field:Max HP')).toEqual(['field:Max HP']);
  });

  it('include those in the classes of the background, so that faces do not share a scene', () => {
    const parsed = parseTemplateConfig({
      background: { classes: 'bg-[{{field:sky}}]', children: [] },
      sections: [{ id: 's', classes: '{{field:land = 1 ? "p-2" : ""}}', children: [] }],
    });
    expect(parsed.ok && [...boundKinds(parsed.value)]).toEqual(['field:sky', 'field:land']);
  });

  it('are checked', () => {
    const check = (item: object): unknown => {
      const parsed = parseTemplateConfig({
        background: { classes: '', children: [{ id: 'a', classes: '', ...item }] },
      });
      return parsed.ok && parsed.warnings.map(({ code, message }) => `${code}: ${message}`);
    };
    const text = (value: string): object => ({ kind: 'text', props: { text: value } });
    expect(check(text('{{field:cost > 3 ? "a" : "b"}}'))).toEqual([]);
    expect(check(text('{{field:cost > }}'))).toEqual([expect.stringContaining('At character 13: A value is expected')]);
    expect(check(text('{{currency(4)}}'))).toEqual([expect.stringContaining('currency takes 2 values, not 1')]);
    expect(check(text('{{uper(title)}}'))).toEqual([expect.stringContaining('“uper”; did you mean upper?')]);
    expect(check(text('{{titel = 3}}'))).toEqual([expect.stringContaining('template.unknown_binding')]);
    expect(check({ kind: 'title', props: { showWhen: 'field:cost > 3' } })).toEqual([]);
    expect(check({ kind: 'title', props: { showWhen: 'field:cost >' } })).toEqual([
      expect.stringContaining('template.bad_condition'),
    ]);
    expect(check({ kind: 'title', props: { prefix: '{{field:cost}}' } })).toEqual([]);
  });
});
