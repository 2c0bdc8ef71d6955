import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it, vi } from 'vitest';
import { printedDeck, describePdf } from '../testing/printedDeck.js';
import { runMain, shareBrowser } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';

shareBrowser();

const readPdf = async (...path: string[]) =>
  describePdf(await PDFDocument.load(readFileSync(join(...path)), { updateMetadata: false }));

describe('calibrate', () => {
  it('stores two numbers for a printer, which export uses by its name', async () => {
    const folder = printedDeck();
    vi.stubEnv('XDG_CONFIG_HOME', join(folder, 'config'));
    const words = ['export', folder, '-p', 'home-a4', '-o', join(folder, 'x.pdf'), '-q', '--printer', 'Office'];
    const unknown = await runMain(...words);
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('none is stored yet')]);
    const stored = await runMain('calibrate', '--printer', 'Office', '--values', '0.5,-0.3');
    expect([stored.code, stored.stdout]).toEqual([0, expect.stringContaining('--printer "Office"')]);
    const printers = JSON.parse(readFileSync(join(folder, 'config/cardwright/printers.json'), 'utf8')) as unknown;
    const measured = { orientation: 'portrait', duplex: 'long-edge' };
    expect(printers).toEqual({ Office: { x_mm: 0.5, y_mm: -0.3, scale: 1, ...measured } });
    expect((await runMain(...words)).code).toBe(0);
    const landscape = await runMain(...words, '--orientation', 'landscape', '--json');
    expect([landscape.code, landscape.stderr + landscape.stdout]).toEqual([
      2,
      expect.stringContaining('--printer: The printer was measured on portrait sheets, and this sheet is landscape.'),
    ]);
    const cards = await runMain(...words, '--preset', 'pdf-cards');
    expect([cards.code, cards.stderr]).toEqual([2, expect.stringContaining('--printer: This is for PDFs of sheets')]);
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
    expect((await readPdf(folder, 'c.pdf')).pages.map(([media]) => media)).toEqual([
      [0, 0, 215.9, 279.4],
      [0, 0, 215.9, 279.4],
    ]);
    const turned = await runMain('calibrate', '-o', join(folder, 'l.pdf'), '--orientation', 'landscape');
    expect(turned.stdout).toContain('--values x,y --orientation landscape');
    expect((await readPdf(folder, 'l.pdf')).pages.map(([media]) => media)).toEqual([
      [0, 0, 297, 210],
      [0, 0, 297, 210],
    ]);
  });
});
