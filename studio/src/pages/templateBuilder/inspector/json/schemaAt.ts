import { jsonSchema } from '@cardwright/renderer';

/** The part of JSON Schema that the schema of templates is written in. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

const root = jsonSchema('template') as Schema;

/** The builder shows `json_config` alone, so the alternative with everything around it does not count. */
const contents = alternatives(root).filter(({ properties }) => properties?.json_config === undefined);

/** What the schema allows at a place of a template's content; empty if it says nothing about it. */
export function schemasAt(path: readonly (string | number)[]): readonly Schema[] {
  return path.reduce<readonly Schema[]>(
    (schemas, key) =>
      schemas.flatMap(({ properties, items }) => {
        const next = typeof key === 'number' ? items : properties?.[key];
        return next === undefined ? [] : alternatives(next);
      }),
    contents,
  );
}

function alternatives(schema: Schema): readonly Schema[] {
  if (schema.$ref !== undefined) {
    const target = root.$defs?.[schema.$ref.replace('#/$defs/', '')];
    return target === undefined ? [] : alternatives(target);
  }
  const { anyOf, ...own } = schema;
  if (anyOf === undefined) return [schema];
  return [own, ...anyOf.flatMap(alternatives)];
}

/** The JSON types that schemas name, without null: a value that is left out says the same. */
export function typesOf(schemas: readonly Schema[]): readonly string[] {
  return [...new Set(schemas.flatMap(({ type }) => type ?? []))].filter((type) => type !== 'null');
}
