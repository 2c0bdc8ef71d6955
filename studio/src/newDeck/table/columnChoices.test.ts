import { readCsv, readHeading, readHeadings } from '@cardwright/renderer/tables';
import { describe, expect, it } from 'vitest';
import { aTemplate, anItem } from '../../template/document/testing/aTemplate.js';
import { columnOptions, hasLanguage, headingFor, meaningOf } from './columnChoices.js';
import { designFields } from './designFields.js';

/** A template of a quiz whose first section shows these. */
function faceOf(...kinds: readonly string[]) {
  const { json_config: config } = aTemplate();
  const children = kinds.map((kind, index) => anItem(`i${index}`, kind));
  const sections = config.sections.slice(0, 1).map((section) => ({ ...section, children }));
  return { name: 'Quiz', json_config: { ...config, sections } };
}

const quiz = designFields(faceOf('title', 'field:a', 'field:b', 'field:a'), faceOf('field:answer'));
const table = readCsv(new TextEncoder().encode('Frage,Antwort A,b\nWo?,Hier,Dort\n'), 'quiz.csv');
const meanings = (renamed?: ReadonlyMap<string, string>, design = quiz) =>
  readHeadings(table, renamed).headings.map((heading) => meaningOf(heading, design).kind);

describe('the meanings offered for a column', () => {
  it('start with the fields on both faces of the design, in a group with its name', () => {
    const [own, other] = columnOptions(table, quiz);
    expect(own).toMatchObject({ group: 'Quiz' });
    const values = own !== undefined && 'items' in own ? own.items.map(({ value }) => value) : [];
    expect(values).toEqual(['field:a', 'field:b', 'field:answer']);
    expect(other).toMatchObject({ group: 'Other' });
  });

  it('have no groups without a design, or for one without fields of its own', () => {
    expect(columnOptions(table).some((option) => 'group' in option)).toBe(false);
    expect(columnOptions(table, { name: 'Plain', kinds: [] })).toEqual(columnOptions(table));
  });

  it('connect a column with a field of the design, until another design is chosen', () => {
    const renamed = new Map([['Antwort A', headingFor('Antwort A', { kind: 'field:a' })]]);
    expect(meanings()).toEqual(['description', 'field', 'field:b']);
    expect(meanings(renamed)).toEqual(['description', 'field:a', 'field:b']);
    expect(meanings(renamed, { name: 'Plain', kinds: [] })).toEqual(['description', 'field', 'field']);
  });

  it('keep the language of a field of the design', () => {
    expect(hasLanguage('field:a')).toBe(true);
    expect(headingFor('Antwort A', { kind: 'field:a', language: 'de' })).toBe('field:a:de');
    expect(headingFor('antwort a', { kind: 'field' })).toBe('field:antwort_a');
  });

  it('keep a heading that is the label of a custom field, with its capitals', () => {
    const heading = headingFor('Cost (EUR)', { kind: 'field' });
    expect(heading).toBe('field:Cost (EUR)');
    expect(readHeading(heading)).toEqual({ kind: 'field', name: 'cost_eur', label: 'Cost (EUR)' });
    const german = headingFor('SKU', { kind: 'field', language: 'de' });
    expect(readHeading(german)).toEqual({ kind: 'field', name: 'sku', language: 'de', label: 'SKU' });
  });
});
