import { z } from 'zod';
import { colorSchemeSchema } from './colors/colorScheme.js';
import { deckFileSchema } from './deck/deckFile.js';
import { templateConfigSchema, templateSchema } from './template/template.js';
import { worldsSchema } from './world/world.js';

export type JsonSchemaName = 'deck' | 'template' | 'color-scheme' | 'world';

const SOURCES: Readonly<Record<JsonSchemaName, { readonly title: string; readonly schema: z.ZodType }>> = {
  deck: { title: 'Cardwright deck file', schema: deckFileSchema },
  template: {
    title: 'Cardwright card template, or only its json_config',
    schema: z.union([templateSchema, templateConfigSchema]),
  },
  'color-scheme': { title: 'Cardwright colour scheme', schema: colorSchemeSchema },
  world: { title: 'Cardwright worlds', schema: worldsSchema },
};

export const JSON_SCHEMA_NAMES = Object.keys(SOURCES) as readonly JsonSchemaName[];

/** JSON Schema (draft 2020-12) of a file format, for editors and other programs. It has no checks across values. */
export function jsonSchema(name: JsonSchemaName): Record<string, unknown> {
  const { title, schema } = SOURCES[name];
  return describeSchema(title, schema);
}

/** JSON Schema of any file format. */
export function describeSchema(title: string, schema: z.ZodType): Record<string, unknown> {
  const generated = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return { ...(flattenAlternatives(generated) as Record<string, unknown>), title };
}

/** Flattens nested alternatives into one list, because editors show that better. */
function flattenAlternatives(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(flattenAlternatives);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] => {
    const flat = flattenAlternatives(value);
    return [key, key === 'anyOf' && Array.isArray(flat) ? flat.flatMap(alternativesOf) : flat];
  });
  return Object.fromEntries(entries);
}

function alternativesOf(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null || Object.keys(schema).join() !== 'anyOf') return [schema];
  return (schema as { anyOf: unknown[] }).anyOf;
}

/** The text of the file published in templates/schema. */
export function printJsonSchema(name: JsonSchemaName): string {
  return `${JSON.stringify(jsonSchema(name), undefined, 2)}\n`;
}
