import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runMain } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';

describe('lists', () => {
  it.each([
    ['sizes', 'sizes', /^poker-us +63\.5 × 88\.9 +2\.5 × 3\.5/m],
    ['presets', 'presets', /^pdf-cards +pdf-cards/m],
    ['templates', 'templates', /^open-ground +2\.5:3\.5 +minutes/m],
    ['templates', 'worlds', /^facilitation +\S/m],
    ['fonts', 'fonts', /^font-inter +sans/m],
    ['icons', 'sets', /^game-icons +\d{4} +CC-BY-3\.0 +yes/m],
  ])('%s are for people and, as %s, for programs', async (command, key, line) => {
    const text = await runMain(command);
    expect(text.stdout).toMatch(line);
    const json = JSON.parse((await runMain(command, '--json')).stdout) as Record<string, unknown[]>;
    expect(json[key]?.length).toBeGreaterThan(4);
    expect([text.code, text.stderr]).toEqual([0, '']);
  });

  it('icons are found by words; without a match, it suggests similar ones and ends with 1', async () => {
    expect((await runMain('icons', 'crossed', 'swords', '--set', 'game-icons')).stdout).toContain(
      'game-icons:crossed-swords',
    );
    const none = await runMain('icons', 'crosed-swords', '--set', 'game-icons');
    expect([none.code, none.stdout, none.stderr]).toEqual([
      1,
      '',
      expect.stringContaining('game-icons:crossed-swords'),
    ]);
  });

  it.each([[['makeplayingcards']], [['show', 'makeplayingcards']]])(
    'presets %j shows one with the sizes that the vendor offers',
    async (words) => {
      expect((await runMain('presets', ...words)).stdout).toMatch(/poker-us +822 × 1122 px/);
    },
  );
});

describe('a preset of your own', () => {
  const OWN = { name: 'mine', title: 'My shop', product: 'pdf-cards', bleedMm: 2 };
  const write = (preset: object): string =>
    join(temporaryFolder({ 'mine.json': JSON.stringify(preset, undefined, 2) }), 'mine.json');

  it('is checked and shown', async () => {
    const file = write(OWN);
    const checked = await runMain('presets', 'check', file);
    expect([checked.code, checked.stdout]).toEqual([0, expect.stringContaining('“My shop” is valid')]);
    expect((await runMain('presets', 'show', file)).stdout).toContain('My shop (mine)');
  });

  it('is JSON in UTF-8 or UTF-16 as the studio takes it, and not YAML', async () => {
    const json = Buffer.from(`\uFEFF${JSON.stringify(OWN)}`, 'utf16le');
    const folder = temporaryFolder({ 'mine.json': json, 'mine.yaml': 'name: mine' });
    const check = (name: string) => runMain('presets', 'check', join(folder, name));
    expect((await check('mine.json')).stdout).toContain('“My shop” is valid');
    expect((await check('mine.yaml')).stderr).toContain('The file is not JSON: line 1');
  });

  it('must name an ICC file for a press that is beside it', async () => {
    const color = { space: 'cmyk', standard: 'pdf-x-4', profile: 'shop.icc' };
    const profiles = new URL('../../../renderer/assets/profiles/', import.meta.url);
    const check = (files: Record<string, Uint8Array>) => {
      const folder = temporaryFolder({ 'mine.json': JSON.stringify({ ...OWN, color }), ...files });
      return runMain('presets', 'check', join(folder, 'mine.json'));
    };
    const missing = await check({});
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining('There is no file shop.icc')]);
    const ofMonitor = await check({ 'shop.icc': readFileSync(new URL('sRGB.icc', profiles)) });
    expect([ofMonitor.code, ofMonitor.stderr]).toEqual([1, expect.stringContaining('is for a monitor')]);
    const ofPress = await check({ 'shop.icc': readFileSync(new URL('FOGRA39L_coated.icc', profiles)) });
    expect([ofPress.code, ofPress.stdout]).toEqual([0, expect.stringContaining('is valid')]);
  });

  it('is refused with the place in the file and the fix', async () => {
    const file = write({ ...OWN, bleedMm: '2mm', product: 'pdf-card' });
    const { code, stderr, stdout } = await runMain('presets', 'check', file);
    expect([code, stdout]).toEqual([1, expect.stringContaining('2 problems')]);
    expect(stderr).toMatch(/mine\.json:4:\d+ {2}product .*pdf-cards/);
    expect(stderr).toContain('fix: Write "pdf-cards" if you meant that.');
    const refused = await runMain('export', 'deck.json', '--preset', file, '--out', 'x.pdf');
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('cardwright presets check')]);
  });

  it.each([
    [['presets', 'check'], 2],
    [['presets', 'check', '/nowhere.json'], 3],
    [['export', 'deck.json', '--preset', '/nowhere.json', '--out', 'x.pdf'], 3],
  ])('%j ends with %i', async (words, code) => {
    expect((await runMain(...words)).code).toBe(code);
  });
});
