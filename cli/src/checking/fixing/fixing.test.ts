import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runMain } from '../../testing/runCli.js';
import { temporaryFolder } from '../../testing/temporaryFolder.js';
import { editCsvText, type TableChanges } from './editCsvText.js';
import { editDocumentText } from './editDocumentText.js';
import { lineDiff } from './lineDiff.js';

const HEAD = `# Our deck
translations: { en: { title: Weather, short_description: s, description: d } }  # one line
world_id: nature
color_scheme: harbour
`;

const YAML = `${HEAD}categories:
  - translations: { en: { title: Sky } }
    cards:
      # the first one
      - card_number: "1"
        translations:
          en:
            title: 'Sun'   # warm
            description: |
              Draw **two cards.

              Then rest.
      - card_number: '2'
        translations: { en: { title: Rain  storm } }

      # twice
      - card_number: 4
        translations: { en: { title: Wind, description: "Use :swrod: now" } }
      - card_number: 4
        translations: { en: { title: Wind, description: "Use :swrod: now" } }
`;

const FIXED_YAML = YAML.replace('**two cards.', '**two cards.**')
  .replace('Rain  storm', 'Rain storm')
  .replace('- card_number: 4\n', '- copies: 2\n        card_number: 3\n')
  .replace(':swrod:', ':sword:')
  .replace(/ {6}- card_number: 4\n.*\n/, '');

async function fix(source: string, ...more: string[]) {
  const { code, stdout, stderr } = await runMain(
    'check',
    source,
    '--fix',
    '--json',
    '-q',
    '--fail-on',
    'never',
    ...more,
  );
  if (stdout === '') throw new Error(stderr);
  const { fixes, findings } = JSON.parse(stdout) as {
    fixes: { applied: { code: string; label: string }[]; isWritten: boolean; refused: { reason: string }[] };
    findings: { code: string }[];
  };
  return { code, fixes, codes: findings.map((each) => each.code) };
}

describe('check --fix', () => {
  it('fixes a deck file, keeps everything else in it, and then has nothing to do', async () => {
    const file = join(temporaryFolder({ 'deck.yaml': YAML }), 'deck.yaml');
    const dry = await runMain('check', file, '--fix', '--dry-run', '-q', '--fail-on', 'never');
    expect(readFileSync(file, 'utf8')).toBe(YAML);
    expect(dry.stdout).toContain('To fix: Keep one card with 2 copies');
    expect(dry.stdout).toContain('-               Draw **two cards.\n+               Draw **two cards.**');
    const { fixes, codes } = await fix(file);
    expect(fixes.isWritten).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(FIXED_YAML);
    expect(codes).not.toContain('card.duplicate');
    const again = await fix(file);
    expect(again.fixes).toMatchObject({ applied: [], isWritten: false });
    expect(readFileSync(file, 'utf8')).toBe(FIXED_YAML);
  });

  it('fixes the cells of a table in a deck folder, and adds a column where it needs one', async () => {
    const csv =
      '\ufeffcategory;number;title;description\r\nSky;1;"Sun; moon";\r\nSky;2;Rain;"Draw **one"\r\nSky;4;Wind;\r\nSky;4;Wind;\r\n';
    const folder = temporaryFolder({ 'deck.yaml': HEAD, 'cards.csv': csv });
    const { fixes } = await fix(folder);
    expect(fixes.applied.map(({ code }) => code).sort()).toEqual(['card.duplicate', 'number.missing', 'text.unclosed']);
    expect(readFileSync(join(folder, 'cards.csv'), 'utf8')).toBe(
      '\ufeffcategory;number;title;description;copies\r\nSky;1;"Sun; moon";;\r\nSky;2;Rain;"Draw **one**";\r\nSky;3;Wind;;2\r\n',
    );
    expect(readFileSync(join(folder, 'deck.yaml'), 'utf8')).toBe(HEAD);
  });

  it('fixes only what is asked for, and then also what changes how cards look', async () => {
    const scheme = {
      name: 'S',
      brand: brand(),
      category: ['#c8553d', '#7f8c2d', '#123a8c', '#f4e04d'],
      neutral: neutral(),
    };
    const cards = [1, 2, 4].map((each) => ({ card_number: String(each), translations: { en: { title: `C${each}` } } }));
    const deck = {
      translations: { en: { title: 'Deck' } },
      color_scheme: scheme,
      categories: [
        { primary_color_key: '0', translations: { en: { title: 'A' } }, cards },
        { primary_color_key: '1', translations: { en: { title: 'B' } }, cards: [] },
      ],
    };
    const before = `${JSON.stringify(deck, undefined, '\t')}\n`;
    const file = join(temporaryFolder({ 'deck.json': before }), 'deck.json');
    const { fixes } = await fix(file, '--fix-only', 'category.colors');
    expect(fixes.applied.map(({ code }) => code)).toEqual(['category.colors']);
    const after = readFileSync(file, 'utf8');
    expect(lineDiff(before, after).split('\n')).toHaveLength(3);
    expect(after).toContain('"card_number": "4"');
  });

  it('chooses another design where it is asked to, in the words of the file', async () => {
    const front = 'templates: { front: fine-print, back: fine-print-back }\n';
    const text = `${front}${YAML.replace('card_number: "1"', 'fields: { voice_a: You say }')}`;
    const file = join(temporaryFolder({ 'deck.yaml': text }), 'deck.yaml');
    const { fixes } = await fix(file, '--fix-only', 'card.field_unshown');
    expect(fixes.applied).toMatchObject([{ code: 'card.field_unshown', label: 'Use the design “Two Voices”' }]);
    expect(readFileSync(file, 'utf8')).toBe(text.replace('front: fine-print,', 'front: two-voices,'));
  });

  it('refuses what it cannot change without losing something', async () => {
    const shared = `${HEAD}categories:\n  - cards:\n      - &sun { translations: { en: { title: ' Sun ' } } }\n  - cards: [*sun]\n`;
    const file = join(temporaryFolder({ 'deck.yaml': shared }), 'deck.yaml');
    const { code, fixes } = await fix(file);
    expect(code).toBe(1);
    expect(fixes).toMatchObject({
      isWritten: false,
      refused: [{ line: 8, reason: expect.stringMatching(/^The anchor &sun shares .* by hand/) as string }],
    });
    expect(readFileSync(file, 'utf8')).toBe(shared);
    for (const [args, message] of [
      [['--dry-run'], /only with --fix/],
      [['--fix-only', 'number.none'], /no finding "number.none"/],
    ] as const)
      expect((await runMain('check', file, ...args)).stderr).toMatch(message);
    const { stderr } = await runMain(
      'check',
      'https://cards.example/decks/0198c5e2-0000-7000-8000-000000000000',
      '--fix',
    );
    expect(stderr).toMatch(/works only with files/);
  });
});

