import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runMain, shareBrowser } from './testing/runCli.js';
import { temporaryFolder } from './testing/temporaryFolder.js';
import { TWO_CARDS } from './testing/twoCards.js';

shareBrowser();

const INVALID = '{"categories": [{"cards": [{"copies": 0}]}]}';

it('has the version of its package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect((await runMain('--version')).stdout).toBe(`${version}\n`);
});

describe('wrong usage ends with 2', () => {
  it.each([
    [['rendr'], /^error: There is no command "rendr"\. Did you mean render\? For help, run: cardwright --help\n$/],
    [['rendr', '--help'], /^error: There is no command "rendr"\. Did you mean render\?/],
    [['help', 'rendr'], /^error: There is no command "rendr"\. Did you mean render\?/],
    [
      ['render', 'deck.json', '--formt', 'png'],
      /^error: There is no option --formt\. Did you mean --format\? For help, run: cardwright render --help\n$/,
    ],
    [
      ['render', 'deck.json', '--format', 'gif', '--out', 'x'],
      /^error: --format: "gif" is invalid\. Allowed choices are png, jpg, webp, svg, pdf\. For help/,
    ],
    [
      ['render', 'deck.json', '--out', 'x', '--dpi', '71'],
      /^error: --dpi: "71" is invalid\. Expected a whole number from 72 to 1200\./,
    ],
    [['render', 'deck.json', '--out', 'x', '--dpi', '300.5'], /whole number from 72 to 1200/],
    [
      ['render', 'deck.json', 'another.json', '--out', 'x'],
      /cardwright render takes at most 1 argument, but was given 2\. Put quotes/,
    ],
    [['render', 'deck.json'], /--out <folder> is missing/],
    [['render'], /^error: <deck> is missing\. Write: cardwright render \[options\] <deck>\. For help/],
    [['export', 'deck.json', '--out', 'x'], /--preset <name> is missing/],
    [['export', 'deck.json', '--out', 'x.pdf', '--preset', 'pdf-card'], /Did you mean pdf-cards\?/],
    [['export', 'deck.json', '--out', 'x.pdf', '--preset', 'home-a4', '--marks', 'dots'], /Allowed choices are ticks/],
    [
      ['export', 'deck.json', '--out', 'x.pdf', '--preset', 'home-a4', '--paper', 'a44'],
      /There is no paper "a44"[^]*Did you mean a4/,
    ],
    [
      ['export', 'deck.json', '--out', 'x.pdf', '--preset', 'pdf-cards', '--paper', 'a4'],
      /--paper: This is for PDFs of sheets/,
    ],
    [['export', 'deck.json', '--out', 'x.pdf', '--preset', 'pdf-cards', '--dpi', '300'], /--dpi: This is for zips/],
    [
      ['export', 'deck.json', '--out', 'x.pdf', '--preset', 'home-a4', '--calibration', '5'],
      /--calibration: "5" is invalid/,
    ],
    [
      ['export', 'deck.json', '--out', 'x.pdf', '--preset', 'home-a4', '--calibration', '51,0'],
      /--calibration: [^]*at most 50 mm/,
    ],
    [['export', 'deck.json', '--out', 'x.pdf', '--preset', 'home-a4', '--gap', '5'], /--gap: [^]*a unit/],
    [['render', 'deck.json', '--out', 'x', '--cards', ''], /--cards: "" is invalid\. Name at least one card\./],
    [['export', 'deck.json', '--preset', 'home-a4', '--estimate', '--watch'], /--estimate: [^]*omit --watch/],
    [['check', 'deck.json', '--fail-on', 'note'], /Allowed choices are error, warning, info, never/],
    [['icons', 'lamp', '--set', 'fontawesome'], /no icon set "fontawesome"/],
    [['presets', 'home-a5'], /Did you mean home-a4/],
    [['presets', 'show', 'nope'], /error: presets show: There is no preset "nope"/],
    [['render', 'deck.json', '--out'], /^error: --out: The value is missing\. Write --out <folder>\. For help/],
    [['sizes', 'poker'], /cardwright sizes takes no arguments, but was given 1\./],
    [['completion', 'powershell'], /^error: <shell>: "powershell" is invalid\. Allowed choices are bash, zsh, fish\./],
    [['import', 'x.csv', '--column', 'title'], /--column: "title" is invalid/],
    [['import', 'x.csv', '--out', 'deck.txt'], /must end in \.json or \.yaml/],
    [['render', 'deck.json', '--out', '-'], /--out: - is standard output; use a folder/],
    [['calibrate', '--out', 'x.png'], /--out: the file must end in \.pdf/],
    [[], /Usage: cardwright/],
  ])('%j', async (argv, message) => {
    const { code, stderr, stdout } = await runMain(...argv);
    expect(stderr).toMatch(message);
    expect([code, stdout]).toEqual([2, '']);
  });

  it('is explained as JSON with --json', async () => {
    const { code, stdout, stderr } = await runMain('render', 'deck.json', '--formt', 'png', '--json');
    expect([code, stderr, JSON.parse(stdout)]).toEqual([
      2,
      '',
      { error: { code: 'usage', exit_code: 2, message: expect.stringContaining('Did you mean --format?') as string } },
    ]);
  });

  it('also for values that only the deck can reject', async () => {
    const deck = join(temporaryFolder({ 'deck.json': TWO_CARDS }), 'deck.json');
    const out = join(deck, '..', 'out');
    for (const [flags, message] of [
      [['--lang', 'fr'], /no texts in "fr"/],
      [['--cards', 'Sun'], /No card is called "Sun"/],
      [['--cards', '3'], /There is no card 3; the deck has 2 cards/],
      [['--size', 'pokr'], /There is no card size "pokr"[^]*poker/],
      [['--size', '1x1mm'], /A card cannot be/],
      [['--bleed', '3'], /--bleed: [^]*a unit/],
      [['--transparent', '--format', 'jpg'], /--transparent: [^]*png or webp, not jpg/],
      [['--corners', '3mm', '--bleed', '3mm'], /--corners: [^]*bleed/],
      [['--quality', '50'], /--quality: Quality is for jpg and webp/],
      [['--dpi', '300', '--format', 'pdf'], /--dpi: Resolution is for png, jpg and webp, not for pdf/],
      [['--name', '../{title}'], /not a name inside the output folder/],
    ] as const) {
      const { code, stderr } = await runMain('render', deck, '--out', out, ...flags);
      expect(stderr).toMatch(message);
      expect(code).toBe(2);
    }
    expect(readdirSync(join(deck, '..'))).toEqual(['deck.json']);
  });
});

