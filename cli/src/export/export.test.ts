import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { runMain, shareBrowser } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';

shareBrowser();

const YAML = `
templates: { front: pictogram, back: pictogram-back }
translations: { en: { title: "Three: Things" }, de: { title: Drei } }
`;
const CSV =
  'title,title:de,icon,copies,credit\nLamp,Lampe,lucide:lamp,2,Ada\nMoon,Mond,lucide:moon,,\nOwl,Eule,game-icons:owl,8,\n';
const MM = 72 / 25.4;

function deck(files: Readonly<Record<string, string>> = {}): string {
  return temporaryFolder({ 'deck.yaml': YAML, 'cards.csv': CSV, ...files });
}

async function pdf(...path: string[]) {
  const document = await PDFDocument.load(readFileSync(join(...path)), { updateMetadata: false });
  const pages = document.getPages().map((page) => {
    const boxes = [page.getMediaBox(), page.getBleedBox(), page.getTrimBox()];
    return boxes.map(({ x, y, width, height }) =>
      [x, y, width, height].map((each) => Math.round((each / MM) * 100) / 100),
    );
  });
  return { title: document.getTitle(), pages };
}

describe('export --estimate', () => {
  it('counts in the singular, too', async () => {
    const { stdout } = await runMain('export', deck(), '-p', 'home-a4', '--cards', '1', '--estimate', '-q');
    expect(stdout).toContain('2 cards, 1 sheet, ');
  });
});

describe('export pdf-cards', () => {
  it('has one page per face, front then back, with copies, bleed and trim box', async () => {
    const folder = deck();
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
    const { title, pages } = await pdf(folder, 'x.pdf');
    expect(title).toBe('Three: Things');
    expect(pages).toHaveLength(22);
    expect(pages[0]).toEqual([
      [0, 0, 69.5, 94.9],
      [0, 0, 69.5, 94.9],
      [3, 3, 63.5, 88.9],
    ]);
  });

  it('accepts cards, sides, sizes and no copies', async () => {
    const folder = deck();
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
    expect((await pdf(folder, 'x.pdf')).pages.map(([media]) => media)).toEqual([
      [0, 0, 70, 121],
      [0, 0, 70, 121],
    ]);
  });

  it('makes one folder per language, and one report', async () => {
    const folder = deck();
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
      join('de', 'three-things-pdf-cards-de.pdf'),
      'en',
      join('en', 'three-things-pdf-cards-en.pdf'),
    ]);
    expect(JSON.parse(stdout)).toMatchObject({
      preset: 'pdf-cards',
      products: [{ language: 'en', pages: 4, cards: 1 }, { language: 'de' }],
    });
  });

  it('gives the same bytes for the same deck', async () => {
    const folder = deck();
    for (const name of ['a.pdf', 'b.pdf'])
      await runMain('export', folder, '-p', 'pdf-cards', '-o', join(folder, name), '--cards', '1', '-q');
    expect(readFileSync(join(folder, 'a.pdf')).equals(readFileSync(join(folder, 'b.pdf')))).toBe(true);
  });

  it('writes nothing if a face lacks its icon, and reports it', async () => {
    const folder = deck({ 'cards.csv': CSV.replace('lucide:moon', 'lucide:mooon') });
    const file = join(folder, 'x.pdf');
    const refused = await runMain('export', folder, '-p', 'pdf-cards', '-o', file, '-q');
    expect([refused.code, readdirSync(folder)]).toEqual([1, ['cards.csv', 'deck.yaml']]);
    expect(refused.stderr).toMatch(/Card 2 “Moon”\n.*error +front en .*There is no icon named "lucide:mooon"/);
    expect(refused.stdout).toContain('nothing was written');
    const allowed = await runMain('export', folder, '-p', 'pdf-cards', '-o', file, '-q', '--allow-broken');
    expect([allowed.code, (await pdf(file)).pages.length]).toEqual([1, 22]);
  });

  it('checks all languages before the first file, and writes nothing with --fail-on', async () => {
    const folder = deck({ 'cards.csv': CSV.replace('Lampe', '') });
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
    const folder = deck();
    const { code, stderr } = await runMain('export', folder, '-p', 'pdf-cards', '-o', join(folder, 'x.zip'), '-q');
    expect([code, stderr]).toEqual([2, expect.stringContaining('pdf-cards needs a .pdf file, not .zip')]);
  });
});

