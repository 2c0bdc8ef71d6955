import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { runMain, shareBrowser } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';

shareBrowser();

const YAML = `
templates: { front: pictogram, back: pictogram-back }
translations: { en: { title: Three }, de: { title: Drei } }
`;
const CSV =
  'title,title:de,icon,copies,image\nLamp,Lampe,lucide:lamp,2,\nMoon,Mond,lucide:moon,,\nOwl,Eule,game-icons:owl,,\n';

function deck(files: Readonly<Record<string, string>> = {}): { folder: string; out: string } {
  const folder = temporaryFolder({ 'deck.yaml': YAML, 'cards.csv': CSV, ...files });
  return { folder, out: join(folder, 'out') };
}

const filesIn = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((name) => /\.\w+$/.test(name)).toSorted();

describe('render', () => {
  it('writes one file per distinct face, the shared back once, regardless of copies', async () => {
    const { folder, out } = deck();
    const { code, stdout, stderr } = await runMain('render', folder, '--out', out, '--dpi', '72');
    expect([code, stdout]).toEqual([0, `4 files in ${out}\n`]);
    expect(filesIn(out)).toEqual(['001-lamp-front.png', '002-moon-front.png', '003-owl-front.png', 'back.png']);
    expect(stderr).toMatch(/^Rendering 1\/4\n[^]*Rendering 4\/4\n[^]*The check found \d warnings?.*\n$/);
    expect(await sharp(join(out, 'back.png')).metadata()).toMatchObject({
      format: 'png',
      width: 180,
      height: 252,
      density: 72,
    });
  });

  it('paints only what has changed with a cache, and the same bytes', async () => {
    const { folder, out } = deck();
    const cache = join(folder, 'cache');
    const cached = (): string[] =>
      readdirSync(cache, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() && entry.parentPath.length === cache.length + 3 ? [entry.name] : [],
      );
    const order = ['render', folder, '--dpi', '72', '--cache', cache, '-q'];
    await runMain(...order, '-o', out);
    const first = cached();
    expect(first).toHaveLength(4);
    const again = join(folder, 'again');
    expect((await runMain(...order, '-o', again)).code).toBe(0);
    for (const name of filesIn(out))
      expect(readFileSync(join(again, name)).equals(readFileSync(join(out, name)))).toBe(true);
    expect(cached()).toEqual(first);
    writeFileSync(join(folder, 'cards.csv'), CSV.replace('lucide:moon', 'lucide:sun'));
    await runMain(...order, '-o', out);
    expect(cached()).toHaveLength(5);
    const refused = await runMain('render', folder, '-o', out, '--cache', join(folder, 'cards.csv'));
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('--cache: ')]);
  });

  it('leaves files alone that are up to date with a cache, and reports the same', async () => {
    const photo = (color: string) =>
      sharp({ create: { width: 600, height: 800, channels: 3, background: color } })
        .png()
        .toBuffer();
    const csv = `${CSV}Fox,Fuchs,,,images/fox.png\nOwl,Eule,,,images/owl.svg\n`;
    const { folder, out } = deck({ 'deck.yaml': YAML.replace(/pictogram/g, 'default'), 'cards.csv': csv });
    mkdirSync(join(folder, 'images'));
    const svg = (color: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="${color}" d="M0 0h4v4z"/></svg>`;
    writeFileSync(join(folder, 'images/owl.svg'), svg('red'));
    const order = ['render', folder, '-o', out, '--dpi', '72', '--cache', join(folder, 'cache'), '-q', '--json'];
    const states = (): Record<string, number> =>
      Object.fromEntries(filesIn(out).map((file) => [file, statSync(join(out, file)).mtimeMs]));
    /** What a run reports, and the files that it wrote. */
    const render = async () => {
      const before = existsSync(out) ? states() : {};
      const { stdout } = await runMain(...order);
      const after = states();
      return {
        report: JSON.parse(stdout) as object,
        written: Object.keys(after).filter((file) => after[file] !== before[file]),
      };
    };
    // The fox is missing at first.
    const first = await render();
    expect(first.written).toEqual([
      '001-lamp-front.png',
      '002-moon-front.png',
      '003-owl-front.png',
      '005-owl-front.png',
      'back.png',
    ]);
    const second = await render();
    expect([second.report, second.written]).toEqual([first.report, []]);
    writeFileSync(join(folder, 'images/fox.png'), await photo('red'));
    expect((await render()).written).toEqual(['004-fox-front.png']);
    writeFileSync(join(folder, 'images/fox.png'), await photo('blue'));
    writeFileSync(join(folder, 'images/owl.svg'), svg('blue'));
    expect((await render()).written).toEqual(['004-fox-front.png', '005-owl-front.png']);
    rmSync(join(out, '001-lamp-front.png'));
    writeFileSync(join(out, '002-moon-front.png'), 'something else');
    expect((await render()).written).toEqual(['001-lamp-front.png', '002-moon-front.png']);
    writeFileSync(join(folder, 'cards.csv'), csv.replace('Moon,Mond', 'Moon,Luna'));
    expect((await render()).written).toEqual([]);
    writeFileSync(join(folder, 'cards.csv'), csv.replace('Lamp,', 'Torch,'));
    expect((await render()).written).toEqual(['001-torch-front.png']);
  });

  it.each([
    ['jpg', { format: 'jpeg', hasAlpha: false }],
    ['webp', { format: 'webp' }],
  ])('writes %s with dpi and bleed', async (format, metadata) => {
    const { folder, out } = deck();
    const { code } = await runMain(
      'render',
      folder,
      '-o',
      out,
      '-f',
      format,
      '--dpi',
      '100',
      '--bleed',
      '1/8in',
      '--cards',
      'moon',
      '--side',
      'front',
      '--quality',
      '80',
      '-q',
    );
    expect(code).toBe(0);
    expect(filesIn(out)).toEqual([`002-moon-front.${format}`]);
    expect(await sharp(join(out, `002-moon-front.${format}`)).metadata()).toMatchObject({
      width: 275,
      height: 375,
      ...metadata,
    });
  });

  it('writes self-contained SVG, and PDF', async () => {
    const { folder, out } = deck();
    for (const format of ['svg', 'pdf'])
      await runMain('render', folder, '-o', out, '-f', format, '--cards', '1', '--size', '70x120mm', '-q');
    const svg = readFileSync(join(out, '001-lamp-front.svg'), 'utf8');
    expect(svg).toMatch(/^<svg[^>]* width="70mm" height="120mm"/);
    expect(svg).not.toMatch(/(href|src)="(?!data:|#)/);
    expect(readFileSync(join(out, '001-lamp-front.pdf'), 'latin1')).toMatch(/^%PDF-1\.\d/);
  });

  it('has one folder per language, and one picture for shared faces', async () => {
    const { folder, out } = deck();
    const { stdout } = await runMain(
      'render',
      folder,
      '-o',
      out,
      '--lang',
      'all',
      '--cards',
      '1,3',
      '--dpi',
      '72',
      '--json',
      '-q',
    );
    const { files } = JSON.parse(stdout) as {
      files: { file: string; language: string; cards: object[]; width: number }[];
    };
    // The template shows no words, so both languages look the same.
    expect(files.map(({ file, cards }) => [file, cards.length])).toEqual([
      ['001-lamp-front.png', 2],
      ['back.png', 4],
      ['003-owl-front.png', 2],
    ]);
    expect(filesIn(out)).toEqual(files.map(({ file }) => file).toSorted());
  });

  it('uses the pattern for file names', async () => {
    const { folder, out } = deck();
    await runMain('render', folder, '-o', out, '--side', 'front', '--name', '{side}/{title}', '--dpi', '72', '-q');
    expect(filesIn(out)).toEqual(['front/lamp.png', 'front/moon.png', 'front/owl.png']);
  });

  it('keeps corners and unpainted areas transparent', async () => {
    const { folder, out } = deck();
    await runMain(
      'render',
      folder,
      '-o',
      out,
      '--corners',
      '3mm',
      '--cards',
      '1',
      '--side',
      'front',
      '--dpi',
      '72',
      '-q',
    );
    const { data, info } = await sharp(join(out, '001-lamp-front.png')).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    expect([data[3], data[(100 * info.width + 90) * 4 + 3]]).toEqual([0, 255]);
  });

  it('has every face of each language if the names have it', async () => {
    const { folder, out } = deck();
    const named = ['--lang', 'all', '--name', '{lang}/{number}', '--cards', '1', '--dpi', '72', '-q'];
    await runMain('render', folder, '-o', out, ...named);
    expect(readdirSync(join(out, 'de'))).toEqual(['001-back.png', '001-front.png']);
    expect(readdirSync(join(out, 'en'))).toEqual(['001-back.png', '001-front.png']);
  });

  it('omits faces with missing icons or pictures, reports them, and continues', async () => {
    const csv = `${CSV}Fog,Nebel,lucide:fogg,,\nRain,Regen,,,images/rain.png\n`;
    const { folder, out } = deck({ 'deck.yaml': YAML.replace(/pictogram/g, 'default'), 'cards.csv': csv });
    const { code, stdout, stderr } = await runMain('render', folder, '-o', out, '--lang', 'de', '--dpi', '72');
    expect(code).toBe(1);
    expect(filesIn(out)).toEqual(['001-lampe-front.png', '002-mond-front.png', '003-eule-front.png', 'back.png']);
    expect(stdout).toMatch(/^4 files in .*\n2 faces were not written/);
    expect(stderr).toMatch(/Card 4 “Nebel”\n[^]*error +front de +symbol +There is no icon named "lucide:fogg"/);
    expect(stderr).toMatch(
      /Card 5 “Regen”\n[^]*error +front de .*The picture images\/rain\.png cannot be shown: there is no such file/,
    );
  });

  it('writes them with --allow-broken, but still ends with 1', async () => {
    const { folder, out } = deck({ 'cards.csv': CSV.replace('lucide:lamp', 'lucide:lampp') });
    const { code } = await runMain('render', folder, '-o', out, '--cards', '1', '--allow-broken', '--dpi', '72', '-q');
    expect(code).toBe(1);
    expect(filesIn(out)).toEqual(['001-lamp-front.png', 'back.png']);
  });

  it('rejects pictures from the web unless they are allowed', async () => {
    const csv = 'title,image\nLamp,https://127.0.0.1:9/x.png\n';
    const { folder, out } = deck({ 'deck.yaml': YAML.replace(/pictogram/g, 'default'), 'cards.csv': csv });
    const refused = await runMain('render', folder, '-o', out, '--side', 'front', '-q');
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('not allowed')]);
    const allowed = await runMain('render', folder, '-o', out, '--side', 'front', '-q', '--allow-remote');
    // This machine is not on the public web.
    expect([allowed.code, allowed.stderr]).toEqual([1, expect.stringContaining('https://127.0.0.1:9/x.png')]);
    expect(allowed.stderr).not.toContain('not allowed');
    expect(existsSync(out)).toBe(false);
  });

  it('rejects a file as the output folder', async () => {
    const { folder } = deck();
    const { code, stderr } = await runMain('render', folder, '-o', join(folder, 'deck.yaml'));
    expect([code, stderr]).toEqual([2, expect.stringContaining('is a file; use a folder')]);
  });

  it('says that a deck has no cards', async () => {
    const folder = temporaryFolder({ 'deck.yaml': 'translations: { en: { title: Empty } }\n' });
    const { code, stdout, stderr } = await runMain('render', folder, '-o', join(folder, 'out'));
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining('The deck “Empty” has no cards.')]);
  });

  it('renders a table in the default template', async () => {
    const { folder, out } = deck();
    const { code } = await runMain('render', join(folder, 'cards.csv'), '-o', out, '--cards', '1', '--dpi', '72', '-q');
    expect(code).toBe(0);
    expect(filesIn(out)).toEqual(['001-lamp-front.png', 'back.png']);
  });
});
