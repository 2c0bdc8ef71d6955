import { parseDeckFile, type DeckFile } from '../../schema/index.js';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../readCsv.js';
import { applyUpdate, changesOrder, type UpdateChoice } from './applyUpdate.js';
import { planUpdate, type UpdateOptions } from './planUpdate.js';

const ids = [1, 2, 3].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);

function aDeck(change: object = {}): DeckFile {
  const card = (id: number, title: string, more: object = {}) => ({
    id: ids[id],
    icon: 'lucide:lamp',
    card_number: String(id + 1),
    translations: { en: { title, description: `About ${title}` } },
    ...more,
  });
  const parsed = parseDeckFile({
    categories: [
      { translations: { en: { title: 'Fire' } }, cards: [card(0, 'Lamp', { fields: { cost: 2 } }), card(1, 'Torch')] },
      { translations: { en: { title: 'Water' } }, cards: [card(2, 'Rain')] },
    ],
    ...change,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

function plan(csv: string, options: UpdateOptions = {}, deck = aDeck()) {
  return planUpdate(deck, readCsv(Buffer.from(csv), 'cards.csv'), options);
}

function update(csv: string, choice?: UpdateChoice, deck = aDeck()) {
  return applyUpdate(deck, plan(csv, {}, deck), choice).map(({ translations, cards }) => [
    translations.en?.title,
    ...cards.map((card) => card.translations.en?.title),
  ]);
}

const SAME = 'number,title,category\n1,Lamp,Fire\n2,Torch,Fire\n3,Rain,Water\n';

describe('planUpdate', () => {
  it('finds nothing to do for the same table', () => {
    expect(plan(SAME)).toMatchObject({
      added: [],
      changed: [],
      removed: [],
      unchanged: 3,
      by: 'card_number',
      problems: [],
    });
  });

  it('sees no change in another line end', () => {
    const [first, ...others] = aDeck().categories;
    const card = { card_number: '1', translations: { en: { title: 'Lamp', description: 'a\r\nb' } } };
    const deck = aDeck({ categories: [{ ...first, cards: [card] }, ...others] });
    for (const end of ['\n', '\r\n'])
      expect(plan(`number,title,text\n1,Lamp,"a${end}b"\n3,Rain,About Rain\n`, {}, deck).unchanged).toBe(2);
  });

  it('lists what is added, changed and removed', () => {
    const found = plan('number,title,cost,category\n1,Lantern,3,Fire\n2,Torch,,Fire\n4,Snow,1,Water\n');
    expect(found).toMatchObject({
      added: [{ title: 'Snow', category: 'Water' }],
      changed: [
        {
          title: 'Lamp',
          category: 'Fire',
          changes: [
            { field: 'title', before: 'Lamp', after: 'Lantern' },
            { field: 'field:cost', before: '2', after: '3' },
          ],
        },
      ],
      removed: [{ title: 'Rain', category: 'Water' }],
      unchanged: 1,
    });
  });

  it('leaves fields without a column alone, and empties those whose cell is empty', () => {
    const deck = aDeck();
    const found = plan('number,title,description\n1,Lamp,\n2,Torch,About Torch\n3,Rain,About Rain\n', {}, deck);
    expect(found.changed.map(({ changes }) => changes)).toEqual([
      [{ field: 'description', before: 'About Lamp', after: '' }],
    ]);
    const card = applyUpdate(deck, found)[0]?.cards[0];
    expect(card).toMatchObject({ id: ids[0], icon: 'lucide:lamp', fields: { cost: 2 }, card_number: '1' });
    expect(card?.translations.en).toMatchObject({ title: 'Lamp', description: '' });
  });

  it('leaves the focus point of a picture with it, unless the table has a column for the point', () => {
    const picture = { illustration: 'old.png', illustration_focus: '20% 30%' };
    const card = { card_number: '1', ...picture, translations: { en: { title: 'Lamp' } } };
    const deck = aDeck({ categories: [{ translations: {}, cards: [card] }] });
    const after = (csv: string) => {
      const found = plan(csv, {}, deck);
      const { illustration, illustration_focus: focus } = applyUpdate(deck, found)[0]?.cards[0] ?? {};
      return [illustration, focus, found.changed[0]?.changes.map(({ field }) => field).join(' ')];
    };
    expect(after('number,illustration\n1,new.png\n')).toEqual(['new.png', null, 'illustration illustration_focus']);
    expect(after('number,illustration,illustration_focus\n1,new.png,20% 30%\n')).toEqual([
      'new.png',
      '20% 30%',
      'illustration',
    ]);
    expect(after('number,illustration,title\n1,old.png,Lantern\n')).toEqual(['old.png', '20% 30%', 'title']);
  });

  it('tells the labels of custom fields', () => {
    expect(plan('number,title,HP,cost\n1,Lamp,3,2\n').labels).toEqual({ hp: 'HP' });
    expect(plan('title,copies,HP\nLamp,many,3\n').labels).toEqual({});
  });

  it('matches by number if all have one, else by title, or by the chosen column', () => {
    expect(plan('title,text\nlamp,New\n').by).toBe('title');
    expect(plan('number,title\n1,Lamp\n,Snow\n').by).toBe('title');
    const chosen = plan('number,title\n1,Rain\n', { by: 'title' });
    expect(chosen.changed).toMatchObject([
      { title: 'Rain', changes: [{ field: 'card_number', before: '3', after: '1' }] },
    ]);
  });

  it('ignores case and spaces when it matches', () => {
    expect(plan('title\n LAMP\ntorch\nRain\n', { by: 'title' }).changed.map(({ changes }) => changes)).toEqual([
      [{ field: 'title', before: 'Lamp', after: 'LAMP' }],
      [{ field: 'title', before: 'Torch', after: 'torch' }],
    ]);
  });

  it('matches equal keys in their order and says so', () => {
    const found = plan('title,text\nLamp,a\nLamp,b\n');
    expect(found).toMatchObject({ added: [{ title: 'Lamp' }], changed: [{ title: 'Lamp' }] });
    expect(found.problems).toMatchObject([
      { code: 'table.shared_key', message: expect.stringContaining('"Lamp"') as string },
    ]);
  });

  it('moves cards whose category differs, but not those without one', () => {
    const found = plan('number,title,category\n1,Lamp,Water\n2,Torch,\n3,Rain,Storm\n');
    expect(found.changed).toMatchObject([
      { title: 'Lamp', changes: [{ field: 'category', before: 'Fire', after: 'Water' }] },
      { title: 'Rain', changes: [{ field: 'category', before: 'Water', after: 'Storm' }] },
    ]);
    expect(found.problems).toEqual([]);
    // Only new cards need a category, and get one without a title.
    expect(plan('number,title,category\n1,Lamp,Water\n2,Torch,\n4,Snow,\n5,Hail,Water\n').problems).toMatchObject([
      { code: 'table.no_category', message: expect.stringContaining('1 row has no category (line 4)') as string },
    ]);
  });

  it('compares translations by language', () => {
    const deck = aDeck();
    const found = plan('number,title:de\n1,Lampe\n2,\n3,\n', {}, deck);
    expect(found.changed).toMatchObject([{ changes: [{ field: 'title:de', before: '', after: 'Lampe' }] }]);
    expect(applyUpdate(deck, found)[0]?.cards[0]?.translations).toMatchObject({
      de: { title: 'Lampe' },
      en: { title: 'Lamp' },
    });
  });

  it('keeps a picture that the server has stored for a file name', () => {
    const stored = aDeck({
      categories: [{ cards: [{ illustration: 'https://x.test/a.jpg', translations: { en: { title: 'Lamp' } } }] }],
    });
    expect(plan('title,image\nLamp,images/lamp.jpg\n', {}, stored).changed).toEqual([]);
    expect(plan('title,image\nLamp,https://x.test/b.jpg\n', {}, stored).changed).toHaveLength(1);
  });

  it('reports the errors of the table with their cells, and changes nothing', () => {
    expect(plan('title,copies\nLamp,many\n')).toMatchObject({
      added: [],
      changed: [],
      removed: [],
      problems: [{ severity: 'error', place: { line: 2, column: 2 } }],
    });
  });
});

describe('applyUpdate', () => {
  const CSV = 'number,title,category\n1,Lantern,Water\n2,Torch,Fire\n4,Snow,Ice\n';

  it('changes, moves, adds and removes cards', () => {
    expect(update(CSV)).toEqual([
      ['Fire', 'Torch'],
      ['Water', 'Lantern'],
      ['Ice', 'Snow'],
    ]);
  });

  it('applies only what is chosen', () => {
    expect(update(CSV, { isChosen: (key) => key.startsWith('removed') })).toEqual([
      ['Fire', 'Lamp', 'Torch'],
      ['Water'],
    ]);
    expect(update(CSV, { isChosen: () => false })).toEqual([
      ['Fire', 'Lamp', 'Torch'],
      ['Water', 'Rain'],
    ]);
  });

  it('keeps categories that do not change as they are, and positions in order', () => {
    const deck = aDeck();
    const categories = applyUpdate(deck, plan(`${SAME}4,Snow,Water\n`, {}, deck));
    expect(categories[0]).toBe(deck.categories[0]);
    expect(categories[1]?.cards[0]).toBe(deck.categories[1]?.cards[0]);
    const ranks = categories[1]?.cards.map(({ position }) => position) ?? [];
    expect(ranks).toEqual([...ranks].sort());
  });

  describe('in the order of the table', () => {
    const inTableOrder = true;
    const TURNED = 'number,title,category\n5,Spark,Fire\n2,Torch,Fire\n1,Lamp,Fire\n3,Rain,Water\n';

    it('moves cards and puts new ones where the table has them', () => {
      expect(update(TURNED, { inTableOrder })).toEqual([
        ['Fire', 'Spark', 'Torch', 'Lamp'],
        ['Water', 'Rain'],
      ]);
      expect(update(TURNED)).toEqual([
        ['Fire', 'Lamp', 'Torch', 'Spark'],
        ['Water', 'Rain'],
      ]);
    });

    it('keeps cards that are not in it behind those that they follow', () => {
      const isChosen = (key: string): boolean => !key.startsWith('removed');
      expect(update('number,title,category\n5,Spark,Fire\n1,Lamp,Fire\n', { inTableOrder, isChosen })).toEqual([
        ['Fire', 'Spark', 'Lamp', 'Torch'],
        ['Water', 'Rain'],
      ]);
    });

    it('gives valid ranks, and changes nothing where the order is the same', () => {
      const deck = aDeck();
      const categories = applyUpdate(deck, plan(TURNED, {}, deck), { inTableOrder });
      const ranks = categories[0]?.cards.map(({ position }) => position) ?? [];
      expect(new Set(ranks).size).toBe(3);
      expect(ranks).toEqual([...ranks].sort());
      expect(categories[1]).toBe(deck.categories[1]);
      expect(applyUpdate(deck, plan(SAME, {}, deck), { inTableOrder })).toEqual(deck.categories);
    });

    it('changes only the ranks of cards that move, and of new ones', () => {
      const deck = aDeck();
      const [fire] = applyUpdate(deck, plan(TURNED, {}, deck), { inTableOrder });
      expect(fire?.cards[2]).toBe(deck.categories[0]?.cards[0]);
    });

    it('is offered only if it differs', () => {
      const deck = aDeck();
      const isOffered = (csv: string, choice: UpdateChoice = {}): boolean =>
        changesOrder(deck, plan(csv, {}, deck), choice);
      expect(isOffered(TURNED)).toBe(true);
      expect(isOffered(SAME)).toBe(false);
      expect(isOffered(`${SAME}4,Snow,Water\n`)).toBe(false);
      const first = SAME.replace('1,Lamp', '9,Spark,Fire\n1,Lamp');
      expect(isOffered(first)).toBe(true);
      expect(isOffered(first, { isChosen: () => false })).toBe(false);
    });
  });
});
