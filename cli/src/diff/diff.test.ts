import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { runMain, shareBrowser } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';

shareBrowser();

const YAML = `
templates: { front: pictogram, back: pictogram-back }
translations: { en: { title: "Three <Things>" } }
`;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0H8V8H0Z" fill="#c30"/></svg>';

/** A folder like a checkout: a line for each card. */
function deck(lines: string, picture = SVG, yaml = YAML): string {
  const csv = `title,icon,illustration,copies\n${lines}`;
  return temporaryFolder({ 'deck.yaml': yaml, 'cards.csv': csv, 'lamp.svg': picture });
}

const BEFORE = 'Lamp,,lamp.svg,1\nMoon,lucide:moon,,1\nOwl,game-icons:owl,,1\nStar,lucide:star,,1\n';

describe('diff', () => {
  it('finds added, removed and changed cards, and ends with code 1', async () => {
    const after = deck('Sun,lucide:sun,,1\nMoon,lucide:moon-star,,1\nOwl,game-icons:owl,,2\nLamp,,lamp.svg,1\n');
    const { code, stdout } = await runMain('diff', deck(BEFORE), after, '-q');
    expect(code).toBe(1);
    expect(stdout).toBe(
      [
        '+ 1 Sun',
        '~ 2 Moon: Icon',
        '~ 3 Owl: Copies',
        '- 4 Star',
        '',
        '1 card added, 1 card removed, 2 cards changed',
        '',
      ].join('\n'),
    );
  });

  it('ends with code 0 for versions that look and read the same', async () => {
    expect(await runMain('diff', deck(BEFORE), deck(BEFORE), '-q')).toMatchObject({
      code: 0,
      stdout: 'The two versions do not differ.\n',
    });
  });

  it('sees a design and a picture that changed behind the same name, and draws both versions', async () => {
    const after = deck(BEFORE, SVG.replace('#c30', '#03c'));
    const page = join(after, 'changes.html');
    const { code, stdout } = await runMain('diff', deck(BEFORE), after, '--out', page, '--json', '-q');
    expect(code).toBe(1);
    const { differences } = JSON.parse(stdout) as { differences: object[] };
    expect(differences).toEqual([{ status: 'changed', number: 1, title: 'Lamp', sides: ['front'], fields: [] }]);
    const html = readFileSync(page, 'utf8');
    expect(html).toContain('What changed in Three &lt;Things&gt;');
    const [before, now, ...others] = [...html.matchAll(/src="data:image\/webp;base64,([^"]+)"/g)].map(
      ([, data]) => data,
    );
    expect([others, before === now, before !== undefined]).toEqual([[], false, true]);
  });

  it('refuses a page of another type, and a version of a deck that was never on a server', async () => {
    const folder = deck(BEFORE);
    expect((await runMain('diff', folder, folder, '--out', 'x.pdf', '-q')).code).toBe(2);
    const { code, stderr } = await runMain('diff', `${folder}@3`, folder, '-q');
    expect([code, stderr]).toEqual([2, expect.stringContaining('has never been on one')]);
  });
});

describe('export of what changed', () => {
  const pagesOf = async (path: string): Promise<number> => (await PDFDocument.load(readFileSync(path))).getPageCount();

  it('makes only the cards that look different or are new, and additional copies of others', async () => {
    const now = deck(
      'Lamp,,lamp.svg,1\nMoon,lucide:moon-star,,1\nOwl,game-icons:owl,,3\nStar,lucide:star,,1\nSun,lucide:sun,,1\n',
    );
    const out = join(now, 'changed.pdf');
    const order = ['export', now, '-p', 'pdf-cards', '-o', out, '--since', deck(BEFORE), '-q', '--json'];
    const { code, stdout } = await runMain(...order);
    expect([code, await pagesOf(out)]).toEqual([0, 2 * (1 + 2 + 1)]);
    expect((JSON.parse(stdout) as { problems: object[] }).problems).toMatchObject([
      { severity: 'info', message: '1 card looks as before, but with more copies; only the 2 new copies are made.' },
    ]);
    expect([(await runMain(...order, '--no-copies')).code, await pagesOf(out)]).toEqual([0, 2 * (1 + 1)]);
  });

  it('makes all copies of a card that looks different', async () => {
    const now = deck(BEFORE.replace('lucide:moon,,1', 'lucide:moon-star,,3'));
    const out = join(now, 'changed.pdf');
    const { code } = await runMain('export', now, '-p', 'pdf-cards', '-o', out, '--since', deck(BEFORE), '-q');
    expect([code, await pagesOf(out)]).toEqual([0, 2 * 3]);
  });

  it('says so when nothing has changed, and refuses a stamp without a version', async () => {
    const folder = deck(BEFORE);
    const order = ['export', folder, '-p', 'pdf-cards', '-o', join(folder, 'x.pdf'), '-q'];
    const before = deck(BEFORE);
    const same = await runMain(...order, '--since', before);
    expect([same.code, same.stdout]).toEqual([0, `No card has changed since ${before}; nothing to export.\n`]);
    const json = await runMain(...order, '--since', before, '--json');
    expect([json.code, JSON.parse(json.stdout)]).toEqual([0, expect.objectContaining({ products: [], findings: [] })]);
    expect(existsSync(join(folder, 'x.pdf'))).toBe(false);
    const stamped = await runMain(...order, '--stamp');
    expect([stamped.code, stamped.stderr]).toEqual([2, expect.stringContaining('The deck has no version')]);
  });

  it('stamps the version of a deck that was pulled on its fronts', async () => {
    const folder = deck(BEFORE, SVG, `${YAML}pulled_from: { server: "https://cards.example", version: 12 }\n`);
    const out = join(folder, 'x.pdf');
    const { code, stderr } = await runMain(
      'export',
      folder,
      '-p',
      'pdf-cards',
      '-o',
      out,
      '--stamp',
      '--cards',
      'Moon',
      '-q',
    );
    // Decks on a server need more than this one has, which the check says.
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(/^Deck\n +warning .*\n.*\n\nThe check found 1 warning\.\n$/),
    ]);
    expect(await pagesOf(out)).toBe(2);
  });
});
