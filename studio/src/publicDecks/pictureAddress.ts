/** Pixels, as the server draws them. */
const PICTURE_WIDTHS = [320, 640, 1024] as const;
type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Which face of which deck; without a card, the deck's cover. */
export interface Pictured {
  readonly deck: { readonly id: string; readonly updated_at: string };
  readonly card?: string | undefined;
  readonly side?: 'front' | 'back' | undefined;
  readonly language?: string | undefined;
  /** What the card said in an earlier version of the deck. */
  readonly version?: number | undefined;
}

/** The address of a picture of a public deck's card, which the server draws once. It changes when the deck does. */
export function pictureAddress(
  { deck, card, side = 'front', language, version }: Pictured,
  width: PictureWidth,
): string {
  const path = card === undefined ? 'cover' : `cards/${card}/${side}`;
  const query = new URLSearchParams({ width: String(width), v: Date.parse(deck.updated_at).toString(36) });
  if (language !== undefined) query.set('language', language);
  if (version !== undefined) query.set('version', String(version));
  return `/api/decks/public/${deck.id}/${path}?${query.toString()}`;
}

/** The `srcset` of a picture. */
export function pictureSet(pictured: Pictured): string {
  return PICTURE_WIDTHS.map((width) => `${pictureAddress(pictured, width)} ${width}w`).join(', ');
}
