import { describe, expect, it } from 'vitest';
import { gapZones, paddingZones } from './spacing.js';

const at = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const BOX = at(10, 20, 100, 60);

describe('the zones of a container', () => {
  it('are along its edges where it has a padding', () => {
    expect(paddingZones(BOX, { top: 8, right: 4 })).toEqual([
      { of: 'top', rect: at(10, 20, 100, 8), axis: 'y', grows: 1 },
      { of: 'right', rect: at(106, 20, 4, 60), axis: 'x', grows: -1 },
    ]);
  });

  it('are between neighbours, wherever they stand in the list', () => {
    const [first, second, third] = [at(10, 20, 20, 60), at(36, 20, 20, 60), at(50, 20, 20, 60)];
    expect(gapZones(BOX, [second, first, third], true)).toEqual([
      { of: 'gap', rect: at(30, 20, 6, 60), axis: 'x', grows: 1 },
    ]);
    expect(gapZones(BOX, [at(10, 20, 100, 10), at(10, 30, 100, 10)], false)).toEqual([
      { of: 'gap', rect: at(10, 30, 100, 0), axis: 'y', grows: 1 },
    ]);
  });
});
