import { describe, expect, it } from 'vitest';
import { parsePreset } from '../../export/presets/parsePreset.js';
import { parseDeckFile } from '../../schema/index.js';
import { planExport } from './planExport.js';

function deck() {
  const parsed = parseDeckFile({
    translations: { en: { title: 'Deck' } },
    cards: [{ translations: { en: { title: 'Lamp' } } }],
  });
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  return parsed.value;
}

describe('the plan of an export', () => {
  it.each([
    ['pdf-cards', ['front', 'back']],
    ['drivethrucards', ['back', 'front']],
  ])('%s has pages in the order %j', (preset, sides) => {
    expect(planExport({ preset }, deck()).pageSides).toEqual(sides);
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
    const plan = planExport({ preset: own.value }, deck());
    expect(plan).toMatchObject({ bleedMm: 1, product: { kind: 'pdf-sheets', sheet: { sheet: paper } } });
  });
});
