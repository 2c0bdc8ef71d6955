import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runMain, shareBrowser } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';
import { BROKEN, TWO_CARDS } from '../testing/twoCards.js';

shareBrowser();

describe('check', () => {
  it('ends with 0 if there are no problems', async () => {
    const deck = join(temporaryFolder({ 'deck.json': TWO_CARDS }), 'deck.json');
    const { code, stdout } = await runMain('check', deck, '--fail-on', 'warning', '--quiet');
    expect(stdout).toMatch(/^2 cards, poker-us 63\.5 × 88\.9 mm, en: no problems found\n$/);
    expect(code).toBe(0);
  });

  it('ends with 1 at the given severity or above', async () => {
    const deck = join(temporaryFolder({ 'deck.json': TWO_CARDS.replace('"world":"party",', '') }), 'deck.json');
    const codes = [];
    for (const severity of ['error', 'warning', 'never'])
      codes.push((await runMain('check', deck, '-q', '--fail-on', severity)).code);
    expect(codes).toEqual([0, 1, 0]);
  });

  it('says which of two deck files in a folder is not read', async () => {
    const folder = temporaryFolder({ 'deck.yaml': TWO_CARDS, 'deck.json': '{}' });
    const { code, stdout } = await runMain('check', folder, '-q', '--fail-on', 'warning');
    expect(stdout).toContain('deck.json  This file is not read, because the deck is in deck.yaml beside it.');
    expect(code).toBe(1);
  });

  it('reports the card, part, side and language of a problem', async () => {
    const deck = join(temporaryFolder({ 'deck.json': BROKEN }), 'deck.json');
    const { code, stdout } = await runMain('check', deck, '--quiet');
    expect(stdout).toMatch(
      /Card 1 “Lamp”\n {2}error {2}front en {2}\S+ {2}There is no icon named "lucide:no-such-lamp"/,
    );
    expect(code).toBe(1);
    const json = JSON.parse((await runMain('check', deck, '--json', '--fail-on', 'never')).stdout) as object;
    expect(json).toMatchObject({
      ok: true,
      counts: { error: 1 },
      findings: [{ code: 'icon.unknown', card: { number: 1 }, side: 'front' }],
    });
  });

  it('writes reports in the formats of their extensions, and refuses others before any work', async () => {
    const folder = temporaryFolder({ 'deck.json': BROKEN });
    const inFolder = (name: string): string => join(folder, name);
    const [deck, log, xml, page] = ['deck.json', 'found.sarif', 'found.xml', 'found.html'].map(inFolder) as [
      string,
      string,
      string,
      string,
    ];
    const { code } = await runMain('check', deck, '-q', '--report', log, '--report', xml, '--report', page);
    expect(code).toBe(1);
    expect(await readFile(page, 'utf8')).toMatch(
      /<article class="error">\n<img src="data:image\/webp;base64,[^"]{200,}" alt="Card 1/,
    );
    const { runs } = JSON.parse(await readFile(log, 'utf8')) as { runs: { results: object[] }[] };
    expect(runs[0]?.results).toMatchObject([{ ruleId: 'icon.unknown', level: 'error' }]);
    expect(await readFile(xml, 'utf8')).toContain('failures="1"');
    const refused = await runMain('check', deck, '--report', 'found.txt');
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringContaining('--report: name a .html or .sarif file'),
    ]);
  });

  it('accepts sizes, cards and languages', async () => {
    const deck = join(temporaryFolder({ 'deck.json': BROKEN }), 'deck.json');
    const { code, stdout } = await runMain('check', deck, '-q', '--cards', '2', '--size', 'poker-euro');
    expect([code, stdout]).toEqual([0, expect.stringContaining('poker-euro 63 × 88 mm')]);
  });
});
