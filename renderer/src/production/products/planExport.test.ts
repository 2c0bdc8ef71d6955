import { describe, expect, it } from 'vitest';
import { parsePreset } from '../../export/presets/parsePreset.js';
import { parseDeckFile, parseTemplate } from '../../schema/index.js';
import { planExport } from './planExport.js';

function loaded(ratio: string) {
  const parsed = parseDeckFile({
    translations: { en: { title: 'Deck' } },
    cards: [{ translations: { en: { title: 'Lamp' } } }],
  });
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  const front = parseTemplate({ id: 'front', slug: 'default', name: 'Front', json_config: { ratio, sections: [] } });
  if (!front.ok) throw new Error(front.problems[0]?.message);
  return { deck: parsed.value, catalogue: { templates: [front.value], colorSchemes: [] } };
}

describe('the plan of an export', () => {
  it.each([
    ['pdf-cards', ['front', 'back']],
    ['drivethrucards', ['back', 'front']],
  ])('%s has pages in the order %j', (preset, sides) => {
    expect(planExport({ preset }, loaded('2.5:3.5')).pageSides).toEqual(sides);
  });

  it.each([
    ['2.5:3.5', {}, 'poker-us'],
    ['2:3', {}, 'poker-us'],
    ['70:121', {}, 'tarot'],
    ['1:1', { size: '50x60mm' }, '50x60mm'],
  ])('prints a deck with the shape %s and %j as %s', (ratio, own, slug) => {
    const { deck, catalogue } = loaded(ratio);
    expect(planExport({ preset: 'pdf-cards' }, { deck: { ...deck, ...own }, catalogue }).size.slug).toBe(slug);
  });

  it('accepts a preset that somebody wrote, with the paper that it defines', () => {
    const paper = { slug: 'own', name: 'Own', widthMm: 320, heightMm: 450 };
    const own = parsePreset({
      name: 'mine',
      title: 'Mine',
      product: 'pdf-sheets',
      bleedMm: 1,
      sheet: { sheet: paper },
    });
    if (!own.ok) throw new Error(own.problems[0]?.message);
    const plan = planExport({ preset: own.value }, loaded('2.5:3.5'));
    expect(plan).toMatchObject({ bleedMm: 1, product: { kind: 'pdf-sheets', sheet: { sheet: paper } } });
  });
});
