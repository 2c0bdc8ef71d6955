import { describe, expect, it } from 'vitest';
import { codesOf, valueOf } from '../testing/parsed.js';
import { LIMITS } from '../values/limits.js';
import { parseDeckFile, parseDeckPatch } from './parseDeckFile.js';

const ID = '2cb5c9d5-2f2e-5f03-b932-7c41662918aa';
const OTHER_ID = '00000000-0000-4000-8000-000000000001';

const deckWith = (card: object): object => ({ categories: [{ cards: [card] }] });

describe('parseDeckFile', () => {
  it('fills in every default', () => {
    expect(valueOf(parseDeckFile({}))).toEqual({
      schema_version: 2,
      art_seed: null,
      world_id: null,
      default_language: 'en',
      front_template_id: null,
      back_template_id: null,
      color_scheme_id: null,
      primary_color_key: '0',
      status: 'draft',
      illustration: null,
      icon: null,
      ai_image_style: 'default',
      size: null,
      allows_download: false,
      copyright_info: null,
      translations: {},
      categories: [],
    });
    expect(valueOf(parseDeckFile(deckWith({}))).categories[0]?.cards[0]).toEqual({
      icon: 'lucide:circle-question-mark',
      illustration: null,
      illustration_alt: null,
      art_seed: null,
      illustration_focus: null,
      front_template_id: null,
      back_template_id: null,
      primary_color_key: null,
      card_number: null,
      attribution: null,
      position: '0|100000:',
      copies: 1,
      fields: {},
      translations: {
        en: {
          language_code: 'en',
          title: 'New Card',
          description: '',
          primary_text: '',
          secondary_text: '',
          one_liner: '',
        },
      },
    });
  });

  it('titles a card in the deck’s language unless its title is empty or it is only in another language', () => {
    const titles = (translations: unknown): unknown => {
      const card = valueOf(parseDeckFile({ default_language: 'de', ...deckWith({ translations }) })).categories[0]
        ?.cards[0];
      return Object.entries(card?.translations ?? {}).map(([language, { title }]) => `${language}: ${title}`);
    };
    expect(titles(null)).toEqual(['de: New Card']);
    expect(titles([])).toEqual(['de: New Card']);
    expect(titles({ de: { description: 'x' } })).toEqual(['de: New Card']);
    expect(titles([{ language_code: 'de' }])).toEqual(['de: New Card']);
    expect(titles({ de: { title: '' } })).toEqual(['de: ']);
    expect(titles({ en: {} })).toEqual(['en: ']);
  });

  it('accepts translations as a list, and numbers as texts', () => {
    const deck = valueOf(parseDeckFile({ translations: [{ language_code: 'pt-BR', title: 1984, mood: 'kept' }] }));
    expect(deck.translations['pt-BR']).toMatchObject({ language_code: 'pt-BR', title: '1984', mood: 'kept' });
  });

  it('keeps only ids that are UUIDs, and drops temporary ones', () => {
    const input = {
      id: 'my-deck',
      categories: [{ id: ID.toUpperCase(), temp_id: 't', cards: [{ id: 'c1', localId: 4, category_id: 'x' }] }],
    };
    const deck = valueOf(parseDeckFile(input));
    expect(deck).not.toHaveProperty('id');
    expect(deck.categories[0]?.id).toBe(ID);
    for (const key of ['temp_id', 'localId']) expect(JSON.stringify(deck)).not.toContain(key);
    const kept = valueOf(parseDeckFile(input, { keepTemporaryIds: true }));
    expect(kept).toMatchObject({ temp_id: 'my-deck', categories: [{ id: ID, temp_id: 't', cards: [{ localId: 4 }] }] });
  });

  it('turns empty references into null and keeps unknown keys', () => {
    const deck = valueOf(
      parseDeckFile({
        front_template_id: '',
        world_id: '',
        x_studio: { a: [1] },
        ...deckWith({ back_template_id: '', x: 1 }),
      }),
    );
    expect(deck).toMatchObject({ front_template_id: null, world_id: null, x_studio: { a: [1] } });
    expect(deck.categories[0]?.cards[0]).toMatchObject({ back_template_id: null, x: 1 });
  });

  it('reads templates and colour scheme as id, slug, path or object', () => {
    const deck = valueOf(
      parseDeckFile({
        templates: { front: 'templates/front.json', back: { absoluteItems: [{ kind: 'field:cost', x: 5 }] }, extra: 1 },
        color_scheme: 'open-ground',
      }),
    );
    expect(deck.templates).toMatchObject({
      front: 'templates/front.json',
      back: { slug: 'untitled-template' },
      extra: 1,
    });
    expect(deck.color_scheme).toBe('open-ground');
    expect(codesOf(parseDeckFile({ templates: { front: '../x.json', back: 4 }, color_scheme: { name: 'X' } }))).toEqual(
      [
        'path.refused templates.front',
        'schema.invalid_type templates.back',
        'schema.missing color_scheme.brand',
        'schema.missing color_scheme.category',
        'schema.missing color_scheme.neutral',
      ],
    );
  });

  it('accepts the world’s slug as `world`', () => {
    expect(valueOf(parseDeckFile({ world: 'facilitation' })).world_id).toBe('facilitation');
    expect(valueOf(parseDeckFile({ world: 'facilitation', world_id: ID })).world_id).toBe(ID);
  });

  it('sorts by rank if all entries have one, else keeps the order of the file', () => {
    const titled = (title: string, position?: string): object => ({ position, translations: { en: { title } } });
    const order = (...cards: object[]): unknown =>
      valueOf(parseDeckFile({ categories: [{ cards }] })).categories[0]?.cards.map(({ translations, position }) => [
        translations.en?.title,
        position,
      ]);
    expect(order(titled('b', '0|100008:'), titled('a', '0|100004:'))).toEqual([
      ['a', '0|100004:'],
      ['b', '0|100008:'],
    ]);
    expect(order(titled('b', '0|100008:'), titled('new'), titled('a', '0|100000:'))).toEqual([
      ['b', '0|100000:'],
      ['new', '0|100008:'],
      ['a', '0|10000g:'],
    ]);
  });

  it('renumbers colliding ranks and reports it', () => {
    const parsed = parseDeckFile({ categories: [{ cards: [{ position: '0|100008:' }, { position: '0|100008:' }] }] });
    expect(valueOf(parsed).categories[0]?.cards.map(({ position }) => position)).toEqual(['0|100000:', '0|100008:']);
    expect(codesOf(parsed)).toEqual(['deck.rank_collision categories[0].cards']);
  });

  it.each([
    ['copies', 0],
    ['copies', 1.5],
    ['copies', LIMITS.copies + 1],
    ['copies', '3'],
    ['fields', { cost: true }],
    ['fields', []],
    ['illustration', 'javascript:alert(1)'],
    ['illustration', '../../etc/passwd'],
    ['illustration', '/etc/passwd'],
    ['illustration', 'data:text/html,<script>'],
    ['illustration', '/storage/v1/../../x'],
    ['illustration', '/media/stock/../../x'],
    ['position', 'third'],
    ['front_template_id', '../front.json'],
    ['icon', 3],
  ])('refuses %s %j', (key, value) => {
    expect(codesOf(parseDeckFile(deckWith({ [key]: value })))).toHaveLength(1);
    expect(codesOf(parseDeckFile(deckWith({ [key]: value })))[0]).toContain(`categories[0].cards[0].${key}`);
  });

  it.each([
    'images/a b.jpg',
    'https://example.org/a.png',
    'data:image/png;base64,AAAA',
    '/storage/v1/object/public/images/a.png',
    '/media/stock/stag%20dusk/0.webp?w=1280',
    '',
  ])('accepts the illustration %j', (illustration) => expect(parseDeckFile(deckWith({ illustration })).ok).toBe(true));

  it('reports the value, what is allowed, and the fix', () => {
    expect(parseDeckFile({ ...deckWith({ copies: 'three' }), status: 'publisht' })).toEqual({
      ok: false,
      problems: [
        {
          code: 'schema.invalid_value',
          severity: 'error',
          path: 'status',
          message: 'It is "publisht"; expected one of draft, published, early-access, unlisted.',
          fix: 'Write "published" if you meant that.',
        },
        {
          code: 'schema.invalid_type',
          severity: 'error',
          path: 'categories[0].cards[0].copies',
          message: 'It is "three"; expected a whole number from 1 to 999.',
          fix: 'Change it to a whole number from 1 to 999.',
        },
      ],
    });
  });

  it('rejects duplicate ids and languages', () => {
    const cards = [{ id: ID }, { id: OTHER_ID }, { id: ID.toUpperCase() }];
    expect(codesOf(parseDeckFile({ categories: [{ id: OTHER_ID, cards }] }))).toEqual([
      'deck.duplicate_id categories[0].cards[1].id',
      'deck.duplicate_id categories[0].cards[2].id',
    ]);
    expect(codesOf(parseDeckFile({ translations: [{ language_code: 'en' }, { language_code: 'en' }] }))).toEqual([
      'deck.duplicate_language translations[1].language_code',
    ]);
    expect(codesOf(parseDeckFile({ translations: { 'not a language': {} } }))).toEqual([
      'schema.invalid_key translations["not a language"]',
    ]);
  });

  it('warns about likely mistakes', () => {
    expect(codesOf(parseDeckFile(deckWith({ coppies: 2, title: 'Lost', weather: 'fine' })))).toEqual([
      'deck.unknown_key categories[0].cards[0].coppies',
      'deck.text_outside_translations categories[0].cards[0].title',
      'deck.unknown_key categories[0].cards[0].weather',
    ]);
    const cards = [{ cost: 2, tags: ['a'], note: ' ', x_price: 3 }, { cost: 3 }];
    const parsed = parseDeckFile({ categories: [{ cards }] });
    expect(parsed.ok && parsed.warnings).toEqual([
      expect.objectContaining({
        path: 'categories[0].cards[0].cost',
        message: 'The key "cost" is unknown; it is kept, but no design shows it: 2 cards.',
        fix: 'Move it into "fields", where a design can show it as field:cost.',
      }),
    ]);
    expect(codesOf(parseDeckFile({ title: 'Lost', categorys: [], cards: [{}], tags_of_mine: ['a'] }))).toEqual([
      'deck.text_outside_translations title',
      'deck.unknown_key categorys',
      'deck.unknown_key cards',
    ]);
    expect(
      codesOf(parseDeckFile({ world: 'party', icons: { coin: 'lucide:coins' }, cover: 'a', x_cards: [{}] })),
    ).toEqual([]);
    expect(codesOf(parseDeckFile({ categories: [{ description: 'Lost', entries: [{}], weather: 'fine' }] }))).toEqual([
      'deck.text_outside_translations categories[0].description',
      'deck.unknown_key categories[0].entries',
    ]);
    expect(codesOf(parseDeckFile({ default_language: 'en', translations: { de: {} } }))).toEqual([
      'deck.no_default_translation translations',
    ]);
  });

  it('says what of the icons and the world it ignores', () => {
    const placed = (icons: unknown): readonly string[] => {
      const parsed = parseDeckFile({ icons });
      return parsed.ok ? parsed.warnings.map(({ path, message }) => `${path}: ${message}`) : [];
    };
    expect(placed({ credit: 'lucide:coins', mana: 'icons/mana.svg' })).toEqual([]);
    expect(placed(['a'])).toEqual(['icons: It is a list of 1; expected names with their icons, so it is ignored.']);
    expect(placed({ credit: 5, 'a:b': 'lucide:coins' })).toEqual([
      'icons.credit: It is 5; expected an icon, so it is ignored.',
      'icons["a:b"]: The name is ignored.',
    ]);
    expect(codesOf(parseDeckFile({ world: 5 }))).toEqual(['world.ignored world']);
    expect(codesOf(parseDeckFile({ world: 'facilitation' }))).toEqual([]);
  });
});

describe('parseDeckPatch', () => {
  it('returns only the keys of the input, each complete', () => {
    const parsed = parseDeckPatch({ status: 'published', translations: { en: { title: 'T' } }, x: 1 });
    expect(valueOf(parsed)).toEqual({
      status: 'published',
      translations: {
        en: { language_code: 'en', title: 'T', short_description: '', description: '', tags: [], external_links: [] },
      },
      x: 1,
    });
    expect(parseDeckPatch({ status: 7 }).ok).toBe(false);
  });
});
