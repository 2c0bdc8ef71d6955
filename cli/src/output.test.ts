import { expect, it } from 'vitest';
import { createOutput } from './output.js';

it('leaves out hints, but no warnings, with --quiet', () => {
  const told = (quiet: boolean): string => {
    const lines: string[] = [];
    const stream = { write: (text: string) => lines.push(text) };
    const hint = { code: 'sheet.bleed', severity: 'info', path: '', message: 'Some bleed is lost.' } as const;
    const output = createOutput({ json: false, quiet, stdout: stream, stderr: stream });
    output.problems([hint, { ...hint, severity: 'warning', message: 'Most bleed is lost.' }]);
    return lines.join('');
  };
  expect(told(false)).toBe('info     Some bleed is lost.\nwarning  Most bleed is lost.\n');
  expect(told(true)).toBe('warning  Most bleed is lost.\n');
});
