import { BANNER_PRESETS, type BannerOrder, CardwrightError, plainDesign } from '@cardwright/renderer';
import { notFound } from '../errors.js';
import { isPublicDeck } from '../policies/decks.js';
import { readFans } from '../queries/decks/readFans.js';
import { readShownCard, type ShownCard } from '../queries/decks/readShownCard.js';
import { readOwnFiles } from '../queries/ownFiles.js';
import type { Services } from '../services.js';
import type { Asking, CardPicture } from './CardPictures.js';
import { faceOf } from './faceOf.js';

/** More would be too small to read in a chat. */
const CARDS = 3;
const FRONT = { side: 'front' } as const;
const DESIGN = { ...plainDesign(), spread: 50, tilt: 9, qr: false };

/** Draws a public deck's banner for link previews, with its first cards. @throws HttpProblem 404 */
export async function drawSocial(
  { database, cardPictures, config }: Pick<Services, 'database' | 'cardPictures' | 'config'>,
  deckId: string,
  asking: Asking,
): Promise<CardPicture> {
  const shown = await readShownCard(database.knex, deckId);
  if (shown === undefined || !isPublicDeck(shown.deck)) throw notFound('Deck');
  const fan = (await readFans(database.knex, [deckId])).get(deckId)?.cards.slice(0, CARDS) ?? [];
  const fronts = await Promise.all(
    fan.map(async ({ card: { id } }) => {
      const found = await readShownCard(database.knex, deckId, id);
      if (found === undefined) throw notFound('Card');
      return found;
    }),
  );
  const order = socialOrder(shown, fronts, config.publicUrl);
  const templates = order.cards.map(({ template }) => template);
  const own = await readOwnFiles(database.knex, shown.deck.user_id, templates);
  return cardPictures.banner(order, { width: order.size.width, format: 'png' }, { ...asking, own });
}

function socialOrder(shown: ShownCard, fronts: readonly ShownCard[], publicUrl: string): BannerOrder {
  const size = BANNER_PRESETS.find(({ key }) => key === 'link-preview');
  if (size === undefined) throw new CardwrightError('banner.size', 'There is no size for link previews.');
  const { deck, scheme, language } = faceOf(shown, FRONT, publicUrl);
  // The first card lies on top.
  const cards = fronts.map((front) => faceOf(front, FRONT, publicUrl)).toReversed();
  return { size, design: DESIGN, deck, scheme, language, cards };
}
