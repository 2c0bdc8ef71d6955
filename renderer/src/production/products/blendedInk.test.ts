import { describe, expect, it } from 'vitest';
import type { BlendMode } from '../../displayList.js';
import { testScene } from '../../painters/testing/testScene.js';
import { blendedInk } from './blendedInk.js';
import { planProduct } from './planExport.js';

function reported(standard: 'x4' | 'x4-rgb' | 'x1a' | 'none', blend: BlendMode, limit?: number) {
  const options = { pdf_standard: standard, ...(limit !== undefined && { ink_limit: limit }) };
  const { product } = planProduct({ preset: 'pdf-cards', options });
  const ground = { type: 'path', d: 'M0 0H9V9Z', fill: '#123456' } as const;
  return blendedInk(product, testScene([ground, { type: 'group', blend, children: [ground] }]));
}

describe('layers that blend', () => {
  it.each(['multiply', 'screen'] as const)('are reported where they become pictures: %s', (blend) => {
    expect(reported('x4', blend)).toMatchObject([
      { code: 'press.blended_ink', severity: 'info', message: expect.stringMatching(/more than 300%/) as string },
    ]);
  });

  it('are not reported where there is no limit', () => {
    expect(reported('x4', 'multiply', 400)).toEqual([]);
  });

  it.each([
    ['x4', 'normal'],
    ['x1a', 'multiply'],
    ['x4-rgb', 'multiply'],
    ['none', 'multiply'],
  ] as const)('are not reported in %s with %s', (standard, blend) => {
    expect(reported(standard, blend)).toEqual([]);
  });
});
