interface Pictured {
  readonly id: string;
  readonly updated_at: string;
}

/**
 * The path of a picture of a public deck, as the studio asks for it: with the version, so that browsers may keep it.
 * @param face `cover`, or a side of a card: `cards/{id}/front`
 */
export function pictureAddress({ id, updated_at }: Pictured, face: string, language: string): string {
  const version = Date.parse(updated_at).toString(36);
  return `/api/decks/public/${id}/${face}?language=${encodeURIComponent(language)}&v=${version}`;
}
