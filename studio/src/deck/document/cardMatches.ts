interface Searched {
  readonly card_number: string | null;
  readonly translations: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Searches any text in any language, and the card's number. Every card matches an empty query. */
export function cardMatches({ card_number: number, translations }: Searched, query: string): boolean {
  const wanted = query.trim().toLocaleLowerCase();
  if (wanted === '' || number?.toLocaleLowerCase().includes(wanted) === true) return true;
  return Object.values(translations).some((texts) =>
    Object.entries(texts).some(
      ([field, text]) =>
        field !== 'language_code' && typeof text === 'string' && text.toLocaleLowerCase().includes(wanted),
    ),
  );
}
