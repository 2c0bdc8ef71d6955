import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { printedDeck, describePdf } from '../testing/printedDeck.js';
import { runMain, shareBrowser } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';

shareBrowser();

const SWOP = new URL('../../../renderer/assets/profiles/SWOP_TR003_coated.icc', import.meta.url);

const readPdf = async (...path: string[]) =>
  describePdf(await PDFDocument.load(readFileSync(join(...path)), { updateMetadata: false }));

describe('export sheets', () => {
  it('puts nine cards on A4, backs behind them', async () => {
    const folder = printedDeck();
    const { code, stdout } = await runMain('export', folder, '-p', 'home-a4', '-o', join(folder, 'x.pdf'), '-q');
    expect([code, stdout]).toEqual([
      0,
      `${join(folder, 'x.pdf')}: 4 pages, 2 sheets of 9 cards; 7 places empty, 51% of the paper is waste\n`,
    ]);
    expect((await readPdf(folder, 'x.pdf')).pages[0]?.[0]).toEqual([0, 0, 210, 297]);
  });

  it('accepts other papers, orders and grids', async () => {
    const folder = printedDeck();
    const sheets = (...flags: string[]) =>
      runMain('export', folder, '-p', 'pdf-sheets', '-o', join(folder, 'x.pdf'), '-q', ...flags);
    expect((await sheets('--paper', 'letter', '--backs', 'none')).stdout).toContain('2 pages, 2 sheets of 9 cards');
    expect((await readPdf(folder, 'x.pdf')).pages[0]?.[0]).toEqual([0, 0, 215.9, 279.4]);
    expect(
      (await sheets('--paper', '320x450mm', '--columns', '2', '--rows', '2', '--gap', '5mm', '--marks', 'crosses'))
        .stdout,
    ).toContain('6 pages, 3 sheets of 4 cards');
    expect((await sheets('--gutter-fold', '--gutter', '8mm')).stdout).toContain('3 pages, 3 sheets of 4 cards');
    expect((await sheets('--side', 'front')).stdout).toContain('2 pages, 2 sheets of 9 cards');
  });

  it('checks texts against the shape that guides outline, as the check does', async () => {
    const yaml = 'templates: { front: fine-print, back: pictogram-back }\ntranslations: { en: { title: Things } }\n';
    const folder = printedDeck({ 'deck.yaml': yaml });
    const guides = ['--shape', 'hexagon', '--marks', 'guides'];
    const made = await runMain(
      'export',
      folder,
      '-p',
      'home-a4',
      '-o',
      join(folder, 'x.pdf'),
      '--cards',
      '1',
      ...guides,
    );
    expect(made.stderr).toContain('the cut of the hexagon');
    const checked = await runMain('check', folder, '--cards', '1', '--shape', 'hexagon');
    expect(checked.stdout).toContain('the cut of the hexagon');
  });

  it('writes separate backs beside the fronts', async () => {
    const folder = printedDeck();
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

  it.each([
    [
      ['--pdf-standard', 'x4-rgb', '--ink-limit', '260'],
      '--ink-limit: This is for PDFs in CMYK: choose x4 or x1a as the PDF standard, too.',
    ],
    [['--gutter', '5mm'], '--gutter: Only a folded sheet has a gutter; choose a gutter fold, too.'],
  ])('explains why %j have no effect, without the names that the API has for them', async (flags, message) => {
    const folder = printedDeck();
    const order = ['export', folder, '-p', 'home-a4', '-o', join(folder, 'x.pdf'), '-q'];
    const { code, stderr } = await runMain(...order, ...flags);
    expect([code, stderr]).toEqual([2, `error: ${message}\n`]);
  });

  it('converts colours for the ICC file beside the preset', async () => {
    const color = { space: 'cmyk', standard: 'pdf-x-4', profile: 'house.icc' };
    const preset = { name: 'shop', title: 'Shop', product: 'pdf-cards', bleedMm: 3, color };
    const shop = temporaryFolder({ 'shop.json': JSON.stringify(preset), 'house.icc': readFileSync(SWOP) });
    const order = ['export', printedDeck(), '-p', join(shop, 'shop.json'), '-o', join(shop, 'x.pdf'), '-q'];
    expect((await runMain(...order, '--cards', '1')).code).toBe(0);
    expect(readFileSync(join(shop, 'x.pdf'), 'latin1')).toContain('OutputConditionIdentifier(CGATS TR 003)');
    rmSync(join(shop, 'house.icc'));
    expect(await runMain(...order)).toMatchObject({
      code: 3,
      stderr: `error: --preset: ${join(shop, 'house.icc')} cannot be read.\n`,
    });
  });

  it('reports lost marks at the flag, and with --json at the path', async () => {
    const folder = printedDeck();
    const size = ['--size', '68x97mm', '--columns', '3', '--rows', '3'];
    const order = ['export', folder, '-p', 'home-a4', '-o', join(folder, 'x.pdf'), '-q', ...size, '--color-bar'];
    expect((await runMain(...order)).stderr).toMatch(/^warning {2}--color-bar {2}The colour bar has no room/m);
    const { problems } = JSON.parse((await runMain(...order, '--json')).stdout) as { problems: object[] };
    expect(problems).toContainEqual(expect.objectContaining({ path: 'options.color_bar' }));
  });

  it('reports cards that do not fit on the paper', async () => {
    const folder = printedDeck();
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
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^error: --paper: .*250/)]);
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
    const folder = printedDeck({
      'stock.json': JSON.stringify(stock),
      'bad.json': JSON.stringify({ ...stock, widthMm: 100 }),
      'no.json': '{\n  "name": }',
    });
    writeFileSync(join(folder, 'wide.json'), `\uFEFF${JSON.stringify(stock)}`, 'utf16le');
    const sheets = (paper: string) =>
      runMain('export', folder, '-p', 'pdf-sheets', '-o', join(folder, 'x.pdf'), '--paper', join(folder, paper), '-q');
    expect((await sheets('stock.json')).stdout).toContain('3 sheets of 4 cards');
    expect((await sheets('wide.json')).stdout).toContain('3 sheets of 4 cards');
    expect(await sheets('bad.json')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('beyond the sheet') as string,
    });
    expect(await sheets('no.json')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no.json: The file is not JSON: line 2, column 11') as string,
    });
  });
});
