/** What was typed into a value: a number where it is one and would be written the same, else a text; nothing for nothing. */
export function readValue(text: string): string | number | undefined {
  if (text === '') return undefined;
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : text;
}
