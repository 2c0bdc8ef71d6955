import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { CSV, printedDeck, describePdf } from '../testing/printedDeck.js';
import { runMain, shareBrowser } from '../testing/runCli.js';

shareBrowser();

const readPdf = async (...path: string[]) =>
  describePdf(await PDFDocument.load(readFileSync(join(...path)), { updateMetadata: false }));

describe('export --estimate', () => {
  it('counts in the singular, too', async () => {
    const { stdout } = await runMain('export', printedDeck(), '-p', 'home-a4', '--cards', '1', '--estimate', '-q');
    expect(stdout).toContain('2 cards, 1 sheet, ');
  });

  it('needs no address for pictures that are not made', async () => {
    const run = (...flags: string[]) => runMain('export', printedDeck(), '-p', 'tts', '--estimate', '-q', ...flags);
    expect(await run()).toMatchObject({ code: 0, stdout: expect.stringContaining('11 cards') as string });
    expect(await run('--address', 'here')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--address') as string,
    });
  });
});

describe('export pdf-cards', () => {
  it('has one page per face, front then back, with copies, bleed and trim box', async () => {
    const folder = printedDeck();
    const { code, stdout } = await runMain(
      'export',
      folder,
      '-p',
      'pdf-cards',
      '-o',
      join(folder, 'x.pdf'),
      '--bleed',
      '3mm',
      '-q',
    );
    expect([code, stdout]).toEqual([0, `${join(folder, 'x.pdf')}: 22 pages\n`]);
    const { title, pages } = await readPdf(folder, 'x.pdf');
    expect(title).toBe('Three: Things');
    expect(pages).toHaveLength(22);
    expect(pages[0]).toEqual([
      [0, 0, 69.5, 94.9],
      [0, 0, 69.5, 94.9],
      [3, 3, 63.5, 88.9],
    ]);
  });

  it('accepts cards, sides, sizes and no copies', async () => {
    const folder = printedDeck();
    await runMain(
      'export',
      folder,
      '-p',
      'pdf-cards',
      '-o',
      join(folder, 'x.pdf'),
      '--bleed',
      '0',
      '--cards',
      '2-3',
      '--side',
      'front',
      '--size',
      'tarot',
      '--no-copies',
      '-q',
    );
    expect((await readPdf(folder, 'x.pdf')).pages.map(([media]) => media)).toEqual([
      [0, 0, 70, 121],
      [0, 0, 70, 121],
    ]);
  });

  it('makes one folder per language, and one report', async () => {
    const folder = printedDeck();
    const { stdout } = await runMain(
      'export',
      folder,
      '-p',
      'pdf-cards',
      '-o',
      `${join(folder, 'out')}/`,
      '--lang',
      'all',
      '--cards',
      '1',
      '--json',
      '-q',
    );
    expect(readdirSync(join(folder, 'out'), { recursive: true }).toSorted()).toEqual([
      'de',
      join('de', 'drei-pdf-cards-de.pdf'),
      'en',
      join('en', 'three-things-pdf-cards-en.pdf'),
    ]);
    expect(JSON.parse(stdout)).toMatchObject({
      preset: 'pdf-cards',
      products: [{ language: 'en', pages: 4, cards: 1 }, { language: 'de' }],
    });
  });

  it.each([
    ['in its language', 'Drei: Dinge!', 'drei-dinge'],
    ['in the default language if it is missing', '', 'three-things'],
    ['in the default language if it has no letters', '?!', 'three-things'],
  ])('names the file of one language by the title %s', async (_where, title, name) => {
    const yaml = `translations: { en: { title: "Three: Things" }, de: { title: ${JSON.stringify(title)} } }`;
    const folder = printedDeck({ 'deck.yaml': yaml });
    await runMain('export', folder, '-p', 'pdf-cards', '-o', `${join(folder, 'out')}/`, '--lang', 'de', '-q');
    expect(readdirSync(join(folder, 'out'))).toEqual([`${name}-pdf-cards.pdf`]);
  });

  it('gives the same bytes for the same deck', async () => {
    const folder = printedDeck();
    for (const name of ['a.pdf', 'b.pdf'])
      await runMain('export', folder, '-p', 'pdf-cards', '-o', join(folder, name), '--cards', '1', '-q');
    expect(readFileSync(join(folder, 'a.pdf')).equals(readFileSync(join(folder, 'b.pdf')))).toBe(true);
  });

  it('writes nothing if a face lacks its icon, and reports it', async () => {
    const folder = printedDeck({ 'cards.csv': CSV.replace('lucide:moon', 'lucide:mooon') });
    const file = join(folder, 'x.pdf');
    const refused = await runMain('export', folder, '-p', 'pdf-cards', '-o', file, '-q');
    expect([refused.code, readdirSync(folder)]).toEqual([1, ['cards.csv', 'deck.yaml']]);
    expect(refused.stderr).toMatch(/Card 2 “Moon”\n.*error +front en .*There is no icon named "lucide:mooon"/);
    expect(refused.stdout).toContain('nothing was written');
    const allowed = await runMain('export', folder, '-p', 'pdf-cards', '-o', file, '-q', '--allow-broken');
    expect([allowed.code, (await readPdf(file)).pages.length]).toEqual([1, 22]);
  });

  it('checks all languages before the first file, and writes nothing with --fail-on', async () => {
    const folder = printedDeck({ 'cards.csv': CSV.replace('Lampe', '') });
    const order = ['export', folder, '-p', 'pdf-cards', '--cards', '1', '--lang', 'all', '--json', '-q'] as const;
    const refused = await runMain(...order, '-o', `${join(folder, 'no')}/`, '--fail-on', 'warning');
    const { findings, products } = JSON.parse(refused.stdout) as { findings: object[]; products: object[] };
    expect([refused.code, products, readdirSync(folder)]).toEqual([1, [], ['cards.csv', 'deck.yaml']]);
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'card.untranslated',
        language: 'de',
        severity: 'warning',
        card: expect.objectContaining({ number: 1 }) as object,
      }),
    );
    const made = await runMain(...order, '-o', `${join(folder, 'out')}/`);
    expect([made.code, JSON.parse(made.stdout)]).toEqual([0, expect.objectContaining({ findings })]);
    expect(readdirSync(join(folder, 'out'))).toHaveLength(2);
  });

  it('rejects a wrong file extension', async () => {
    const folder = printedDeck();
    const { code, stderr } = await runMain('export', folder, '-p', 'pdf-cards', '-o', join(folder, 'x.zip'), '-q');
    expect([code, stderr]).toEqual([2, expect.stringContaining('pdf-cards needs a .pdf file, not .zip')]);
  });

  it('rejects standard output instead of making a folder called "-"', async () => {
    const { code, stderr } = await runMain('export', printedDeck(), '-p', 'pdf-cards', '-o', '-', '-q');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('--out: Products cannot be written to standard output'),
    ]);
  });
});

