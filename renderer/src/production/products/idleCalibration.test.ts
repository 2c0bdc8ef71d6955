import { describe, expect, it } from 'vitest';
import { idleCalibration } from './idleCalibration.js';
import type { ProductionOptions } from './productionOrder.js';
import { planOneCard } from './testing/planOneCard.js';

function messages(options: ProductionOptions, preset = 'home-a4'): readonly string[] {
  const calibration = { x_mm: 0.5, y_mm: -0.3, scale: 1 };
  return idleCalibration(planOneCard(preset, { calibration, ...options })).map(({ message }) => message);
}

describe('a calibration', () => {
  it.each<[ProductionOptions, string]>([
    [{ duplex: 'none' }, 'The calibration moves nothing, because the backs are on separate paper.'],
    [{ gutter_fold: 'vertical' }, 'The calibration moves nothing, because the backs are beside the faces.'],
    [{ backs: 'none' }, 'The calibration moves nothing, because only one side of the cards is printed.'],
    [{ side: 'front' }, 'The calibration moves nothing, because only one side of the cards is printed.'],
  ])('is reported if it moves nothing: %j', (options, message) => {
    expect(messages(options)).toEqual([message]);
  });

  it('is not reported where it moves backs, or where there is none', () => {
    expect(messages({})).toEqual([]);
    expect(messages({ duplex: 'short-edge' })).toEqual([]);
    expect(idleCalibration(planOneCard('home-a4', { duplex: 'none' }))).toEqual([]);
  });
});
