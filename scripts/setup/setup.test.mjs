import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { run } from './shell.mjs';
import { duration, Steps } from './Steps.mjs';

const WORDS = { doing: 'boiling water', done: 'boiled water', failed: 'could not boil water' };

/** Steps with a stream and a clock of their own; each reading of the clock is three seconds after the last. */
function observe(isTTY) {
  const written = [];
  let time = 0;
  const stream = { isTTY, write: (text) => written.push(text) };
  return { written, steps: new Steps('kettle', { stream, now: () => (time += 3000) }) };
}

describe('a step is told in one line', () => {
  it.each([
    [true, 'kettle: boiled water (3.0 s)\n'],
    [false, 'kettle: could not boil water (3.0 s)\n'],
  ])('in a log, when it ends with %s', (ok, line) => {
    const { written, steps } = observe(false);
    expect(steps.run(WORDS, () => ({ ok, output: 'steam' }))).toEqual({ ok, output: 'steam' });
    expect(written).toEqual([line]);
  });

  it('on a terminal in place: what is being done, then what was done', () => {
    const { written, steps } = observe(true);
    steps.run(WORDS, () => {
      expect(written).toEqual(['\r\u001b[Kkettle: boiling water …']);
      return { ok: true, output: '' };
    });
    expect(written.slice(1)).toEqual(['\r\u001b[K', 'kettle: boiled water (3.0 s)\n']);
  });

  it('beside others: on a terminal, the one that began last and still runs', async () => {
    const { written, steps } = observe(true);
    let boiled;
    const boiling = steps.runBeside(WORDS, () => new Promise((resolve) => (boiled = resolve)));
    await steps.runBeside({ ...WORDS, doing: 'warming the pot', done: 'warmed the pot' }, async () => ({ ok: true }));
    boiled({ ok: false });
    expect(await boiling).toEqual({ ok: false });
    expect(written.filter((text) => text !== '\r\u001b[K')).toEqual([
      '\r\u001b[Kkettle: boiling water …',
      '\r\u001b[Kkettle: warming the pot …',
      'kettle: warmed the pot (3.0 s)\n',
      '\r\u001b[Kkettle: boiling water …',
      'kettle: could not boil water (9.0 s)\n',
    ]);
  });

  it('also when its work throws', () => {
    const { written, steps } = observe(false);
    expect(() =>
      steps.run(WORDS, () => {
        throw new Error('no kettle');
      }),
    ).toThrow('no kettle');
    expect(written).toEqual(['kettle: could not boil water (3.0 s)\n']);
  });

  it.each([
    [40, '0.0 s'],
    [9949, '9.9 s'],
    [9950, '10 s'],
    [119_400, '119 s'],
    [125_000, '2 min 5 s'],
  ])('%d ms is %s', (milliseconds, text) => {
    expect(duration(milliseconds)).toBe(text);
  });
});

describe('programs', () => {
  it('print into the outcome, both streams in their order', () => {
    const script = 'console.log(1); console.error(2); console.log(3); process.exit(4)';
    expect(run(process.execPath, ['-e', script])).toEqual({ ok: false, output: '1\n2\n3\n' });
    expect(run(process.execPath, ['-e', ''])).toEqual({ ok: true, output: '' });
  });

  it('that are not there are failures with a reason', () => {
    expect(run('no-such-program', [])).toEqual({ ok: false, output: expect.stringContaining('ENOENT') });
  });
});

it('a failed download of a browser is told in one line; what the downloader printed is kept', () => {
  const home = mkdtempSync(join(tmpdir(), 'cardwright-home-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const module = JSON.stringify(new URL('chromium.mjs', import.meta.url));
  const script = `import(${module}).then((found) => console.log(JSON.stringify(found.downloadByPuppeteer())))`;
  const env = { HOME: home, PATH: '/nowhere', PUPPETEER_CHROME_HEADLESS_SHELL_DOWNLOAD_BASE_URL: 'http://127.0.0.1:9' };
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { env, encoding: 'utf8' });
  expect(stderr).toMatch(/^setup: could not download a Chromium; looking elsewhere \([\d.]+ s\)\n$/);
  expect(JSON.parse(stdout)).toEqual({ ok: false, output: expect.stringContaining('chrome-headless-shell') });
});
