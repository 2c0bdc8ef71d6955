import { z } from 'zod';

export type Json = Record<string, unknown>;

const OWN = '#/$defs/';
const SHARED = '#/components/schemas/';

/**
 * The schemas of one OpenAPI document. A JSON Schema keeps what it uses several times under `$defs` of its own, where
 * references of the document do not reach, so these definitions become components.
 */
export class OpenApiSchemas {
  readonly components: Record<string, Json> = {};
  readonly #names = new Map<string, string>();

  /** @param tag names the definitions that have no id */
  of(schema: z.ZodType, io: 'input' | 'output', tag: string): Json {
    // For an input, zod already describes what a transform takes. An override would recurse into templates forever.
    const override = io === 'output' ? this.#describeTransform(tag) : undefined;
    const written = z.toJSONSchema(schema, { io, unrepresentable: 'any', ...(override && { override }) });
    const { $schema: _schema, id: _id, $defs = {}, ...rest } = written;
    const names = new Map(Object.entries($defs).map(([key, definition]) => [key, this.#nameOf(key, definition, tag)]));
    for (const [key, definition] of Object.entries($defs)) {
      const { id: _own, ...described } = definition;
      this.components[names.get(key) ?? key] ??= withReferences(described, names);
    }
    return withReferences(rest, names);
  }

  /** Equal definitions share a component. */
  #nameOf(key: string, definition: object, tag: string): string {
    const text = JSON.stringify(definition);
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    const base = key.startsWith('__') ? `${tag.replace(/\W/g, '')}Part` : key;
    const taken = new Set(this.#names.values());
    let name = base;
    for (let count = 2; taken.has(name); count++) name = `${base}${count}`;
    this.#names.set(text, name);
    return name;
  }

  /**
   * Describes a schema that fills in defaults with a transform by its input, because JSON Schema cannot express
   * transforms.
   */
  #describeTransform(tag: string) {
    return ({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: Json }): void => {
      if (!(zodSchema instanceof z.ZodPipe) || !(zodSchema.out instanceof z.ZodTransform)) return;
      if (zodSchema.in instanceof z.ZodType) Object.assign(jsonSchema, this.of(zodSchema.in, 'output', tag));
    };
  }
}

function withReferences(schema: object, names: ReadonlyMap<string, string>): Json {
  const entries = Object.entries(schema).map(([key, value]: [string, unknown]) => [key, replaced(key, value, names)]);
  return Object.fromEntries(entries) as Json;
}

function replaced(key: string, value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => replaced('', entry, names));
  if (typeof value === 'object' && value !== null) return withReferences(value, names);
  if (key !== '$ref' || typeof value !== 'string' || !value.startsWith(OWN)) return value;
  const name = value.slice(OWN.length);
  return `${SHARED}${names.get(name) ?? name}`;
}
