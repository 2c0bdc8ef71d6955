import { describe, expect, it } from 'vitest';
import { parsePreset } from '@cardwright/renderer/export';
import { describePreset } from './describePreset.js';

describe('the description of a preset', () => {
  it('names settings of the sheet in words and with their units, and leaves out what is not given', () => {
    const parsed = parsePreset({
      name: 'my-shop',
      title: 'My shop',
      product: 'pdf-sheets',
      bleedMm: 2,
      sheet: { sheet: 'a3', gapMm: 4, cornerRadiusMm: 3.5, colorBar: true, marks: 'ticks' },
    });
    if (!parsed.ok) throw new Error('The preset is invalid.');
    const text = describePreset(parsed.value, 100);
    expect(text).toMatch(/^My shop \(my-shop\)\n\n {2}makes/);
    for (const fact of [/gap +4 mm/, /corner radius +3\.5 mm/, /color bar +yes/, /marks +ticks/])
      expect(text).toMatch(fact);
    expect(text).not.toContain('Mm');
  });
});
