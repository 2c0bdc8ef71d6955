import { expect, it } from 'vitest';
import { forTheStudio } from './forTheStudio.js';

it('replaces what only the command line can do, and nothing else', () => {
  const problem = {
    severity: 'info',
    path: '',
    message: 'Only the first sheet was read.',
    fix: 'Use --sheet.',
  } as const;
  expect(forTheStudio({ ...problem, code: 'table.more_sheets' }).fix).toBe('To read another sheet, choose it above.');
  expect(forTheStudio({ ...problem, code: 'table.hidden' }).fix).toBe('To read what is hidden, tick the box above.');
  // The first of the pasted names became the heading, and would be lost.
  expect(forTheStudio({ ...problem, code: 'table.no_title' }).fix).toContain('If the first row is already a card');
  const other = { ...problem, code: 'table.column_twice', fix: 'Rename one of them.' };
  expect(forTheStudio(other)).toBe(other);
});
