import { describe, expect, it } from 'vitest';
import type { PrintFinding } from './usePrintFindings.js';
import { printWarnings } from './printWarnings.js';

const finding = (
  code: PrintFinding['code'],
  number: number,
  severity: PrintFinding['severity'] = 'warning',
): PrintFinding => ({
  code,
  severity,
  card: { number } as PrintFinding['card'],
  drawing: 2 * (number - 1),
});

describe('warnings before an export', () => {
  it('name the cards with text that cannot be read', () => {
    const [warning, ...others] = printWarnings([finding('contrast.unreadable', 1), finding('contrast.unreadable', 4)]);
    expect(others).toEqual([]);
    expect(warning).toMatchObject({
      kind: 'unreadable',
      title: 'Two cards have a text that cannot be read.',
      drawings: [0, 6],
      stops: false,
    });
    expect(warning?.message).toMatch(/^Cards 1 and 4 show text in almost the colour behind it\./);
  });

  it('name the cards whose SVG loses parts, each once', () => {
    const found = [finding('svg.simplified', 2), finding('svg.simplified', 2)];
    expect(printWarnings(found)).toMatchObject([
      { kind: 'simplified', title: 'One card has an SVG picture that loses parts.', drawings: [2], stops: false },
    ]);
  });

  it('say nothing about text that is only faint, unless only print makes it so', () => {
    expect(printWarnings([finding('contrast.low', 1)])).toEqual([]);
    expect(printWarnings([finding('contrast.in_print', 1)])).toMatchObject([
      { kind: 'inPrint', title: 'One card has a text that is hard to read in print.', drawings: [0], stops: false },
    ]);
  });

  it('begin with the errors, whatever their kind', () => {
    const found = [
      finding('image.low_resolution', 1),
      finding('text.overflow', 2),
      finding('safe_area.text', 3),
      finding('text.missing_glyph', 4, 'error'),
      finding('text.cut', 5, 'error'),
    ];
    expect(printWarnings(found).map(({ kind, severity }) => [kind, severity])).toEqual([
      ['text', 'error'],
      ['glyph', 'error'],
      ['soft', 'warning'],
    ]);
  });

  it('name the cards that show a text in another language', () => {
    expect(printWarnings([finding('card.untranslated', 3)])).toMatchObject([
      {
        kind: 'untranslated',
        title: 'One card lacks a translation.',
        message: 'Card 3 shows a text in another language instead.',
      },
    ]);
  });
});
