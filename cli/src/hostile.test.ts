import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { CommandProcess } from './testing/CommandProcess.js';
import { temporaryFolder } from './testing/temporaryFolder.js';

/** A process with 512 MB for its objects: input that is not rejected early ends it. */
const command = new CommandProcess();
afterAll(() => command.stop());

const YAML = 'templates: { front: darkroom, back: darkroom-back }\ntranslations: { en: { title: X } }\n';

const check = (path: string, ...flags: string[]) => command.run(['check', path, '--quiet', ...flags]);
const card = (fields: object): string =>
  JSON.stringify({ categories: [{ cards: [{ translations: { en: { title: 'A' } }, ...fields }] }] });

/** A template file with one section. */
function template(section: object): string {
  return JSON.stringify({ slug: 'mine', name: 'Mine', json_config: { sections: [section] } });
}

describe('hostile and broken input through the real command', () => {
  it.each([
    ['malformed JSON', 'deck.json', '{"categories": [\n  {"cards": [}\n]}', /deck\.json:2:14 {2}.*not JSON/],
    ['JSON that is cut off', 'deck.json', '{"categories": [', /deck\.json:1:17/],
    ['not JSON', 'deck.json', 'hello', /deck\.json:1:1/],
    ['an empty file', 'deck.json', '', /The file is empty/],
    ['JSON a hundred thousand levels deep', 'deck.json', '['.repeat(100_000), /levels|not JSON/],
    ['a JSON list', 'deck.json', '[{"title": "A"}]', /expected an object/],
    ['a cyclic YAML', 'deck.yaml', 'categories: &a [*a]\n', /itself|alias/i],
    [
      'a YAML bomb',
      'deck.yaml',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${['b', 'c', 'd', 'e', 'f', 'g', 'h']
        .map(
          (name, index) =>
            `${name}: &${name} [${Array(9)
              .fill(`*${'abcdefg'[index] ?? ''}`)
              .join(',')}]`,
        )
        .join('\n')}\n`,
      /alias/i,
    ],
    [
      'more cards than a deck may have',
      'deck.json',
      JSON.stringify({ categories: [{ cards: Array.from({ length: 10_001 }, () => ({})) }] }),
      /10000/,
    ],
    [
      'more copies than allowed',
      'deck.json',
      card({ copies: 1e9 }),
      /copies {2}It is 1000000000; expected a whole number from 1 to 999/,
    ],
    [
      'an endless text',
      'deck.json',
      card({ translations: { en: { title: 'x'.repeat(30_000) } } }),
      /title {2}.*20000 characters/,
    ],
    [
      'a picture outside the folder',
      'deck.json',
      card({ illustration: '../../etc/passwd' }),
      /illustration {2}.*inside the deck’s folder/,
    ],
    ['a picture by an absolute path', 'deck.json', card({ illustration: '/etc/passwd' }), /inside the deck’s folder/],
    ['a picture by a file URL', 'deck.json', card({ illustration: 'file:///etc/passwd' }), /inside the deck’s folder/],
    [
      'a template outside the folder',
      'deck.json',
      '{"templates": {"front": "../../x.json"}}',
      /templates\.front {2}.*inside the deck’s folder/,
    ],
    [
      'keys that would poison prototypes',
      'deck.json',
      '{"__proto__": {"polluted": true}, "categories": []}',
      /__proto__/,
    ],
    [
      'a CSV with ragged rows',
      'cards.csv',
      'title,text\nA,B\nC,D,E,F\n',
      /cards\.csv:3:3 {2}.*4 cells, but the table has only 2 columns/,
    ],
    [
      'a CSV with a quote left open',
      'cards.csv',
      `title,text\nA,"${'B\n'.repeat(100_000)}`,
      /cards\.csv:2:2 {2}.*the quotation mark that opens here is never closed/,
    ],
    ['binary rubbish as CSV', 'cards.csv', '\u0000\u0001\u0002\u0000,\u0000', /is a binary file, not a table/],
    [
      'codes that would control a terminal',
      'deck.json',
      '{"status": "\\u001b[2J\\u0007"}',
      /status {2}It is "[^\u001b\u0007]*"/,
    ],
    ['a table of another kind', 'cards.xlsx', 'title\nA\n', /is a text file, not a workbook/],
  ])('%s', async (_, name, content, message) => {
    const path = join(temporaryFolder({ [name]: content }), name);
    const { code, stdout, stderr } = await check(path);
    expect(stdout + stderr).toMatch(message);
    expect(stdout + stderr).not.toMatch(/bug in Cardwright| {4}at /);
    expect(stdout + stderr).not.toMatch(/[^\P{Cc}\n]/u);
    expect(code).toBe(1);
  });

  it.each([
    ['deck.json', 200],
    ['cards.csv', 200],
    ['cards.xlsx', 200],
    ['deck.yaml', 30],
  ])('%s of %i MB is rejected before it is read', async (name, megabytes) => {
    const path = join(temporaryFolder(), name);
    closeSync(openSync(path, 'w'));
    truncateSync(path, megabytes * 1024 * 1024);
    const { code, stdout } = await check(path);
    expect(stdout).toMatch(new RegExp(`${megabytes} MB; the limit is [\\d.]+ MB`));
    expect(code).toBe(1);
  });

  it('a workbook that unpacks to gigabytes', async () => {
    const sheet = new Uint8Array(100 * 1024 * 1024);
    const bomb = zipSync({ 'xl/workbook.xml': sheet }, { level: 9 });
    const { code, stdout } = await check(join(temporaryFolder({ 'cards.xlsx': bomb }), 'cards.xlsx'));
    expect([code, stdout]).toEqual([1, expect.stringContaining('unpacks to more than 64 MB')]);
  });

  it.each([
    ['a height of 0 %', { heightPercent: 0 }, /above 0/],
    ['a height of 900 %', { heightPercent: 900 }, /at most 100/],
    ['a height that is not a number', { height: 'NaN' }, /percentage/],
    ['endless children', { children: Array.from({ length: 5_000 }, () => ({ kind: 'shape' })) }, /2000|2,000/],
    ['an unknown kind', { children: [{ kind: 'titel' }] }, /titel[^]*title/],
  ])('a template with %s', async (_, section, message) => {
    const folder = temporaryFolder({
      'deck.yaml':
        'templates: { front: templates/mine.json }\ncategories: [{ cards: [{ translations: { en: { title: A } } }] }]\n',
      'templates/mine.json': template(section),
    });
    const { code, stdout } = await check(folder);
    expect(stdout).toMatch(message);
    expect(stdout).toContain('templates/mine.json');
    expect(code).toBe(1);
  });

  it('unknown classes, fonts and icons are named with their card', async () => {
    const children = [
      { id: 'head', kind: 'title', renderType: 'text', classes: 'font-comic-sans text-xl p-nonsense' },
      { id: 'star', kind: 'card_icon', renderType: 'icon', classes: 'size-8' },
    ];
    const folder = temporaryFolder({
      'deck.yaml':
        'templates: { front: templates/mine.json }\ncategories: [{ cards: [{ icon: "lucide:starr", translations: { en: { title: A } } }] }]\n',
      'templates/mine.json': template({ children }),
    });
    const { code, stdout } = await check(folder);
    expect(stdout).toMatch(/p-nonsense/);
    expect(stdout).toMatch(/font-comic-sans|comic-sans/);
    expect(stdout).toMatch(/Card 1 “A”[^]*lucide:starr/);
    expect(code).toBe(1);
  });

  it('bad pictures of every kind are reported', async () => {
    const images: Record<string, string | Uint8Array> = {
      'text.png': 'this is no picture',
      'half.jpg': (
        await sharp({ create: { width: 400, height: 400, channels: 3, background: 'red' } })
          .jpeg()
          .toBuffer()
      ).subarray(0, 60),
      'wide.png': await sharp({
        create: { width: 20_000, height: 20_000, channels: 3, background: 'red' },
        limitInputPixels: false,
      })
        .png({ compressionLevel: 9 })
        .toBuffer(),
      'script.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><image href="file:///etc/passwd"/><rect width="9" height="9"/></svg>',
      'bomb.svg':
        '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
    };
    const names = [...Object.keys(images), 'missing.png', 'outside.png', 'images'];
    const csv = `title,image\n${names.map((name) => `${name},images/${name}`).join('\n')}\n`;
    const files = Object.fromEntries(Object.entries(images).map(([name, content]) => [`images/${name}`, content]));
    const folder = temporaryFolder({ 'deck.yaml': YAML, 'cards.csv': csv, ...files });
    symlinkSync('/etc/passwd', join(folder, 'images', 'outside.png'));
    const { code, stderr } = await command.run([
      'render',
      folder,
      '--out',
      join(folder, 'out'),
      '--dpi',
      '72',
      '--side',
      'front',
      '-q',
    ]);
    expect(code).toBe(1);
    for (const name of ['text.png', 'half.jpg', 'wide.png', 'missing.png', 'outside.png'])
      expect(stderr).toMatch(
        new RegExp(`Card \\d “${name}”\\n +error +front en +photo +The picture images/${name} cannot be shown`),
      );
    expect(stderr).toMatch(/outside\.png cannot be shown: it leads out of the deck’s folder/);
    expect(stderr).toMatch(/20000 × 20000/);
    expect(stderr).not.toMatch(/bug in Cardwright|root:/);
    // Scripts and references are removed from a drawing; the rest is drawn.
    expect(readdirSync(join(folder, 'out'))).toContain('004-script-svg-front.png');
  });

  it('a pipe and a device are not decks', async () => {
    const folder = temporaryFolder();
    const pipe = join(folder, 'deck.json');
    expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
    for (const path of [pipe, '/dev/zero']) {
      const { code, stderr } = await command.run(['check', path]);
      expect([code, stderr]).toEqual([3, expect.stringContaining('neither a file nor a folder')]);
    }
  });

  it('an output folder that is not writable', async () => {
    const folder = temporaryFolder({ 'deck.yaml': YAML, 'cards.csv': 'title\nA\n', 'a-file': '' });
    const { code, stderr } = await command.run(['render', folder, '--out', join(folder, 'a-file', 'out'), '-q']);
    expect([code, stderr]).toEqual([3, expect.stringMatching(/part of the path is a file/)]);
  });
});
