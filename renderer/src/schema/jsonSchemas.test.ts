import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { JSON_SCHEMA_NAMES, jsonSchema, printJsonSchema } from './jsonSchemas.js';

describe('published JSON Schemas', () => {
  it.each(JSON_SCHEMA_NAMES)(
    '%s is up to date (UPDATE=1 or renderer/scripts/writeJsonSchemas.mjs rewrites it)',
    async (name) => {
      const place = new URL(`../../../templates/schema/${name}.schema.json`, import.meta.url);
      if (process.env.UPDATE === '1') await writeFile(place, printJsonSchema(name));
      const published = await readFile(place, 'utf8');
      expect(published).toBe(printJsonSchema(name));
    },
  );

  it('contain the content kinds and the language code pattern', () => {
    expect(JSON.stringify(jsonSchema('template'))).toContain('"category_illustration"');
    expect(JSON.stringify(jsonSchema('deck'))).toContain('propertyNames');
  });
});
