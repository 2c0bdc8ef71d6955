import { notFound } from '../errors.js';
import { isPublicDeck } from '../policies/decks.js';
import { readFans } from '../queries/decks/readFans.js';
import { readShownCard } from '../queries/decks/readShownCard.js';
import { readOwnFiles } from '../queries/ownFiles.js';
import type { Services } from '../services.js';
import type { Asking, CardPicture } from './CardPictures.js';
import { faceOf } from './faceOf.js';
import { SOCIAL_WIDTH, socialFace } from './socialFace.js';

const CARDS = 3;
const CARD_FORM = { width: 640, format: 'webp' } as const;
const FRONT = { side: 'front' } as const;

/** Draws a public deck's picture for link previews, with its first cards. @throws HttpProblem 404 */
export async function drawSocial(
  { database, cardPictures, config }: Pick<Services, 'database' | 'cardPictures' | 'config'>,
  deckId: string,
  asking: Asking,
): Promise<CardPicture> {
  const shown = await readShownCard(database.knex, deckId);
  if (shown === undefined || !isPublicDeck(shown.deck)) throw notFound('Deck');
  const ids = (await readFans(database.knex, [deckId])).get(deckId)?.cards.slice(0, CARDS) ?? [];
  const cards = await Promise.all(
    ids.map(async ({ card: { id } }) => {
      const found = await readShownCard(database.knex, deckId, id);
      if (found === undefined) throw notFound('Card');
      const face = faceOf(found, FRONT, config.publicUrl);
      const own = await readOwnFiles(database.knex, found.deck.user_id, face.template);
      const { bytes } = await cardPictures.picture(face, CARD_FORM, { ...asking, own });
      return `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
    }),
  );
  const face = socialFace({
    face: faceOf(shown, FRONT, config.publicUrl),
    cards,
    note: 'Play it, print it, make it yours',
  });
  return cardPictures.picture(face, { width: SOCIAL_WIDTH, format: 'png' }, asking);
}
