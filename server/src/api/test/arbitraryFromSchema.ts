import fc from 'fast-check';

export type JsonSchema = Readonly<Record<string, unknown>>;
type Arbitrary = fc.Arbitrary<unknown>;

/** The depth at which a recursive schema is cut off. */
const MAX_DEPTH = 5;

/** Values that no schema allows but that people and programs send. */
export const JUNK: Arbitrary = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1e308,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '../../etc/passwd',
    "'; drop table app.decks; --",
  ),
  fc.constantFrom<unknown>(
    '<script>alert(1)</script>',
    '{{constructor}}',
    '%00',
    '𝕏'.repeat(500),
    [],
    {},
    [[[[[[]]]]]],
    { __proto__: null, a: 1 },
  ),
  fc.constant(JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": 1}}') as unknown),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 3 }),
);

/**
 * Values that match a JSON Schema (as zod prints it), with one in eight parts replaced by junk.
 * @param root the schema that `$ref`s refer to
 */
export function arbitraryFromSchema(schema: JsonSchema, root: JsonSchema = schema, depth = 0): Arbitrary {
  const described = fromSchema(schema, root, depth);
  return fc.oneof({ weight: 7, arbitrary: described }, { weight: 1, arbitrary: JUNK });
}

function fromSchema(schema: JsonSchema, root: JsonSchema, depth: number): Arbitrary {
  if (typeof schema.$ref === 'string') {
    const target = lookUp(schema.$ref, root);
    return target === undefined || depth > MAX_DEPTH ? JUNK : fromSchema(target, root, depth + 1);
  }
  const alternatives = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (alternatives !== undefined) return fc.oneof(...alternatives.map((each) => fromSchema(each, root, depth + 1)));
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...(schema.enum as unknown[]));
  if ('const' in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case 'string':
      return textFor(schema);
    case 'integer':
      return fc.integer({ min: numberOf(schema.minimum, -10), max: numberOf(schema.maximum, 1_000) });
    case 'number':
      return fc.double({ noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryFromSchema((schema.items ?? {}) as JsonSchema, root, depth + 1), {
        maxLength: depth > 3 ? 1 : 3,
      });
    case 'object':
      return objectFor(schema, root, depth);
    default:
      return JUNK;
  }
}

function objectFor(schema: JsonSchema, root: JsonSchema, depth: number): Arbitrary {
  if (depth > MAX_DEPTH) return fc.constant({});
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const known = fc.record(
    Object.fromEntries(properties.map(([key, each]) => [key, arbitraryFromSchema(each, root, depth + 1)])),
    { requiredKeys: ((schema.required ?? []) as string[]).filter((key) => properties.some(([name]) => name === key)) },
  );
  const values =
    typeof schema.additionalProperties === 'object' ? (schema.additionalProperties as JsonSchema) : undefined;
  if (values === undefined || Object.keys(values).length === 0) return known;
  const keys = fc.oneof(fc.constantFrom('en', 'de', 'pt-BR', '0'), fc.string({ maxLength: 8 }));
  const others = fc.dictionary(keys, arbitraryFromSchema(values, root, depth + 1), { maxKeys: 2 });
  return fc.tuple(known, others).map(([one, other]) => ({ ...other, ...(one as object) }));
}

function textFor(schema: JsonSchema): Arbitrary {
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email') return fc.emailAddress();
  if (schema.format === 'uri') return fc.webUrl();
  const maxLength = Math.min(numberOf(schema.maxLength, 30), 30);
  return fc.string({ unit: 'grapheme', maxLength });
}

function lookUp(reference: string, root: JsonSchema): JsonSchema | undefined {
  const steps = reference
    .replace(/^#\/?/, '')
    .split('/')
    .filter((step) => step !== '');
  return steps.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], root) as
    JsonSchema | undefined;
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? Math.max(-1e9, Math.min(1e9, value)) : otherwise;
}
