/** The value of a JSON text; undefined if it is not valid JSON, so that a schema can reject it like any other value. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
