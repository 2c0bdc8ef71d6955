import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueOf } from './testing/parsed.js';
import { parseDeckFile } from './deck/parseDeckFile.js';
import { parseTemplate } from './template/parseTemplate.js';
import { parseText } from './reading/parseText.js';
import { printDeckFile, printTemplate } from './print.js';
import { CONTENT_KINDS } from './template/template.js';

/** Any text, including astral characters and those that are difficult in YAML and JSON. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    'yes',
    'null',
    '1e3',
    '- a',
    'a: b',
    '# x',
    ' padded ',
    'line\nbreak',
    '"',
    "'",
    '\u2028',
    '{{title}}',
    '0x10',
    '~',
    '!tag',
    '&a',
    '*a',
    '%',
    '2024-01-01',
  ),
);
const language = fc.constantFrom('en', 'de', 'ar', 'pt-BR');
const optional = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null | undefined> =>
  fc.oneof(fc.constant(undefined), fc.constant(null), value);
const unknownKeys = fc.dictionary(
  fc.string({ unit: 'grapheme', minLength: 1 }).map((key) => `x ${key}`),
  fc.jsonValue(),
  { maxKeys: 2 },
);

const loosely = (shape: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<object> =>
  fc.tuple(fc.record(shape, { requiredKeys: [] }), unknownKeys).map(([known, unknown]) => ({ ...unknown, ...known }));

const card = loosely({
  copies: optional(fc.integer({ min: 1, max: 999 })),
  icon: optional(text),
  card_number: optional(fc.oneof(text, fc.integer())),
  fields: optional(
    fc.dictionary(text, fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null))),
  ),
  translations: optional(
    fc.dictionary(language, loosely({ title: optional(text), description: optional(text), one_liner: text })),
  ),
});

const kind = fc.oneof(fc.constantFrom(...CONTENT_KINDS), fc.constant('field:cost'));
const item = loosely({ kind, classes: text, locked: fc.boolean(), props: fc.dictionary(text, fc.jsonValue()) }).map(
  (loose) => ({ kind: 'title', ...loose }),
);
const template = loosely({
  name: text,
  ratio: fc.constantFrom('2:3', '2.5:3.5'),
}).chain((shell) =>
  fc
    .record({
      sections: fc.array(fc.record({ classes: text, children: fc.array(item, { maxLength: 3 }) }), { maxLength: 4 }),
      absoluteItems: fc.array(item, { maxLength: 3 }),
    })
    .map((config) => ({ ...shell, json_config: config })),
);

const deck = loosely({
  default_language: language,
  status: fc.constantFrom('draft', 'published'),
  world_id: optional(text),
  translations: optional(fc.dictionary(language, loosely({ title: text, tags: fc.array(text) }))),
  categories: fc.array(loosely({ icon: optional(text), cards: fc.array(card, { maxLength: 4 }) }), { maxLength: 3 }),
  templates: optional(fc.record({ front: fc.constantFrom('default', 'templates/a.json'), back: template })),
});

/** What JSON can represent: -0 becomes 0, undefined disappears, and there are no forbidden keys. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('"__proto__"', '"proto"'));

describe('printing', () => {
  it('and parsing again gives the same deck, in JSON and in YAML', () => {
    fc.assert(
      fc.property(deck, (input) => {
        const value = valueOf(parseDeckFile(asJson(input)));
        for (const format of ['json', 'yaml'] as const) {
          const again = valueOf(parseText(printDeckFile(value, format), `deck.${format}`, parseDeckFile));
          expect(again).toEqual(value);
          expect(printDeckFile(again, format)).toBe(printDeckFile(value, format));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('writes each line of a text on a line of its own in YAML', () => {
    const description = `A line with ${'many '.repeat(40)}words.\n\n1. One\n2. Two\n`;
    const printed = printDeckFile(
      valueOf(parseDeckFile({ translations: { en: { title: 'A', description } } })),
      'yaml',
    );
    expect(printed).toContain(`description: |\n${description.replaceAll(/^(?=.)/gm, '      ')}`);
  });

  it('and parsing again gives the same template', () => {
    fc.assert(
      fc.property(template, (input) => {
        const value = valueOf(parseTemplate(asJson(input)));
        expect(valueOf(parseText(printTemplate(value), 'template.json', parseTemplate))).toEqual(value);
      }),
      { numRuns: 100 },
    );
  });

  it('puts keys in a fixed order, but keeps the order of authors’ own maps', () => {
    const value = valueOf(
      parseDeckFile({ zeta: 1, alpha: 2, categories: [{ cards: [{ fields: { zeal: 1, arms: 2 } }] }] }),
    );
    const printed = printDeckFile(value);
    const keys = Object.keys(JSON.parse(printed) as object);
    expect(keys[0]).toBe('schema_version');
    expect(keys.at(-1)).toBe('zeta');
    expect(printed.indexOf('"zeal"')).toBeLessThan(printed.indexOf('"arms"'));
    expect(printDeckFile(Object.fromEntries(Object.entries(value).reverse()) as typeof value)).toBe(printed);
  });
});
