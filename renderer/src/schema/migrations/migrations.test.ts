import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS } from './migrate.js';
import { parseDeckFile } from '../deck/parseDeckFile.js';
import { parseTemplate, parseTemplateConfig } from '../template/parseTemplate.js';

describe('migrations', () => {
  it('have ascending steps without gaps', () => {
    for (const steps of Object.values(MIGRATIONS))
      expect(steps.map(({ to }) => to)).toEqual(steps.map((_, index) => index + 2));
  });

  it('migrate a deck file of version 1, with its template, to the current version', async () => {
    const file: unknown = JSON.parse(await readFile(new URL('./fixtures/deck-v1.json', import.meta.url), 'utf8'));
    const parsed = parseDeckFile(file);
    expect(parsed).toMatchObject({
      ok: true,
      warnings: [],
      value: {
        schema_version: 2,
        default_language: 'de',
        world_id: 'party',
        translations: { de: { title: 'Lampenfieber', tags: ['Bühne'], language_code: 'de' } },
        categories: [
          {
            position: '0|100000:',
            translations: { de: { title: 'Auftritt', description: 'Vor dem Vorhang.' } },
            cards: [
              { copies: 1, translations: { de: { title: 'Erster Satz', primary_text: 'Sag ihn zweimal.' } } },
              { copies: 2, fields: { mut: 3 }, translations: { de: { title: 'Verbeugung' } } },
              { x_note: 'kept', translations: { de: { title: 'Ohne Nummer' } } },
            ],
          },
          { translations: { de: { title: 'Zugabe' } } },
        ],
        templates: {
          front: {
            name: 'Early bird',
            json_config: {
              schema_version: 2,
              background: { children: [{ id: 'wash', renderType: 'shape' }] },
              sections: [
                { height: '40%', heightPercent: 40, children: [{ kind: 'title', renderType: 'text' }] },
                { height: '60%', heightPercent: 60 },
              ],
              absoluteItems: [{ x: 70, height: 10, children: [{ id: 'number', renderType: 'text' }] }],
            },
          },
        },
      },
    });
    const text = JSON.stringify(parsed);
    for (const gone of ['"quantity"', '"order"', '"overlays"', '"items"']) expect(text).not.toContain(gone);
  });

  it.each([1.5, '2', 0, -1, {}])('reject the version %j', (version) => {
    expect(parseTemplateConfig({ schema_version: version })).toMatchObject({
      ok: false,
      problems: [{ code: 'schema.bad_version', path: 'schema_version' }],
    });
  });

  it('reject newer versions anywhere in a file, and say what to do', () => {
    expect(parseDeckFile({ schema_version: 3 })).toMatchObject({
      ok: false,
      problems: [
        { code: 'schema.newer_version', path: 'schema_version', fix: expect.stringContaining('Update') as string },
      ],
    });
    expect(parseTemplate({ json_config: { schema_version: 99 } })).toMatchObject({
      ok: false,
      problems: [{ code: 'schema.newer_version', path: 'json_config.schema_version' }],
    });
  });

  it('leave invalid parts to the schema', () => {
    expect(parseDeckFile({ schema_version: 1, categories: [{ cards: [7, { quantity: 'two' }] }] })).toMatchObject({
      ok: false,
      problems: [{ path: 'categories[0].cards[0]' }, { path: 'categories[0].cards[1].copies' }],
    });
    expect(parseTemplateConfig({ schema_version: 1, sections: [{ items: 'none' }], overlays: {} })).toMatchObject({
      ok: false,
      problems: [{ path: 'sections[0].children' }, { path: 'absoluteItems' }],
    });
  });
});
