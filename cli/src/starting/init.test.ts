import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runMain } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';

describe('init', () => {
  it('creates a deck without problems', async () => {
    const folder = join(temporaryFolder(), 'my deck');
    const made = await runMain('init', folder);
    expect([made.code, made.stdout]).toEqual([0, expect.stringContaining(`cd '${folder}'`)]);
    expect(readdirSync(folder).toSorted()).toEqual(['.gitignore', 'README.md', 'cards.csv', 'deck.yaml', 'images']);
    const check = await runMain('check', folder, '--fail-on', 'warning', '-q');
    // Few schemes have three colours that stay apart without colour.
    expect([check.code, check.stdout]).toEqual([0, expect.stringMatching(/\[category\.greys\][^]*: 1 note$/m)]);
  });

  it('accepts a title and any template, and keeps the comments', async () => {
    const folder = join(temporaryFolder(), 'x');
    expect((await runMain('init', folder, '--title', 'A: "B" #c', '--template', 'arcana')).code).toBe(0);
    const check = await runMain('check', folder, '--fail-on', 'warning', '-q');
    expect(check.stdout).toMatch(/6 cards, tarot 70 × 121 mm, en: 1 note/);
    const yaml = readFileSync(join(folder, 'deck.yaml'), 'utf8');
    expect(yaml).toMatch(/front: arcana\n {2}back: arcana-back\ncolor_scheme: arcana/);
    expect(yaml).toContain('# The templates.');
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toMatch(/^# A: "B" #c\n/);
    const read = JSON.parse((await runMain('import', folder, '--json')).stdout) as object;
    expect(read).toMatchObject({ title: 'A: "B" #c', cards: 6, printed: 12 });
  });

  it.each(['big-mouth', 'darkroom', 'dot-by-dot', 'tide-pool'])('gives no warnings with %s', async (template) => {
    const folder = join(temporaryFolder(), 'x');
    await runMain('init', folder, '--template', template);
    const check = await runMain('check', folder, '--fail-on', 'warning', '-q');
    expect([check.code, check.stdout]).toEqual([0, expect.not.stringContaining('warning')]);
  });

  it('gives a landscape template a landscape size', async () => {
    const folder = join(temporaryFolder(), 'x');
    expect((await runMain('init', folder, '--template', 'long-view')).code).toBe(0);
    expect(readFileSync(join(folder, 'deck.yaml'), 'utf8')).toMatch(/^size: 88\.9x63\.5mm$/m);
  });

  it('never changes a folder that is not empty', async () => {
    const folder = temporaryFolder({ 'deck.yaml': 'mine' });
    const { code, stderr } = await runMain('init', folder);
    expect([code, stderr]).toEqual([2, expect.stringContaining('is not empty (deck.yaml)')]);
    expect(readFileSync(join(folder, 'deck.yaml'), 'utf8')).toBe('mine');
  });

  it('rejects an unknown template before creating anything', async () => {
    const folder = join(temporaryFolder(), 'x');
    const { code, stderr } = await runMain('init', folder, '--template', 'emberwold');
    expect([code, stderr]).toEqual([2, expect.stringContaining('Did you mean emberwild?')]);
    expect(readdirSync(join(folder, '..'))).toEqual([]);
  });
});
