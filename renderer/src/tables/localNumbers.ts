/** A point or a comma between digits. */
const SEPARATOR = /(?<=\d)[.,](?=\d)/g;

/**
 * Workbooks store numbers without a language, and their readers show them as in English. Gives them the separators of a
 * language (CLDR): `1,234.50 €` is `1.234,50 €` in German. Undefined if these are the same, or the language is unknown.
 */
export function localNumbers(language: string | undefined): ((text: string) => string) | undefined {
  if (language === undefined) return undefined;
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(123_456.7);
  const separator = (type: 'group' | 'decimal', otherwise: string): string =>
    parts.find((part) => part.type === type)?.value ?? otherwise;
  const [group, decimal] = [separator('group', ','), separator('decimal', '.')];
  if (group === ',' && decimal === '.') return undefined;
  return (text) => text.replaceAll(SEPARATOR, (each) => (each === '.' ? decimal : group));
}
