/** The titles of a deck or category by language. */
export function titlesOf(
  translations: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Record<string, { title: string }> {
  const entries = Object.entries(translations).map(
    ([language, { title }]) => [language, { title: typeof title === 'string' ? title : '' }] as const,
  );
  return Object.fromEntries(entries);
}
