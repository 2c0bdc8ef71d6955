import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { JSON_SCHEMA_NAMES, jsonSchema, printJsonSchema } from './jsonSchemas.js';

describe('published JSON Schemas', () => {
  it.each(JSON_SCHEMA_NAMES)('%s is current: run renderer/scripts/writeJsonSchemas.mjs after a build', async (name) => {
    const published = await readFile(new URL(`../../../templates/schema/${name}.schema.json`, import.meta.url), 'utf8');
    expect(published).toBe(printJsonSchema(name));
  });

  it('name the content kinds and the language code pattern', () => {
    expect(JSON.stringify(jsonSchema('template'))).toContain('"category_illustration"');
    expect(JSON.stringify(jsonSchema('deck'))).toContain('propertyNames');
  });
});
