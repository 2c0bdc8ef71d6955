/** Reads a typed value: a number if it is written in canonical form, otherwise a text; undefined if empty. */
export function readValue(text: string): string | number | undefined {
  if (text === '') return undefined;
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : text;
}
