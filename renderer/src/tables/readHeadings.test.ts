import { describe, expect, it } from 'vitest';
import { readCsv } from './readCsv.js';
import { readHeadings } from './readHeadings.js';

const tableOf = (headings: string) =>
  readCsv(new TextEncoder().encode(`${headings}\n${headings.replaceAll(/[^,]+/g, '1')}\n`), 'cards.csv');

/** What each column is: a field of cards, or `field:` and the name of a custom one, with its language. */
function meanings(headings: string, renamed?: ReadonlyMap<string, string>, main?: string): string[] {
  return readHeadings(tableOf(headings), renamed, main).headings.map((heading) => {
    if (heading.kind === 'none') return '';
    const name = heading.kind === 'field' ? `field:${heading.name}` : heading.column.name;
    return heading.language === undefined ? name : `${name}:${heading.language}`;
  });
}

describe('the meanings of columns', () => {
  it('takes codes of languages however they are written', () => {
    expect(meanings('Title (EN),Title (DE),Text (en),Title:pt-br,Titel_FR')).toEqual([
      'title:en',
      'title:de',
      'description:en',
      'title:pt-BR',
      'title:fr',
    ]);
  });

  it('takes a column without a language for one in the language of the deck', () => {
    const { problems } = readHeadings(tableOf('title,title:en,title:de'), undefined, 'en');
    expect(problems.map(({ code }) => code)).toEqual(['table.two_columns_for_one']);
    expect(meanings('title,title:en,title:de', undefined, 'en')[2]).toBe('title:de');
    expect(meanings('title,title:en,title:de', undefined, 'fr')).toEqual(['title', 'title:en', 'title:de']);
  });

  it('prefers a column that names the language, and says how to name that of the other', () => {
    const { headings, problems } = readHeadings(tableOf('title,title:en'), undefined, 'en');
    expect(headings).toMatchObject([{ kind: 'field' }, { kind: 'column', language: 'en' }]);
    expect(problems).toMatchObject([{ path: 'title', fix: expect.stringContaining('--language') as string }]);
  });

  it('translates a column whose meaning was given, in the languages of its other columns', () => {
    const renamed = new Map([['Front', 'title']]);
    expect(meanings('Front,Front (German),Front:fr,Front_es,Back:de', renamed)).toEqual([
      'title',
      'title:de',
      'title:fr',
      'title:es',
      'field:back:de',
    ]);
    expect(meanings('Front,Front:de', new Map([['Front', 'field:story']]))[1]).toBe('field:front:de');
  });

  it('gives a column that another replaces no language that it does not name', () => {
    expect(meanings('Name,title:en', undefined, 'en')).toEqual(['field:name', 'title:en']);
    expect(meanings('Name:en,title:en')).toEqual(['field:name_en:en', 'title:en']);
  });

  it('gives columns that leave one name their own, and says so', () => {
    expect(meanings('Title,Price €,Price $,Cost,cost')).toEqual([
      'title',
      'field:price',
      'field:price_2',
      'field:cost',
      'field:cost_2',
    ]);
    const { problems } = readHeadings(tableOf('Title,Price €,Price $'));
    expect(problems.map(({ code, place }) => [code, place?.column])).toEqual([['table.same_field', 3]]);
  });

  it('reads a word behind the heading of a column of numbers as a unit, unless texts are in that language', () => {
    expect(meanings('Title,Weight (kg),Volume [ml]')).toEqual(['title', 'field:weight_kg', 'field:volume_ml']);
    expect(meanings('Title,Title (de),Price (de)')).toEqual(['title', 'title:de', 'field:price:de']);
    const { headings } = readHeadings(readCsv(new TextEncoder().encode('Title,Saying (kg)\nEel,Mingi\n'), 'x.csv'));
    expect(headings[1]).toMatchObject({ name: 'saying', language: 'kg' });
  });

  it('makes no field of an emoji alone', () => {
    expect(meanings('Title,❤️,⚔️')).toEqual(['title', '', '']);
  });

  it('prefers what somebody says about a column to what a heading says', () => {
    const said = new Map([['Display name', 'title']]);
    expect(meanings('Title,Display name', said)).toEqual(['field:title', 'title']);
  });
});
