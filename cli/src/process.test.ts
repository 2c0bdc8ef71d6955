import { createRequire } from 'node:module';
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BIN, runBin } from './testing/runCli.js';
import { temporaryFolder } from './testing/temporaryFolder.js';

const YAML = 'templates: { front: pictogram, back: pictogram-back }\ntranslations: { en: { title: Many } }\n';

function rows(count: number): string {
  return `title,icon,number\n${Array.from({ length: count }, (_, index) => `Card ${index + 1},lucide:lamp,${index + 1}`).join('\n')}\n`;
}

/** Processes with a text in their command lines. */
function processesWith(text: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
      } catch {
        return false;
      }
    });
}

describe('the compiled command', () => {
  it('shows help without loading anything heavy', async () => {
    // Every module prints its name here when it is loaded.
    const { code, stdout, stderr } = await runBin(['--help'], { env: { NODE_DEBUG: 'esm,module' } });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Usage: cardwright/);
    const loaded = new Set(
      [...stderr.matchAll(/(?:file:\/\/|load ")(\/[^\s,'"]*\.[mc]?js)/g)].map(([, path]) => path ?? ''),
    );
    expect([...loaded].filter((path) => path.includes('/cli/dist/'))).not.toEqual([]);
    expect([...loaded].filter((path) => path.includes('/node_modules/') && !path.includes('/commander/'))).toEqual([]);
    // The commands, the parser of arguments, and the tables of options and settings; the renderer alone has over a megabyte.
    const bytes = [...loaded].reduce((sum, path) => sum + statSync(path).size, 0);
    expect(bytes).toBeLessThan(250_000);
  });

  it('says that its output cannot be written, such as on a full disk', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [BIN, 'fonts'], { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    expect([status, String(stderr)]).toEqual([
      3,
      expect.stringMatching(/^error: The output cannot be written: ENOSPC.*\n$/),
    ]);
  });

  it('ends its help with the server’s commands', async () => {
    expect((await runBin(['--help'])).stdout).toMatch(/\n {2}serve [^]*\n {2}worker [^]*\n {2}admin /);
  });

  it('finds the WebAssembly, profiles and fonts of its packages when it is a bundle', async () => {
    const font = createRequire(import.meta.resolve('@cardwright/renderer')).resolve(
      '@fontsource/inter/files/inter-latin-400-normal.woff2',
    );
    const folder = temporaryFolder({ 'deck.yaml': YAML, 'cards.csv': rows(1), 'fonts/Own.woff2': readFileSync(font) });
    const order = ['--preset', 'drivethrucards', '--out', join(folder, 'x.pdf'), '-q'];
    expect(await runBin(['export', folder, ...order])).toMatchObject({
      code: 0,
      stderr: expect.not.stringMatching(/error|internal/i) as string,
    });
    expect(readFileSync(join(folder, 'x.pdf'), 'latin1')).toContain('PDF/X-1a:2003');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('leaves no browser and no half-written file after %s', async (signal) => {
    const folder = temporaryFolder({ 'deck.yaml': YAML, 'cards.csv': rows(400) });
    const out = join(folder, 'out');
    let hasSent = false;
    let browsers = 0;
    const { code, stderr } = await runBin(['render', folder, '--out', out, '--dpi', '300'], {
      env: { TMPDIR: folder },
      onOutput: (text, kill) => {
        if (hasSent || !/Rendering [1-9]/.test(text)) return;
        hasSent = true;
        browsers = processesWith(folder).length;
        kill(signal);
      },
    });
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
    expect(stderr).not.toMatch(/error|internal/i);
    const files = readdirSync(out);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((name) => !/^\d{3}-card-\d+-front\.png$|^back\.png$/.test(name))).toEqual([]);
    for (const name of files) expect(readFileSync(join(out, name)).subarray(-8, -4).toString('latin1')).toBe('IEND');
    expect(browsers).toBeGreaterThan(1);
    // The browser's profile is in the temporary folder and on its command line.
    expect(processesWith(folder)).toEqual([]);
  });

  it('leaves no file of an interrupted export', async () => {
    const folder = temporaryFolder({ 'deck.yaml': YAML, 'cards.csv': rows(300) });
    let hasSent = false;
    const { code } = await runBin(['export', folder, '-p', 'zip', '-o', join(folder, 'x.zip')], {
      env: { TMPDIR: folder },
      onOutput: (text, kill) => {
        if (hasSent || !/Painting [1-9]/.test(text)) return;
        hasSent = true;
        kill('SIGINT');
      },
    });
    expect(code).toBe(130);
    expect(readdirSync(folder).filter((name) => name.includes('x.zip'))).toEqual([]);
    expect(processesWith(folder)).toEqual([]);
  });

  it('watches: redraws only what changed, survives mistakes, and removes stale files', async () => {
    const folder = temporaryFolder({ 'deck.yaml': YAML, 'cards.csv': rows(5) });
    const cards = join(folder, 'cards.csv');
    const seen: string[] = [];
    // Every step waits for the output of the previous one.
    const steps: [until: RegExp, act: (kill: (signal: NodeJS.Signals) => void) => void][] = [
      [
        /6 files in[^]*Waiting|Waiting[^]*6 files in/,
        () => writeFileSync(cards, rows(5).replace('3,lucide:lamp', '3,lucide:moon')),
      ],
      [/1 file in[^]*/, () => writeFileSync(cards, '\0\x01\x02\0,\0')],
      [/is a binary file/, () => writeFileSync(cards, rows(4).replace('3,lucide:lamp', '3,lucide:moon'))],
      [/0 files in/, (kill) => kill('SIGINT')],
    ];
    let taken = 0;
    const { code } = await runBin(['render', folder, '--out', join(folder, 'out'), '--watch', '--dpi', '72'], {
      onOutput: (text, kill) => {
        const [step] = steps;
        const fresh = text.length > taken ? text : '';
        if (!step?.[0].test(fresh)) return;
        steps.shift();
        seen.push(step[0].source);
        taken = text.length;
        step[1](kill);
      },
    });
    expect(code).toBe(130);
    expect(seen).toHaveLength(4);
    expect(readdirSync(join(folder, 'out')).toSorted()).toEqual([
      '001-card-1-front.png',
      '002-card-2-front.png',
      '003-card-3-front.png',
      '004-card-4-front.png',
      'back.png',
    ]);
  });
});
