import { EXPORT_OPTIONS, RENDER_OPTIONS, type Option } from '@cardwright/renderer/export-options';
import { describe, expect, it } from 'vitest';
import { CHECK_OPTIONS } from '../checking/checkOptions.js';
import { createProgram } from '../program.js';
import { runMain } from '../testing/runCli.js';

const program = createProgram(() => () => Promise.resolve());

/** Flags that are not in a table: input and output. */
const OWN = [
  'json',
  'quiet',
  'preset',
  'out',
  'lang',
  'cards',
  'allow-remote',
  'link-base',
  'watch',
  'report',
  'estimate',
  'printer',
  'cache',
  'fix',
  'fix-only',
  'dry-run',
];

describe.each([
  ['export', EXPORT_OPTIONS],
  ['render', RENDER_OPTIONS],
  ['check', CHECK_OPTIONS],
] as const)('the flags of %s', (name, table: Readonly<Record<string, Option>>) => {
  const { options = [] } = program.commands.find((each) => each.name() === name) ?? {};

  it('match its table', () => {
    const flags = options.map(({ long = '' }) => long.replace(/^--(no-)?/, '')).filter((flag) => !OWN.includes(flag));
    expect(flags.toSorted()).toEqual(
      Object.keys(table)
        .map((option) => option.replaceAll('_', '-'))
        .toSorted(),
    );
  });

  it('have its descriptions and choices', () => {
    for (const [option, row] of Object.entries(table)) {
      const long = option.replaceAll('_', '-');
      const flag = options.find((each) => each.long === `--${long}` || each.long === `--no-${long}`);
      expect(flag?.description).toContain(flag?.negate === true && row.kind === 'boolean' ? row.off : row.description);
      expect(flag?.argChoices).toEqual(row.kind === 'choice' ? row.choices : undefined);
    }
  });
});

it.each([
  [['--color-bar', '--preset', 'pdf-cards'], '--color-bar: This is for PDFs of sheets'],
  [['--no-copies', '--preset', 'zip'], '--no-copies: This is for PDFs of cards, PDFs of sheets and files to play with'],
  [['--margin', '36px', '--preset', 'home-a4'], '--margin: The length is "36px"'],
  [['--gutter', '10pt', '--preset', 'home-a4-fold'], 'There is no file or folder'],
  [['--gutter-fold', '--calibration', '50,-50,0.9', '--preset', 'home-a4'], 'There is no file or folder'],
])('an error about %j names its flag', async (flags, message) => {
  const { stderr } = await runMain('export', '/nowhere', '--out', 'x', ...flags);
  expect(stderr).toContain(message);
});

it('checks a deck again and again, or fixes it, but not both', async () => {
  const { code, stderr } = await runMain('check', '/nowhere', '--watch', '--fix');
  expect([code, stderr]).toEqual([2, expect.stringContaining('--watch cannot be combined with --fix')]);
});