function brand(): object {
  return { primary: '#123456', secondary: '#345678', accent: '#abcdef' };
}

function neutral(): object {
  return { paper: '#ffffff', ink: '#000000', muted: '#777777', line: '#cccccc', surface: '#eeeeee' };
}

describe('check --fix of files that must not be written', () => {
  it('leaves a read-only file as it is, says so and fails', async () => {
    const file = join(temporaryFolder({ 'deck.yaml': YAML }), 'deck.yaml');
    chmodSync(file, 0o444);
    const { code, stdout } = await runMain('check', file, '--fix', '-q', '--fail-on', 'never');
    expect(code).toBe(1);
    expect(stdout).toContain(`${file}: It is read-only. Make it writable first.\nNothing was written.`);
    expect(readFileSync(file, 'utf8')).toBe(YAML);
  });
});

describe('editing texts', () => {
  const set = (path: (string | number)[], value: string) => ({ path, before: null, value });

  it.each([
    ['a: { b: plain }\n', 'two words', 'a: { b: two words }\n'],
    ['a: { b: plain }\n', 'a, b: c', 'a: { b: "a, b: c" }\n'],
    ["a:\n  b: 'it''s' # why\n", "isn't", "a:\n  b: 'isn''t' # why\n"],
    ['a:\n  b: >-\n    folded\n    text\nc: 1\n', 'one line', 'a:\n  b: "one line"\nc: 1\n'],
    ['a:\n  b:\n  c: 2\n', '7', 'a:\n  b: "7"\n  c: 2\n'],
    ['a:\n  b: 1 # one\n', '3', 'a:\n  b: 3 # one\n'],
    ['a:\n  b: 1\n', '3b', 'a:\n  b: 3b\n'],
    ['a:\n  b: 1\n', '03', 'a:\n  b: "03"\n'],
    ['a:\r\n  b: >-\r\n    folded\r\n    text\r\nc: 1\r\n', 'one line', 'a:\r\n  b: "one line"\r\nc: 1\r\n'],
    ['a:\r\n  b: |\r\n    x\r\nc: 1\r\n', 'x\ny\n', 'a:\r\n  b: |\r\n    x\r\n    y\r\nc: 1\r\n'],
    ['a:\r\n  c: 2\r\n', '7', 'a:\r\n  b: "7"\r\n  c: 2\r\n'],
    ['{"a":{"b":null}}', 'word', '{"a":{"b":"word"}}'],
    ['{"a":{"b":"x"}}', 'y\n"z"', '{"a":{"b":"y\\n\\"z\\""}}'],
  ])('writes %j', (text, value, expected) => {
    expect(editDocumentText(text, { changes: [set(['a', 'b'], value)], removed: [] })).toBe(expected);
  });

  it.each([
    ['c: 1\na: &x { b: 1 }\nd: *x\n', 2, /^The anchor &x shares/],
    ['x: &x\n  b: 1\na: *x\n', 3, /^The anchor &x shares/],
    ['c: 1\na: [b]\n', 2, /on its own/],
  ])('refuses to change %j and names the line', (text, line, reason) => {
    expect(editDocumentText(text, { changes: [set(['a', 'b'], '2')], removed: [] })).toEqual({
      line,
      reason: expect.stringMatching(reason) as string,
    });
  });

  it('says what a file lacks that would change', () => {
    expect(editDocumentText('c: 1\n', { changes: [set(['a', 0, 'b'], '2')], removed: [] })).toEqual({
      reason: 'The file has no "a", in which b would change. Add it by hand.',
    });
  });

  it.each([
    ['[1, 2, 3, 4]', [1, 2], '[1, 4]'],
    ['[1, 2, 3, 4]', [2, 3], '[1, 2]'],
    ['- 1\n- 2 # two\n# three\n- 3\n', [0], '- 2 # two\n# three\n- 3\n'],
    ['- 1\n\n# two\n# or so\n- 2\n# three\n- 3\n', [1], '- 1\n\n# three\n- 3\n'],
    ['# one\n- 1\n- 2\n', [0], '- 2\n'],
  ])('removes entries of %j', (text, indexes, expected) => {
    const removed = indexes.map((index) => ['list', index]);
    const indent = text.startsWith('[') ? `list: ${text}` : `list:\n${text}`;
    const after = text.startsWith('[') ? `list: ${expected}` : `list:\n${expected}`;
    expect(editDocumentText(indent, { changes: [], removed })).toBe(after);
  });

  it('does not change rows that hold something else, nor tables that may write quotes literally', () => {
    const none = { cells: [], columns: new Map<string, Map<number, string>>(), removed: new Set<number>() };
    const checked = new Map([
      [1, ['a', 'b']],
      [2, ['x', 'y']],
    ]);
    const edit = (text: string, changes: Partial<TableChanges>) =>
      editCsvText(text, { ...none, headerLine: 1, checked, ...changes });
    const cells = [{ line: 2, column: 1, before: 'x', value: 'z' }];
    const removed = new Set([2]);
    const columns = new Map([['copies', new Map([[2, '2']])]]);
    expect(edit('a,b\nx,y\n', { cells })).toBe('a,b\nz,y\n');
    expect(edit('a,b\nx,y\n', { removed })).toBe('a,b\n');
    expect(edit('a,b\nx,y\n\n', { columns })).toBe('a,b,copies\nx,y,2\n\n');
    for (const changes of [{ cells }, { removed }, { columns }]) {
      expect(edit('a,b\nx,q\n', changes)).toMatchObject({ line: 2 });
      expect(edit('a\tb\nx\t"y\n', changes)).toMatchObject({ reason: expect.stringMatching(/as CSV/) as string });
    }
    expect(edit('a,q\nx,y\n', { columns })).toMatchObject({ line: 1 });
    const late = [{ line: 2, column: 1, before: 'q', value: 'z' }];
    expect(edit('a,b\nx,y\n', { cells: late })).toMatchObject({ line: 2 });
  });

  it.each(['\r\n', '\n', '\r'])('removes the row that the check saw, below texts with the line end %j', async (end) => {
    const rows = ['title,description', `A,"x${end}y"`, 'Dup,same', 'Dup,same', 'Keep me,precious', 'Last,row', ''];
    const file = join(temporaryFolder({ 'cards.csv': rows.join('\r\n') }), 'cards.csv');
    const { fixes } = await fix(file, '--fix-only', 'card.duplicate');
    expect(fixes).toMatchObject({ isWritten: true, refused: [] });
    expect(readFileSync(file, 'utf8').split('\r\n').slice(-4)).toEqual([
      'Dup,same,2',
      'Keep me,precious,',
      'Last,row,',
      '',
    ]);
  });
});
