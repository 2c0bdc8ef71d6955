export type JsonObject = Record<string, unknown>;

/** Whether a value in a document is an object: neither a list nor null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Brings a document from the version before to `to`. It leaves alone what it does not understand: parsing reports that. */
export interface Migration {
  readonly to: number;
  readonly name: string;
  readonly migrate: (document: JsonObject) => JsonObject;
}
