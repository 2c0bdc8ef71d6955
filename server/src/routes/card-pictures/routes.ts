import type { Context } from 'koa';
import { ANSWERED, defineRoute, type Route } from '../../api/defineRoute.js';
import type { Caller } from '../../caller.js';
import type { CardPicture } from '../../cardPictures/CardPictures.js';
import { drawSocial } from '../../cardPictures/drawSocial.js';
import { faceOf, type FaceChoice } from '../../cardPictures/faceOf.js';
import { cardPictureCalls } from '../../contract/cardPictures.js';
import { notFound } from '../../errors.js';
import { isPublicDeck } from '../../policies/decks.js';
import { stateAt } from '../../commands/decks/answerCardPage.js';
import { readCardStates } from '../../queries/decks/cardHistory.js';
import { readShownCard, type ShownCard } from '../../queries/decks/readShownCard.js';
import { readOwnFiles } from '../../queries/ownFiles.js';
import type { Services } from '../../services.js';
import { sendPixels } from './sendPixels.js';

interface Request {
  readonly services: Services;
  readonly koa: Context;
  readonly caller: Caller;
  readonly signal: AbortSignal;
  readonly query: { readonly width: number; readonly language?: string | undefined; readonly v?: string | undefined };
}

/** Answers a picture of a public deck's card. Owners see their drafts in the studio, which draws them itself. */
async function answerPicture(
  { services, koa, caller, signal, query }: Request,
  deckId: string,
  {
    cardId,
    side,
    version,
    format = 'webp',
  }: Pick<FaceChoice, 'side'> & {
    readonly cardId?: string;
    readonly version?: number | undefined;
    readonly format?: 'webp' | 'jpg';
  },
): Promise<typeof ANSWERED> {
  const current = await readShownCard(services.database.knex, deckId, cardId);
  if (current === undefined || !isPublicDeck(current.deck)) throw notFound('Deck');
  const shown = version === undefined ? current : await asPrinted(services, current, version);
  const face = faceOf(shown, { side, language: query.language }, services.config.publicUrl);
  const picture = await services.cardPictures.picture(
    face,
    { width: query.width, format },
    { sender: koa.ip, signal, own: await readOwnFiles(services.database.knex, shown.deck.user_id, face.template) },
  );
  koa.type = format;
  sendPicture(koa, picture, { isShared: caller.kind === 'stranger', isVersioned: query.v !== undefined });
  return ANSWERED;
}

/** A card as it was in an earlier version of its deck, if everybody could read it then. @throws HttpProblem 404 */
async function asPrinted({ database }: Services, shown: ShownCard, version: number): Promise<ShownCard> {
  const { card } = shown;
  const state = card === null ? undefined : stateAt(await readCardStates(database.knex, card.id), version);
  if (card === null || state?.was_public !== true) throw notFound('Version');
  return { ...shown, card: { ...card, ...state.content } };
}

/** With a version in the address, browsers need not ask again for a day; designs change without one. */
function sendPicture(
  koa: Context,
  picture: CardPicture,
  { isShared, isVersioned }: { readonly isShared: boolean; readonly isVersioned: boolean },
): void {
  const age = isVersioned ? 'max-age=86400, stale-while-revalidate=604800' : 'max-age=300';
  const caching = !isShared ? 'private, no-cache' : picture.isWhole ? `public, ${age}` : 'no-store';
  sendPixels(koa, picture, caching);
  koa.set('Cross-Origin-Resource-Policy', 'cross-origin');
}

const cover = defineRoute(cardPictureCalls.readCover, {
  access: 'public',
  handle: (request) => answerPicture(request, request.params.id, { side: 'front' }),
});

const card = defineRoute(cardPictureCalls.readCardPicture, {
  access: 'public',
  handle: (request) =>
    answerPicture(request, request.params.id, {
      cardId: request.params.card_id,
      side: request.params.side,
      version: request.query.version,
    }),
});

const jpeg = defineRoute(cardPictureCalls.readCardJpeg, {
  access: 'public',
  handle: (request) =>
    answerPicture(request, request.params.id, {
      cardId: request.params.card_id,
      side: request.params.side,
      format: 'jpg',
    }),
});

const social = defineRoute(cardPictureCalls.readSocialPicture, {
  access: 'public',
  async handle({ params, services, koa, caller, signal }) {
    const picture = await drawSocial(services, params.id, { sender: koa.ip, signal });
    koa.type = 'image/png';
    sendPicture(koa, picture, { isShared: caller.kind === 'stranger', isVersioned: false });
    return ANSWERED;
  },
});

export const cardPictureRoutes: readonly Route[] = [cover, card, jpeg, social];
