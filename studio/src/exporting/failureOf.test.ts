import { describe, expect, it } from 'vitest';
import type { ExportJob } from '../api/exports.js';
import { failureOf } from './failureOf.js';

type Problem = ExportJob['problems'][number];

const problem = (severity: Problem['severity'], code: string): Problem => ({
  severity,
  code,
  path: 'card 1',
  message: 'Oh.',
});
const job = (problems: readonly Problem[], options: ExportJob['options'] = {}) =>
  failureOf({ error: 'The server’s words.', problems: [...problems], options });

describe('why an export failed', () => {
  it('is the server’s reason, unless the person can do something about it', () => {
    expect(job([])).toBe('The server’s words.');
    expect(job([problem('warning', 'text.small')])).toBe('The server’s words.');
    expect(job([problem('error', 'image.broken')])).toContain('Nothing was exported: card 1. Oh.');
    const mixed = [
      problem('error', 'image.broken'),
      problem('warning', 'text.small'),
      problem('error', 'icon.unknown'),
    ];
    expect(job(mixed)).toContain('Nothing was exported: card 1. Oh.');
    expect(job([...mixed, { ...problem('error', 'image.broken'), path: 'card 7' }])).toContain(
      'card 1 and 1 more. Oh.',
    );
    const cut = { ...problem('error', 'image.broken'), message: 'No picture: Not found' };
    expect(job([cut])).toContain('card 1. No picture: Not found. Choose another picture');
  });

  it('is what the check found, if the person asked to stop at it', () => {
    const found = [problem('error', 'text.overflow'), problem('warning', 'text.small'), problem('info', 'card.twin')];
    expect(job(found, { fail_on: 'error' })).toContain('the check found a problem.');
    expect(job(found, { fail_on: 'warning' })).toContain('the check found 2 problems.');
    expect(job(found, { fail_on: 'info' })).toContain('the check found 3 problems.');
    expect(job(found, { fail_on: 'never' })).toBe('The server’s words.');
  });
});
