import { expect, it } from 'vitest';
import { partsOf } from '../document/parts.js';
import { aTemplate } from '../document/testing/aTemplate.js';
import { createBuilderSession } from './builderSession.js';
import { select, settle } from './selecting.js';

const parts = partsOf(aTemplate().json_config);
const session = { ...createBuilderSession().getState(), enteredId: 'g' };

it('selecting enters the group that holds everything selected, and leaves one that does not', () => {
  expect(select(parts, session, ['c', 'd'])).toMatchObject({ enteredId: 'g' });
  expect(select(parts, session, ['a'])).toMatchObject({ enteredId: undefined });
  expect(select(parts, session, ['a', 'c'])).toMatchObject({ enteredId: undefined });
  // A marquee that meets nothing yet stays in the group.
  expect(select(parts, session, [])).not.toHaveProperty('enteredId');
});

it('a change leaves a group that what is selected has left, or that is gone', () => {
  expect(settle(parts, { ...session, selectedIds: ['c'] })).toBeUndefined();
  expect(settle(parts, { ...session, selectedIds: [] })).toBeUndefined();
  expect(settle(parts, { ...session, selectedIds: ['o'] })).toEqual({ selectedIds: ['o'], enteredId: undefined });
  expect(settle(parts, { ...session, selectedIds: ['d', 'gone'], enteredId: 'gone' })).toEqual({
    ...{ selectedIds: ['d'], enteredId: 'g' },
  });
});