describe('export zip', () => {
  it('has every distinct face once, with credits', async () => {
    const folder = printedDeck();
    const { code, stdout } = await runMain(
      'export',
      folder,
      '-p',
      'zip',
      '-o',
      join(folder, 'x.zip'),
      '--dpi',
      '72',
      '--format',
      'jpg',
      '-q',
    );
    expect([code, stdout]).toEqual([0, `${join(folder, 'x.zip')}: 4 pictures\n`]);
    const files = unzipSync(readFileSync(join(folder, 'x.zip')));
    expect(Object.keys(files).filter((name) => name.endsWith('.jpg'))).toHaveLength(4);
    const credits = Buffer.from(files['CREDITS.txt'] ?? []).toString();
    expect(credits).toMatch(/game-icons\.net, CC BY 3\.0\nIcons from Lucide[^]*Lamp: Ada/);
    expect(credits).not.toContain('Tabler');
  });

  it('has the pixels that a vendor requires', async () => {
    const folder = printedDeck();
    await runMain(
      'export',
      folder,
      '-p',
      'makeplayingcards',
      '-o',
      join(folder, 'x.zip'),
      '--cards',
      '1',
      '--side',
      'front',
      '-q',
    );
    const [picture] = Object.entries(unzipSync(readFileSync(join(folder, 'x.zip')))).filter(([name]) =>
      name.endsWith('.png'),
    );
    expect(await sharp(Buffer.from(picture?.[1] ?? [])).metadata()).toMatchObject({
      width: 822,
      height: 1122,
      density: 300,
    });
  });

  it('rejects sizes and options that a vendor does not accept', async () => {
    const folder = printedDeck();
    const make = (...flags: string[]) =>
      runMain('export', folder, '-p', 'makeplayingcards', '-o', join(folder, 'x.zip'), '-q', ...flags);
    expect(await make('--size', 'giant')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('The size giant is not available for MakePlayingCards.') as string,
    });
    expect(await make('--bleed', '1mm')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('822 × 1122 px') as string,
    });
    expect(await make('--dpi', '600')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('requires 300 dpi') as string,
    });
    expect(await make('--marks', 'ticks')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--marks: This is for PDFs of sheets') as string,
    });
  });
});
