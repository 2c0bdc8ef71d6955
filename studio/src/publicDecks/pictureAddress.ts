/** Pixels, as the server draws them. */
const PICTURE_WIDTHS = [320, 640, 1024] as const;
type PictureWidth = (typeof PICTURE_WIDTHS)[number];

interface Look {
  readonly side?: 'front' | 'back' | undefined;
  readonly language?: string | undefined;
}

/** Which face of which deck; without a card, the deck's cover. */
interface PublicCard extends Look {
  readonly deck: { readonly id: string; readonly updated_at: string };
  readonly card?: string | undefined;
  /** What the card said in an earlier version of the deck. */
  readonly version?: number | undefined;
}

/** A card at a live table, by the face that names it to those who see it. */
interface CardAtTable extends Look {
  /** The table's code. */
  readonly table: string;
  readonly face: string;
}

export type Pictured = PublicCard | CardAtTable;

/** The address of a picture of a card, which the server draws once. That of a public deck's card changes when the deck does. */
export function pictureAddress(pictured: Pictured, width: PictureWidth): string {
  const { side = 'front', language } = pictured;
  const query = new URLSearchParams(language === undefined ? {} : { language });
  if ('table' in pictured) {
    query.set('width', String(width));
    return `/api/live-tables/${pictured.table}/cards/${pictured.face}/${side}?${query.toString()}`;
  }
  const { deck, card, version } = pictured;
  query.set('v', Date.parse(deck.updated_at).toString(36));
  if (version !== undefined) query.set('version', String(version));
  query.set('width', String(width));
  const path = card === undefined ? 'cover' : `cards/${card}/${side}`;
  return `/api/decks/public/${deck.id}/${path}?${query.toString()}`;
}

/** The `srcset` of a picture. */
export function pictureSet(pictured: Pictured): string {
  return PICTURE_WIDTHS.map((width) => `${pictureAddress(pictured, width)} ${width}w`).join(', ');
}
