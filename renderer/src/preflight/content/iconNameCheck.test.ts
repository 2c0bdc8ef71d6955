import { expect, it } from 'vitest';
import { iconNameCheck } from './iconNameCheck.js';

it('looks for what a mistyped name may mean only once', () => {
  let searches = 0;
  const check = iconNameCheck({
    exists: (name) => name === 'lucide:heart',
    names: (prefix) => {
      searches += 1;
      return prefix === 'lucide' ? ['heart'] : [];
    },
  });
  expect([check.suggest?.('hart'), check.suggest?.('zzzzzz')]).toEqual(['heart', undefined]);
  const before = searches;
  expect([check.suggest?.('hart'), check.suggest?.('zzzzzz')]).toEqual(['heart', undefined]);
  expect(searches).toBe(before);
});
