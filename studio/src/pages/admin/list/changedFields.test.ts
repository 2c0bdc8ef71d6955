import { expect, it } from 'vitest';
import { changedFields } from './changedFields.js';

const entry = { title: 'Spring', tags: ['news'], published_at: null as string | null };

it('has only the fields that differ, also those that are emptied', () => {
  expect(changedFields(entry, { ...entry, tags: [] })).toEqual({ tags: [] });
  expect(changedFields({ ...entry, published_at: '2026-01-01' }, entry)).toEqual({ published_at: null });
});

it('compares lists by what is in them', () => {
  expect(changedFields(entry, { ...entry, tags: ['news'] })).toEqual({});
});