describe('something unreachable ends with 3', () => {
  it.each([
    [['render', '/nowhere/deck.json', '--out', 'x'], /There is no file or folder \/nowhere\/deck\.json/],
    [['check', 'open-ground'], /Use the path of a deck file/],
    [['export', '/nowhere', '--preset', 'pdf-cards', '--out', 'x.pdf'], /There is no file or folder/],
    [['import', '/nowhere.csv'], /There is no file or folder/],
    [
      ['export', 'x', '--preset', 'home-a4', '--out', 'x.pdf', '--paper', '/nowhere.json'],
      /--paper: \/nowhere\.json cannot be read/,
    ],
  ])('%j', async (argv, message) => {
    const { code, stderr } = await runMain(...argv);
    expect(stderr).toMatch(message);
    expect(code).toBe(3);
  });

  it('a folder without a deck, with instructions to start one', async () => {
    const { code, stderr } = await runMain('check', temporaryFolder({ 'notes.txt': 'x' }));
    expect([code, stderr]).toEqual([3, expect.stringContaining('cardwright init')]);
  });
});

describe('failed work ends with 1', () => {
  it('reports every problem of an invalid deck with its line and column', async () => {
    const folder = temporaryFolder({ 'deck.json': INVALID });
    const deck = join(folder, 'deck.json');
    for (const argv of [
      ['render', deck, '--out', join(folder, 'out')],
      ['export', deck, '--preset', 'pdf-cards', '--out', join(folder, 'x.pdf')],
      ['import', deck, '--out', join(folder, 'y.json')],
      ['check', deck],
    ]) {
      const { code, stdout, stderr } = await runMain(...argv);
      expect(stdout + stderr).toContain(
        `${deck}:1:39  categories[0].cards[0].copies  It is 0; expected a whole number from 1 to 999.`,
      );
      expect(code).toBe(1);
    }
    expect(readdirSync(folder)).toEqual(['deck.json']);
  });

  it('prints problems as JSON for programs', async () => {
    const deck = join(temporaryFolder({ 'deck.json': INVALID }), 'deck.json');
    const { code, stdout, stderr } = await runMain('render', deck, '--out', 'x', '--json');
    expect(code).toBe(1);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({
      error: {
        code: 'deck.invalid',
        exit_code: 1,
        problems: [{ path: 'categories[0].cards[0].copies', place: { file: deck, line: 1, column: 39 } }],
      },
    });
  });

  it('a missing template is reported with its place', async () => {
    const deck = join(temporaryFolder({ 'deck.json': TWO_CARDS.replace('"pictogram"', '"pictogramm"') }), 'deck.json');
    const { code, stderr } = await runMain('render', deck, '--out', 'x');
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /deck\.json:\d+:\d+ {2}templates\.front {2}There is no template "pictogramm"[^]*pictogram\?/,
      ),
    ]);
  });

  it('sizes, templates and colour schemes that do not exist are reported together, also in reports', async () => {
    const yaml = [
      'size: pokerr',
      'color_scheme: nix',
      'templates:',
      '  front: templates/mine.json',
      'translations:',
      '  en: { title: A }',
    ];
    const folder = temporaryFolder({
      'deck.yaml': yaml.join('\n'),
      'cards.csv': 'title,front_template_id\nA,emberwyld\n',
    });
    const report = join(folder, 'report.sarif');
    const { code, stdout } = await runMain('check', folder, '--json', '--report', report);
    const { problems } = JSON.parse(stdout) as { problems: { code: string; place: object }[] };
    expect([code, problems.map((each) => [each.code, each.place])]).toEqual([
      1,
      [
        ['size.unknown', { file: join(folder, 'deck.yaml'), line: 1, column: 7 }],
        ['design.missing', { file: join(folder, 'deck.yaml'), line: 4, column: 10 }],
        ['template.unknown', { file: join(folder, 'cards.csv'), line: 2, column: 2 }],
        ['color_scheme.unknown', { file: join(folder, 'deck.yaml'), line: 2, column: 15 }],
      ],
    ]);
    expect(readFileSync(report, 'utf8')).toContain('design.missing');
  });

  it('a size without its second side, and one under a mistyped key, are reported', async () => {
    const checked = async (line: string) =>
      (
        await runMain(
          'check',
          temporaryFolder({ 'deck.yaml': `translations: { en: { title: A } }\n${line}`, 'cards.csv': 'title\nA\n' }),
        )
      ).stdout;
    expect(await checked('size: 38')).toMatch(/deck\.yaml:2:7 {2}size {2}There is no card size "38"/);
    expect(await checked('sizes: tarot')).toMatch(/deck\.yaml:2:8 {2}sizes [^]*"size"/);
  });
});
