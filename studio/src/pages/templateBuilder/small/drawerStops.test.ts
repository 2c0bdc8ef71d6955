import { expect, it } from 'vitest';
import { nearestStop } from './drawerStops.js';

it('is the nearest height; far below the half, the drawer closes', () => {
  expect([100, 220, 230, 448, 590, 610, 800].map((height) => nearestStop(height, 800))).toEqual([
    'closed',
    'closed',
    'half',
    'half',
    'half',
    'full',
    'full',
  ]);
});
