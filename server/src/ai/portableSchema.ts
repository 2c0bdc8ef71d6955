import { z } from 'zod';

/** The keywords that endpoints with strict schemas accept; the others are checked here, after the answer. */
const KNOWN = new Set(['type', 'properties', 'required', 'items', 'enum', 'additionalProperties', 'description']);

type Json = Record<string, unknown>;

/** Converts a schema to JSON Schema that every endpoint with strict structured output accepts. */
export function portableSchema(schema: z.ZodType): Json {
  return prune(z.toJSONSchema(schema));
}

function prune(schema: Json): Json {
  const entries = Object.entries(schema).filter(([key]) => KNOWN.has(key));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === 'items') return [key, prune(value as Json)];
      if (key !== 'properties') return [key, value];
      const properties = Object.entries(value as Record<string, Json>);
      return [key, Object.fromEntries(properties.map(([name, each]) => [name, prune(each)]))];
    }),
  );
}
