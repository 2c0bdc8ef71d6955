import { CardwrightError } from '@cardwright/renderer';
import { expect, it } from 'vitest';
import { createOutput } from './output.js';
import { exitCodeOf, reportFailure } from './reportFailure.js';
import { runMain } from './testing/runCli.js';
import { temporaryFolder } from './testing/temporaryFolder.js';

/** What is told about an error like Node's. */
function told(message: string, places: { readonly path?: string; readonly dest?: string } = {}): string {
  let text = '';
  const stream = { write: (part: string) => (text += part) };
  const [code] = message.split(':');
  const error = Object.assign(new Error(message), { code, syscall: 'write', ...places });
  expect(reportFailure(error, createOutput({ json: false, quiet: false, stdout: stream, stderr: stream }))).toBe(3);
  return text;
}

it('names the file, the reason and a fix for errors of the disk', () => {
  expect(told('ENOSPC: no space left on device, write', { path: 'deck.pdf' })).toBe(
    'error: deck.pdf cannot be used: the disk is full (ENOSPC).\n  fix: Free some space, or use a folder on another disk.\n',
  );
  const copied = { path: 'starter/lamp.svg', dest: 'game/lamp.svg' };
  expect(told("EROFS: read-only file system, copyfile 'starter/lamp.svg'", copied)).toMatch(
    /^error: game\/lamp\.svg cannot be used: the disk is read-only \(EROFS\)\.\n {2}fix: /,
  );
});

it('shows what the system says of other errors, without a second path', () => {
  expect(told("EBUSY: resource busy or locked, open '/tmp/.x.part'", { path: 'x' })).toBe(
    'error: x cannot be used: resource busy or locked (EBUSY).\n',
  );
  expect(told('ENOSPC: no space left on device, write')).toContain('error: A file or folder cannot be used: the disk');
});

it.each(['browser.not_found', 'browser.launch_failed'])('ends with 3 for %s', (code) => {
  expect(exitCodeOf(new CardwrightError(code, 'No browser'))).toBe(3);
});

it('says so when a folder of the output is a file', async () => {
  const folder = temporaryFolder({ sheet: 'a file' });
  const { code, stderr } = await runMain('calibrate', '--out', `${folder}/sheet/a.pdf`);
  expect([code, stderr]).toEqual([
    3,
    expect.stringMatching(
      /\/sheet.* cannot be used: part of the path is a file, not a folder \(E.*\)\.\n {2}fix: Correct/,
    ),
  ]);
});
