import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runMain } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';

const DECK = `# Our deck
translations: { en: { title: Weather, short_description: s, description: d } } # one line
color_scheme: harbour
world_id: nature
x_shared: &calm { mood: calm } # an anchor
categories:
  - translations: { en: { title: Sky } }
    cards:
      # the first one
      - card_number: "1"
        fields: *calm
        translations:
          en:
            title: 'Sun' # warm
            description: |
              Draw **two cards**.

              Then rest.
      - card_number: '2' # wet
        translations: { en: { title: Rain } }

      # it blows
      - card_number: "4"
        translations: { en: { title: "Wind", description: "Use it now" } }
  # the rest
  - translations: { en: { title: Ground } }
    cards:
      - card_number: '7'
        translations: { en: { title: Mud } }
`;

/** The file after an update from a table. */
async function update(table: string, { deck = DECK, flags = [] as string[] } = {}) {
  const folder = temporaryFolder({ 'deck.yaml': deck, 'table.csv': table });
  const path = join(folder, 'deck.yaml');
  const result = await runMain('update', path, join(folder, 'table.csv'), '--write', ...flags);
  const check = await runMain('update', path, join(folder, 'table.csv'), ...flags);
  const text = readFileSync(path, 'utf8');
  return { ...result, text, again: check.stdout };
}

