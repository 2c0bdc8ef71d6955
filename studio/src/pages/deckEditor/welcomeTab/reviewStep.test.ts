import { expect, it } from 'vitest';
import { reviewStep } from './reviewStep.js';

it('is done once a check has found nothing, and not before', () => {
  expect(reviewStep(false, 0, true)).toEqual({ label: 'Checking whether every text fits', isDone: false });
  expect(reviewStep(true, 0, true)).toEqual({ label: 'Every text fits', isDone: true });
  expect(reviewStep(true, 2, true)).toEqual({ label: '2 cards need a look', isDone: false });
  expect(reviewStep(true, 0, false)).toEqual({ label: 'A shared back needs a look', isDone: false });
});