describe('export sheets', () => {
  it('puts nine cards on A4, backs behind them', async () => {
    const folder = deck();
    const { code, stdout } = await runMain('export', folder, '-p', 'home-a4', '-o', join(folder, 'x.pdf'), '-q');
    expect([code, stdout]).toEqual([
      0,
      `${join(folder, 'x.pdf')}: 4 pages, 2 sheets of 9 cards; 7 places empty, 51 % of the paper is waste\n`,
    ]);
    expect((await pdf(folder, 'x.pdf')).pages[0]?.[0]).toEqual([0, 0, 210, 297]);
  });

  it('accepts other papers, orders and grids', async () => {
    const folder = deck();
    const sheets = (...flags: string[]) =>
      runMain('export', folder, '-p', 'pdf-sheets', '-o', join(folder, 'x.pdf'), '-q', ...flags);
    expect((await sheets('--paper', 'letter', '--backs', 'none')).stdout).toContain('2 pages, 2 sheets of 9 cards');
    expect((await pdf(folder, 'x.pdf')).pages[0]?.[0]).toEqual([0, 0, 215.9, 279.4]);
    expect(
      (await sheets('--paper', '320x450mm', '--columns', '2', '--rows', '2', '--gap', '5mm', '--marks', 'crosses'))
        .stdout,
    ).toContain('6 pages, 3 sheets of 4 cards');
    expect((await sheets('--gutter-fold', '--gutter', '8mm')).stdout).toContain('3 pages, 3 sheets of 4 cards');
    expect((await sheets('--side', 'front')).stdout).toContain('2 pages, 2 sheets of 9 cards');
  });

  it('writes separate backs beside the fronts', async () => {
    const folder = deck();
    await runMain(
      'export',
      folder,
      '-p',
      'pdf-sheets',
      '-o',
      join(folder, 'x.pdf'),
      '--backs',
      'separate',
      '--calibration',
      '0.5,-0.3,100.2%',
      '-q',
    );
    expect(readdirSync(folder).filter((name) => name.endsWith('.pdf'))).toEqual(['x-backs.pdf', 'x-fronts.pdf']);
  });

  it('reports cards that do not fit on the paper', async () => {
    const folder = deck();
    const { code, stderr } = await runMain(
      'export',
      folder,
      '-p',
      'home-a4',
      '-o',
      join(folder, 'x.pdf'),
      '--size',
      '250x250mm',
      '-q',
    );
    expect([code, stderr]).toEqual([1, expect.stringMatching(/250/)]);
    expect(readdirSync(folder)).not.toContain('x.pdf');
  });

  it('accepts stock from a file, and reports its problems', async () => {
    const stock = {
      slug: 'mine',
      name: 'Mine',
      widthMm: 150,
      heightMm: 200,
      cells: { columns: 2, rows: 2, leftMm: 5, topMm: 5, widthMm: 63.5, heightMm: 88.9, gapXMm: 2, gapYMm: 2 },
    };
    const folder = deck({
      'stock.json': JSON.stringify(stock),
      'bad.json': JSON.stringify({ ...stock, widthMm: 100 }),
      'no.json': '{',
    });
    const sheets = (paper: string) =>
      runMain('export', folder, '-p', 'pdf-sheets', '-o', join(folder, 'x.pdf'), '--paper', join(folder, paper), '-q');
    expect((await sheets('stock.json')).stdout).toContain('3 sheets of 4 cards');
    expect(await sheets('bad.json')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('beyond the sheet') as string,
    });
    expect(await sheets('no.json')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is not JSON') as string,
    });
  });
});

describe('export zip', () => {
  it('has every distinct face once, with credits', async () => {
    const folder = deck();
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
    const folder = deck();
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
    const folder = deck();
    const make = (...flags: string[]) =>
      runMain('export', folder, '-p', 'makeplayingcards', '-o', join(folder, 'x.zip'), '-q', ...flags);
    expect(await make('--size', 'giant')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('does not offer cards of the size giant') as string,
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

describe('calibrate', () => {
  it('stores two numbers for a printer, which export uses by its name', async () => {
    const folder = deck();
    vi.stubEnv('XDG_CONFIG_HOME', join(folder, 'config'));
    const words = ['export', folder, '-p', 'home-a4', '-o', join(folder, 'x.pdf'), '-q', '--printer', 'Office'];
    const unknown = await runMain(...words);
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('none is stored yet')]);
    const stored = await runMain('calibrate', '--printer', 'Office', '--values', '0.5,-0.3');
    expect([stored.code, stored.stdout]).toEqual([0, expect.stringContaining('--printer "Office"')]);
    const printers = JSON.parse(readFileSync(join(folder, 'config/cardwright/printers.json'), 'utf8')) as unknown;
    expect(printers).toEqual({ Office: { x_mm: 0.5, y_mm: -0.3, scale: 1 } });
    expect((await runMain(...words)).code).toBe(0);
    vi.unstubAllEnvs();
  });

  it.each([
    [['--values', '1,2'], '--printer <name> is missing'],
    [['--printer', 'x', '--values', '1'], '--values: "1" is invalid'],
    [['--printer', 'x', '--values', '90,0'], '--values: This is out of range'],
    [[], '--out <file> is missing'],
  ])('%j is refused', async (flags, message) => {
    const { code, stderr } = await runMain('calibrate', ...flags);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  it('makes a two-sided sheet on any paper', async () => {
    const folder = temporaryFolder();
    const { code } = await runMain('calibrate', '-o', join(folder, 'c.pdf'), '--paper', 'letter', '-q');
    expect(code).toBe(0);
    expect((await pdf(folder, 'c.pdf')).pages.map(([media]) => media)).toEqual([
      [0, 0, 215.9, 279.4],
      [0, 0, 215.9, 279.4],
    ]);
  });
});
