import { expect, it } from 'vitest';
import { withRoles } from './members.js';

it('adds and removes only the roles that were changed', () => {
  expect(withRoles(['admin', 'editor'], ['admin'], ['admin', 'helper'])).toEqual(['admin', 'editor', 'helper']);
  expect(withRoles(['admin', 'editor'], ['admin', 'helper'], ['helper'])).toEqual(['editor']);
});

it('neither repeats a role that somebody else has given, nor brings back one that was taken', () => {
  expect(withRoles(['helper'], [], ['helper'])).toEqual(['helper']);
  expect(withRoles([], ['editor'], ['editor', 'helper'])).toEqual(['helper']);
});
