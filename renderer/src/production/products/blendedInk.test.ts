import { describe, expect, it } from 'vitest';
import type { BlendMode } from '../../displayList.js';
import { testScene } from '../../painters/testing/testScene.js';
import { blendedInk } from './blendedInk.js';
import { planProduct } from './planExport.js';

function reported(standard: 'x4' | 'x4-rgb' | 'x1a' | 'none', blend: BlendMode) {
  const { product } = planProduct({ preset: 'pdf-cards', options: { pdf_standard: standard } });
  const ground = { type: 'path', d: 'M0 0H9V9Z', fill: '#123456' } as const;
  return blendedInk(product, testScene([ground, { type: 'group', blend, children: [ground] }]));
}

describe('ink of layers that blend', () => {
  it('is reported where the printer mixes it', () => {
    expect(reported('x4', 'multiply')).toMatchObject([
      { code: 'press.blended_ink', severity: 'warning', message: expect.stringMatching(/may exceed 300%/) as string },
    ]);
  });

  it.each([
    ['x4', 'normal'],
    ['x1a', 'multiply'],
    ['x4-rgb', 'multiply'],
    ['none', 'multiply'],
  ] as const)('is not reported in %s with %s', (standard, blend) => {
    expect(reported(standard, blend)).toEqual([]);
  });
});
