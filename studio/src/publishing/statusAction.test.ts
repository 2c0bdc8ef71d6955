import { expect, it } from 'vitest';
import { statusAction } from './statusAction.js';

it('names a change by what it does, so that a draft is not unlisted', () => {
  expect(statusAction('draft', 'unlisted')).toBe('Publish as unlisted');
  expect(statusAction('published', 'unlisted')).toBe('Unlist deck');
  expect(statusAction('unlisted', 'published')).toBe('Publish deck');
  expect(statusAction('draft', 'early-access')).toBe('Open early access');
  expect(statusAction('early-access', 'draft')).toBe('Return to draft');
});