describe('the update of a YAML file', () => {
  it('changes values alone, in the style that they have', async () => {
    const { text, stderr } = await update('number,title\n1,Sunny\n2,"Rain: again"\n4,Wind\n7,Mud\n');
    expect(stderr).toBe('');
    expect(text).toBe(DECK.replace("'Sun'", "'Sunny'").replace('title: Rain', 'title: "Rain: again"'));
  });

  it('keeps the layout of everything that stays if it only changes and removes cards', async () => {
    const deck = `# Our deck
translations: {en: { title: Weather }}   # one line
categories:
    - translations: { en: { title: Sky } }
      tags: [a,
             b]
      cards:
      # the first one
      - card_number:   1
        translations:
          en:   { title: 'Sun' } # warm
      # it blows
      - card_number: 2
        translations: { en: { title: Wind } }

      - card_number: 4
        fields: {cost: 2}
        translations: { en: { title: Rain } }
`;
    const { text, again } = await update('number,title,cost\n1,Sunny,2\n4,Rain,3\n', { deck });
    expect(text).toBe(
      deck
        .replace('card_number:   1', 'fields: { cost: 2 }\n        card_number:   1')
        .replace("'Sun'", "'Sunny'")
        .replace(/ {6}# it blows\n.*\n.*\n/, '')
        .replace('{cost: 2}', '{cost: 3}'),
    );
    expect(again).toContain('0 added, 0 changed, 0 removed, 2 unchanged');
  });

  it('adds and removes cards and categories, each with its comments', async () => {
    const { text, again } = await update('number,title,category\n1,Sun,Sky\n4,Wind,Sky\n5,Snow,Ice\n6,Hail,Sky\n', {
      flags: [],
    });
    expect(text).toBe(
      `${DECK.slice(0, DECK.indexOf("      - card_number: '2'"))}
      # it blows
      - card_number: "4"
        translations: { en: { title: "Wind", description: "Use it now" } }
      - icon: null
        card_number: "6"
        translations:
          en:
            title: Hail
  # the rest
  - translations: { en: { title: Ground } }
    cards: []
  - icon: null
    primary_color_key: "0"
    key: ice
    translations:
      en:
        title: Ice
    cards:
      - icon: null
        card_number: "5"
        translations:
          en:
            title: Snow
`,
    );
    expect(again).toContain('0 added, 0 changed, 0 removed, 4 unchanged');
  });

  it('keeps the layout when it adds cards, categories, languages and fields, and clears values', async () => {
    const deck = `# Our deck
translations: {en: { title: Weather }}   # one line
categories:
  - translations: { en: { title: Sky } }
    cards:
      - card_number:   1
        fields: {cost: 3, kind: "x"}
        translations:
          en: # English
            title: Sun
            description: >
              Draw two cards
              and rest.
      - card_number: 2
        translations: { en: { title: Wind } } # blows

      # that is all
`;
    const rows = ['1,Sun,Sonne,4,', '2,Wind,Wind,,', '3,Gale,Sturm,2,', '4,Snow,,,'].map(
      (row, index) => `${row},${index === 3 ? 'Ice' : 'Sky'}`,
    );
    const { text, again } = await update(`number,title,title:de,HP,cost,category\n${rows.join('\n')}\n`, { deck });
    expect(text).toBe(
      deck
        .replace('{cost: 3,', '{hp: 4,')
        .replace('          en: #', '          de: { title: "Sonne" }\n          en: #')
        .replace('{ en: { title: Wind', '{ de: { title: "Wind" }, en: { title: Wind')
        .replace(
          '# blows\n',
          `# blows
      - icon: null
        card_number: "3"
        fields:
          hp: 2
        translations:
          en:
            title: Gale
          de:
            title: Sturm
  - icon: null
    primary_color_key: "0"
    key: ice
    translations:
      en:
        title: Ice
    cards:
      - icon: null
        card_number: "4"
        translations:
          en:
            title: Snow
field_labels:
  hp: HP
`,
        ),
    );
    expect(again).toContain('0 added, 0 changed, 0 removed, 4 unchanged');
  });

  it('moves cards with their comments, and takes the order of the table', async () => {
    const { text, again } = await update(
      'number,title,category\n4,Wind,Ground\n2,Rain,Sky\n1,Sun,Sky\n7,Mud,Ground\n',
      {
        flags: ['--order'],
      },
    );
    const [sky = '', ground = ''] = text.split('# the rest');
    expect([...sky.matchAll(/card_number: .+/g)].map(String)).toEqual(["card_number: '2' # wet", 'card_number: "1"']);
    expect(ground).toMatch(/# it blows\n {6}- card_number: "4"[^]+'7'/);
    expect(text).toContain('fields: *calm');
    expect(again).toContain('0 added, 0 changed, 0 removed, 4 unchanged');
  });

  it('moves the text of cards, also into new and out of emptied categories, and keeps every other character', async () => {
    const [head = '', cards = '', rest = ''] = DECK.split(/(?<=cards:\n)(?= {6}# the first)|(?= {2}# the rest)/);
    const all = await update('number,title,category\n1,Sun,Air\n2,Rain,Air\n4,Wind,Air\n7,Mud,Ground\n');
    expect(all.text).toBe(
      `${head.replace(/\n$/, ' []\n')}${rest}  - icon: null
    primary_color_key: "0"
    key: air
    translations:
      en:
        title: Air
    cards:
${cards}`,
    );
    const deck = DECK.replace(/ {6}(- card_number: '7')\n {8}/, '    $1\n      ');
    const one = await update('number,title,category\n4,Gale,Ground\n7,Mud,Ground\n1,Sun,Sky\n2,Rain,Sky\n', {
      deck,
      flags: ['--order'],
    });
    const wind = `      # it blows
      - card_number: "4"
        translations: { en: { title: "Wind", description: "Use it now" } }
`;
    const moved = wind.replace('Wind', 'Gale').replaceAll(/^ {2}/gm, '');
    expect(one.text).toBe(deck.replace(wind, '').replace(/(?= {4}- card_number: '7')/, moved));
    expect(one.again).toContain('0 added, 0 changed, 0 removed, 4 unchanged');
  });

  it('gives a card fields of its own when it leaves what others share', async () => {
    const { text, stderr } = await update('number,title,mood\n1,Sun,wild\n2,Rain,\n4,Wind,\n7,Mud,\n');
    expect(stderr).not.toContain('written anew');
    expect(text).toBe(DECK.replace('fields: *calm', 'fields:\n          mood: wild'));
  });

  it('says so when it has to write the file anew, because others would change as well', async () => {
    const deck = DECK.replace('&calm { mood: calm }', '1')
      .replace('*calm', '&calm { mood: calm }')
      .replace("'2' # wet", "'2'\n        fields: *calm");
    const { text, stderr, again } = await update('number,title,mood\n1,Sun,wild\n2,Rain,calm\n4,Wind,\n7,Mud,\n', {
      deck,
    });
    expect(stderr).toContain('The whole file was written anew, so its comments and anchors are gone.');
    expect(text).not.toContain('# Our deck');
    expect(again).toContain('0 added, 0 changed, 0 removed, 4 unchanged');
  });

  it('keeps positions, line ends and indentation', async () => {
    const deck = [
      '# Our deck',
      'translations:',
      '    en: {title: Weather}',
      'categories:',
      '-   translations: {en: {title: Sky}}',
      '    cards:',
      '    -   {position: "0|100000:", translations: {en: {title: Sun}}}',
      '    -   {position: "0|100008:", translations: {en: {title: Rain}}}',
      '',
    ].join('\r\n');
    const { text, again } = await update('title,cost\nSun,2\nRain,\nSnow,\n', { deck });
    expect(text.split('\r\n').slice(0, 4)).toEqual(deck.split('\r\n').slice(0, 4));
    expect(text).toMatch(/position: "0\|100008:"[^]+position: "?0\|10000g:/);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(again).toContain('0 added, 0 changed, 0 removed, 3 unchanged');
  });

  describe('of cards that state their positions', () => {
    const deck = `# Our deck
translations: {en: { title: Weather }}   # one line
categories:
  - translations: { en: { title: Sky } }
    cards:
      # the second
      - position: "0|100008:"
        translations: { en: { title: Rain } }
      # the first
      - position: "0|100000:"
        translations: {en: { title: Sun }}
      - position: "0|10000g:"
        translations: { en: { title: Wind } }
  - translations: { en: { title: Ground } }
    cards:
      - position: "0|100000:"
        translations: { en: { title: Mud } }
`;

    it('writes the position of a card that moves, and nothing else', async () => {
      const table = 'title,category\nWind,Sky\nSun,Sky\nRain,Sky\nMud,Ground\n';
      const { text, stderr, again } = await update(table, { deck, flags: ['--order'] });
      expect([text, stderr]).toEqual([deck.replace('0|10000g:', '0|0zzzzs:'), '']);
      expect(again).toContain('0 added, 0 changed, 0 removed, 4 unchanged\nNothing');
    });

    it('takes a card with its comments into another category', async () => {
      const card = deck.slice(deck.indexOf('      # the second'), deck.indexOf('      # the first'));
      const { text, again } = await update('title,category\nSun,Sky\nWind,Sky\nMud,Ground\nRain,Ground\n', { deck });
      expect(text).toBe(deck.replace(card, '') + card);
      expect(again).toContain('0 added, 0 changed, 0 removed, 4 unchanged\nNothing');
    });
  });
});
