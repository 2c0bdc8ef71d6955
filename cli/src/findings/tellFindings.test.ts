import type { Finding } from '@cardwright/renderer';
import { expect, it } from 'vitest';
import { createOutput } from '../output.js';
import { tellFindings } from './tellFindings.js';

function told(severity: Finding['severity'], flags: { readonly json?: boolean; readonly quiet?: boolean }): string {
  let text = '';
  const stream = { write: (part: string) => void (text += part) };
  const { json = false, quiet = false } = flags;
  const finding: Finding = { code: 'category.greys', severity, message: 'Colours look alike.', fix: 'Choose others.' };
  tellFindings(createOutput({ json, quiet, stdout: stream, stderr: stream }), [finding]);
  return text;
}

it('counts notes, but not with --quiet or --json', () => {
  expect(told('info', {})).toBe('The check found 1 note.\n');
  expect(told('info', { quiet: true })).toBe('');
  expect(told('info', { json: true })).toBe('');
});

it('reports warnings even with --quiet', () => {
  expect(told('warning', { quiet: true })).toMatch(/Colours look alike[^]*The check found 1 warning\.\n$/);
});
