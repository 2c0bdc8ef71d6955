import { parseDeckFile } from '../schema/index.js';
import { describe, expect, it } from 'vitest';
import { addCards } from './addCards.js';
import { readCsv } from './readCsv.js';
import { readHeadings } from './readHeadings.js';
import { add, cardOf, problems } from './testing/testAddCards.js';

describe('addCards', () => {
  it('makes a card from every row', () => {
    const card = cardOf('title,text,nr,image,icon,qty,artist\nLamp,Shines,7,images/lamp.png,lucide:lamp,3x,Ada\n');
    expect(card).toMatchObject({
      card_number: '7',
      illustration: 'images/lamp.png',
      icon: 'lucide:lamp',
      copies: 3,
      attribution: 'Ada',
      translations: { en: { title: 'Lamp', description: 'Shines' } },
    });
  });

  it('gives cards without an icon no icon, not the question mark of new cards', () => {
    expect(cardOf('title\nLamp\n').icon).toBeNull();
    expect(cardOf('title,icon\nLamp,\n').icon).toBeNull();
  });

  it('skips rows that are empty but for an unticked box in a column of one’s own', () => {
    const titles = (csv: string) =>
      add(csv).deck.categories.flatMap(({ cards }) => cards.map(({ translations }) => translations.en?.title));
    expect(titles('title,done\nLamp,TRUE\nRope,FALSE\n,FALSE\n,falsch\n')).toEqual(['Lamp', 'Rope']);
    expect(titles('title,done\nFalse,\n,TRUE\n')).toEqual(['False', '']);
    expect(titles('title,description\n,False\n')).toEqual(['']);
  });

  it('keeps an empty title empty', () => {
    expect(cardOf('title,cost\n,3\n').translations.en?.title).toBe('');
  });

  it('keeps headings as labels of custom fields where their names lose something', () => {
    const { deck } = add(
      'title,SKU,Cost (EUR),hp,Mana_Cost,armour_class,Price €,Price $,Empty (X),Note:de\nA,1,2,3,4,5,6,7,,8\n',
    );
    expect(Object.keys(deck.categories[0]?.cards[0]?.fields ?? {})).toEqual([
      'sku',
      'cost_eur',
      'hp',
      'mana_cost',
      'armour_class',
      'price',
      'price_2',
    ]);
    expect(deck).toHaveProperty('field_labels', {
      sku: 'SKU',
      cost_eur: 'Cost (EUR)',
      mana_cost: 'Mana Cost',
      price: 'Price €',
      price_2: 'Price $',
    });
    expect(add('title,cost\nA,1\n').deck).not.toHaveProperty('field_labels');
  });

  it('leaves labels that a deck has', () => {
    const csv = 'title,SKU,HP\nA,1,2\n';
    const { deck } = add(csv, { field_labels: { sku: 'Stock number' } });
    expect(deck).toHaveProperty('field_labels', { sku: 'Stock number', hp: 'HP' });
    expect(add(csv, { field_labels: 'none' }).deck).toHaveProperty('field_labels', 'none');
  });

  it('converts a value to a number only if the number prints the same', () => {
    const { fields } = cardOf('title,a,b,c,d,e,f,g\nX,7,-1.5,007,1.50,1e3,Infinity,0x10\n');
    expect(fields).toEqual({ a: 7, b: -1.5, c: '007', d: '1.50', e: '1e3', f: 'Infinity', g: '0x10' });
  });

  it('puts texts with a language into translations, including custom fields', () => {
    const { translations, fields } = cardOf('title,title:de,flavour,flavour:de\nLamp,Lampe,Bright,Hell\n');
    expect(translations).toMatchObject({ en: { title: 'Lamp' }, de: { title: 'Lampe', flavour: 'Hell' } });
    expect(fields).toEqual({ flavour: 'Bright' });
  });

  it('uses the deck’s language for texts without one', () => {
    const { deck } = add('Titel\nLampe\n', { default_language: 'de' });
    expect(deck.categories[0]?.cards[0]?.translations).toMatchObject({ de: { title: 'Lampe' } });
  });

  it('breaks lines of texts where nanDECK does, but not paths', () => {
    const { deck } = add('title,text,image\na,b\\13\\c,x\\13\\y.png\n');
    expect(deck.categories[0]?.cards[0]).toMatchObject({
      illustration: 'x\\13\\y.png',
      translations: { en: { description: 'b\nc' } },
    });
  });

  it('ends the lines of texts by LF alone', () => {
    const { deck } = add('title,text\r\na,"b\r\nc"\r\n');
    expect(deck.categories[0]?.cards[0]?.translations.en?.description).toBe('b\nc');
  });

  it('reads copies with a sign or a word', () => {
    const { deck } = add('title,copies\na,3x\nb,x 2\nc,4 pieces\nd,5 Stk.\n');
    expect(deck.categories[0]?.cards.map(({ copies }) => copies)).toEqual([3, 2, 4, 5]);
  });

  it('skips cards with 0 copies and reports them in one message', () => {
    const { deck, warnings } = add('title,copies\na,0\nb,2\nc,0x\n');
    expect(deck.categories[0]?.cards).toHaveLength(1);
    expect(warnings).toMatchObject([
      {
        code: 'table.no_copies',
        severity: 'info',
        message: '2 rows have 0 copies (lines 2, 4); such cards are skipped.',
        place: { line: 2 },
      },
    ]);
  });

  it('warns of a table that leaves no card', () => {
    expect(add('title,copies\na,0\n').warnings).toMatchObject([
      { severity: 'warning', message: '1 row has 0 copies (line 2); such cards are skipped, so none is left.' },
    ]);
  });

  it.each([
    [1, '1 row has no category (line 3)'],
    [5, '5 rows have no category (lines 3, 4, 5, 6, 7)'],
    [6, '6 rows have no category (lines 3, 4, 5, 6, 7 …)'],
  ])('reports %d rows without a category in one message', (count, message) => {
    const { warnings } = add(`title,category\na,Fire\n${'b,\n'.repeat(count)}`);
    expect(warnings.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  });

  it('reports every wrong cell, because programs mark it', () => {
    expect(problems('title,copies\na,many\nb,2\nc,many\n')).toMatchObject([
      { path: 'categories[0].cards[0].copies', place: { line: 2, column: 2 } },
      { path: 'categories[0].cards[2].copies', place: { line: 4, column: 2 } },
    ]);
  });

  it.each([
    ['copies', 'title,copies\nLamp,many\n', { line: 2, column: 2 }],
    ['copies', 'title,text,copies\n"La\nmp","a\nb",1\nMoon,x,1000\n', { line: 5, column: 3 }],
    ['illustration', 'title,image\nLamp,../../etc/passwd\n', { line: 2, column: 2 }],
    ['illustration', 'a,title,image\n1,Lamp,C:\\pictures\\x.png\n', { line: 2, column: 3 }],
    ['front_template_id', 'title,template\nLamp,../x.json\n', { line: 2, column: 2 }],
    ['fields.__proto__', 'title,__proto__x,constructor\nLamp,1,2\n', undefined],
  ])('reports the line and column of an invalid %s', (path, csv, place) => {
    const found = problems(csv);
    if (place === undefined) expect(found).toEqual([]);
    else
      expect(found).toMatchObject([
        { path: `categories[0].cards[${place.line > 2 ? 1 : 0}].${path}`, place: { file: 'cards.csv', ...place } },
      ]);
  });

  it('prefers the column with the field’s own name', () => {
    const { deck, warnings } = add('name,title,rules,text\nA,B,C,D\n');
    const card = deck.categories[0]?.cards[0];
    expect(card).toMatchObject({
      fields: { name: 'A', text: 'D' },
      translations: { en: { title: 'B', description: 'C' } },
    });
    expect(warnings.map(({ code, place }) => [code, place?.column])).toEqual([
      ['table.two_columns_for_one', 1],
      ['table.two_columns_for_one', 4],
    ]);
  });

  it('uses a colour column as the key only if its values are keys', () => {
    expect(cardOf('title,colour\nA,3\n').primary_color_key).toBe('3');
    expect(cardOf('title,colour\nA,red\n')).toMatchObject({ primary_color_key: null, fields: { colour: 'red' } });
    expect(cardOf('title,primary_color_key\nA,red\n').primary_color_key).toBe('red');
  });

  it('reads ids of other programs as a custom field', () => {
    const meaning = (cell: string) => readHeadings(readCsv(Buffer.from(`id,title\n${cell},A\n`), 'x.csv')).headings[0];
    expect(meaning('recA1')).toEqual({ kind: 'field', name: 'id' });
    expect(meaning('7d8f6b7e-3c1a-4f5e-9a51-2f6f3c1b9a10')).toMatchObject({ kind: 'column', column: { name: 'id' } });
  });

  it('warns about a table without titles and lists its columns', () => {
    const { warnings } = add('Front,Back\nHund,dog\n');
    expect(warnings).toMatchObject([
      { code: 'table.no_title', fix: expect.stringContaining('--column "Front=title"') as string },
    ]);
  });

  it('names the column that may have the titles, and no heading in part', () => {
    const questions = Array.from({ length: 11 }, (_, index) => `What would you like to ask person ${index + 1}?`);
    const headings = ['Timestamp', 'What is the title of your card?', ...questions];
    const [problem] = add(`${headings.join(',')}
${headings.map(() => 'x').join(',')}
`).warnings;
    expect(problem?.fix).toContain('--column "What is the title of your card?=title"');
    expect(problem?.message).toMatch(/ask person 8\?" and 3 more\.$/);
  });

  it.each(['Summe,54,', 'Total:,"1,250.00 €",', 'Σ,=SUM(B2:B3),', ',54,TOTAL'])(
    'keeps a last row that looks like a total, and says so: %s',
    (row) => {
      const { deck, warnings } = add(`title,copies total,mana\nLamp,1,2\nMoon,1,\n${row}\n`);
      expect(deck.categories[0]?.cards).toHaveLength(3);
      expect(warnings.filter(({ code }) => code === 'table.total_row')).toMatchObject([
        { severity: 'warning', place: { file: 'cards.csv', line: 4 } },
      ]);
    },
  );

  it.each(['Total,6,3.5', 'Summe:,6,', ',6,"Σ"', 'Sum,6,"3,5"'])('leaves out a last row of sums: %s', (row) => {
    const { deck, warnings } = add(`title,copies,weight\nSun,1,2\nLamp,2,1.5\nMoon,3,\n${row}\n`);
    expect(deck.categories[0]?.cards.map(({ translations }) => translations.en?.title)).toEqual([
      'Sun',
      'Lamp',
      'Moon',
    ]);
    expect(warnings.filter(({ code }) => code === 'table.total_row')).toMatchObject([
      { message: expect.stringContaining('it was left out') as string, place: { file: 'cards.csv', line: 5 } },
    ]);
  });

  it.each(['Total,7,3.5', 'Total,6,3', 'Total,=SUM(B2:B4),', 'Total,6.00 €,'])(
    'keeps %s, whose sums are uncertain',
    (row) => {
      const { deck } = add(`title,copies total,weight\nSun,1,2\nLamp,2,1.5\nMoon,3,\n${row}\n`);
      expect(deck.categories[0]?.cards).toHaveLength(4);
    },
  );

  it('keeps a card whose value is the sum of two others', () => {
    expect(add('title,points\nOne,1\nTwo,2\nSum,3\n').deck.categories[0]?.cards).toHaveLength(3);
  });

  it.each(['Total\n', 'Total,9,Draw all cards.\n', 'Total war,9,\n', 'Total,9,\nLamp,1,\n', 'Moon,9,\n'])(
    'finds no total in %j',
    (rows) => {
      const { warnings } = add(`title,mana,text\nSun,1,\n${rows}`);
      expect(warnings.map(({ code }) => code)).not.toContain('table.total_row');
    },
  );

  it('asks whether the first line is a card if no heading is known', () => {
    const isAsked = (csv: string): boolean => add(csv).warnings[0]?.fix?.includes('already a card') ?? false;
    expect(isAsked('la maison,das Haus\nle chien,der Hund\n')).toBe(true);
    expect(isAsked('Question,Antwort A\nWo?,Hier\n')).toBe(false);
  });

  it('takes the address of an attachment, the first of several', () => {
    const picture = (cell: string): unknown => cardOf(`title,photo\nA,"${cell}"\n`).illustration;
    expect(picture('lamp.jpg (https://files.example/a1)')).toBe('https://files.example/a1');
    expect(picture('my lamp.jpg (https://files.example/a1),b.png (https://files.example/b2)')).toBe(
      'https://files.example/a1',
    );
    expect(picture('lamp (old).jpg')).toBe('lamp (old).jpg');
  });

  it('takes the first of several pictures, and names the others', () => {
    const csv =
      'title,photo\nA,"Cards/a%20b.png, c.jpg"\nB,"Owl, at night.png"\nC,d.png\nD,"e.png\nf.webp"\nE,"g.png,h.png"\n';
    const added = addCards({}, readCsv(Buffer.from(csv), 'x.csv'));
    const parsed = parseDeckFile(added.deck);
    expect(parsed.ok && parsed.value.categories[0]?.cards.map(({ illustration }) => illustration)).toEqual([
      'Cards/a%20b.png',
      'Owl, at night.png',
      'd.png',
      'e.png',
      'g.png',
    ]);
    expect(added.problems).toMatchObject([
      {
        code: 'table.several_pictures',
        message:
          '3 rows have several pictures (lines 2, 5, 7); the card shows the first, and these are left out: "c.jpg", "f.webp", "h.png".',
      },
    ]);
  });

  it('renames columns', () => {
    const table = readCsv(Buffer.from('Front,Back\nHund,dog\n'), 'x.csv');
    const renamed = new Map([
      ['Front', 'title'],
      ['Back', 'secondary_text:en'],
    ]);
    const added = addCards({ default_language: 'de' }, table, renamed);
    const parsed = parseDeckFile(added.deck);
    expect(added.problems).toEqual([]);
    expect(parsed.ok && parsed.value.categories[0]?.cards[0]?.translations).toMatchObject({
      de: { title: 'Hund' },
      en: { secondary_text: 'dog' },
    });
  });

  it('reports what the schema finds in an invalid deck', () => {
    expect(problems('title\na\n', [1, 2]).map(({ code }) => code)).not.toEqual([]);
    expect(problems('title\na\n', { categories: 'many' })).toMatchObject([{ path: 'categories' }]);
  });
});
