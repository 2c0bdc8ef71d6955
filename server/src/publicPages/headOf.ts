import { languageOrder, shortCodeOf, translate } from '@cardwright/renderer';
import { isPublicDeck } from '../policies/decks.js';
import { faceRatio } from '../presenters/faceRatio.js';
import { utc } from '../presenters/utc.js';
import { readPageDeck, type PageDeck } from '../queries/decks/readPageDeck.js';
import { findCardByCode } from '../queries/decks/findByShortCode.js';
import { readShownCard } from '../queries/decks/readShownCard.js';
import type { Services } from '../services.js';
import { firstOfExplore, WITHOUT_SHELF } from './firstOfExplore.js';
import { FIXED, GONE, NAME, TABLE, UNREAD } from './fixedHeads.js';
import type { FirstPaint } from './firstPaint.js';
import { headOfUpdate } from './headOfUpdate.js';
import type { PageHead } from './PageHead.js';
import { pictureAddress } from './pictureAddress.js';

type Rooms = Pick<Services, 'database' | 'config' | 'clock'>;

const UNTITLED = 'Untitled deck';
const DECK_PAGE = /^\/(explore\/decks|play\/random)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i;

const UPDATE_PAGE = /^\/updates\/([\w-]{1,200})\/?$/i;
const CARD_PAGE = /^\/c\/([^/]{1,20})\/?$/i;
const TABLE_PAGE = /^\/play\/table\/[^/]+\/?$/i;
/** The pages of members, and those on the way there: search engines are asked not to open them, so they need no head. */
const OTHER_PAGE = /^\/(login|confirm|onboarding|changelog|forbidden|admin|create|own|settings|dev)(\/|$)/i;

/**
 * @param languages what the visitor's browser asks for, best first
 * @returns what the first response says about a page; undefined for the studio's pages that are not for everybody
 */
export async function headOf(
  { database, config, clock }: Rooms,
  path: string,
  languages: readonly string[] = [],
): Promise<PageHead | undefined> {
  const name = path.toLowerCase().replace(/(?<=.)\/$/, '');
  const fixed = FIXED[name];
  if (fixed !== undefined) {
    const head = { ...fixed, canonical: config.publicUrl + name };
    if (name !== '/explore') return head;
    return { ...head, first: () => firstOfExplore(database.knex, languages), firstIfUnread: WITHOUT_SHELF };
  }
  const slug = UPDATE_PAGE.exec(path)?.[1];
  if (slug !== undefined) return headOfUpdate({ database, config, clock }, slug);
  const code = CARD_PAGE.exec(path)?.[1];
  if (code !== undefined) return headOfCard({ database, config }, code);
  if (TABLE_PAGE.test(path)) return TABLE;
  const [, kind, id] = DECK_PAGE.exec(path) ?? [];
  if (id === undefined) return OTHER_PAGE.test(path) ? undefined : GONE;
  const deck = await readPageDeck(database.knex, id.toLowerCase());
  if (deck === undefined || !isPublicDeck(deck)) return GONE;
  const head = headOfDeck(deck, config.publicUrl);
  if (!isPlayPage(kind)) return { ...head, first: () => firstOf(deck, languages) };
  return { ...head, isEmbeddable: true, manifest: `/api/decks/public/${deck.id}/manifest` };
}

/** What the first response says about a page of which nothing can be read. Other sites show the play page in any case. */
export function unreadHead(path: string): PageHead {
  return { ...UNREAD, isEmbeddable: isPlayPage(DECK_PAGE.exec(path)?.[1]) };
}

function isPlayPage(kind: string | undefined): boolean {
  return kind?.toLowerCase() === 'play/random';
}

/** The name and the first card of a deck, as its page shows them. */
function firstOf(deck: PageDeck, [visitors = '']: readonly string[]): FirstPaint {
  const { default_language: main, translations, first_card: card } = deck;
  const languages = new Set([main, ...Object.keys(translations), ...(card?.languages ?? [])]);
  const [language = main] = languageOrder([...languages], visitors, main);
  const text = (key: string): string => {
    const { value } = translate(translations, key, language, main);
    return typeof value === 'string' ? value.trim() : '';
  };
  const face = card === null ? 'cover' : `cards/${card.id}/front`;
  return {
    page: 'deck',
    texts: {
      title: text('title') === '' ? UNTITLED : text('title'),
      lead: text('short_description'),
      language,
      ratio: faceRatio(deck.size, deck.ratio).replace(':', ' / '),
      picture: pictureAddress(deck, face, language),
    },
  };
}

/** A card names itself and its deck; its page is for those who hold it, and not for search engines. */
async function headOfCard({ database, config }: Pick<Rooms, 'database' | 'config'>, code: string): Promise<PageHead> {
  const found = await findCardByCode(database.knex, code);
  const shown = found && (await readShownCard(database.knex, found.deck_id, found.id));
  const card = shown?.card ?? undefined;
  if (found === undefined || shown === undefined || card === undefined) return GONE;
  const { deck } = shown;
  const main = deck.default_language;
  const [title, deckTitle] = [card, deck].map(({ translations }) => {
    const { value } = translate(translations, 'title', main, main);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  });
  const name = title ?? `Card ${found.number}`;
  return {
    title: `${name} · ${deckTitle ?? UNTITLED}`,
    description: `Card ${found.number} of ${found.card_count} of ${deckTitle ?? 'a deck'}, with the newest text.`,
    canonical: `${config.publicUrl}/c/${shortCodeOf(card.id) ?? code}`,
    image: {
      url: `${config.publicUrl}/api/decks/public/${deck.id}/social`,
      alt: `Cards of ${deckTitle ?? 'the deck'}`,
    },
    isUnlisted: true,
  };
}

function headOfDeck(deck: PageDeck, publicUrl: string): PageHead {
  const texts: Readonly<Record<string, unknown>> = deck.translations[deck.default_language] ?? {};
  const text = (key: string): string => {
    const value = texts[key];
    return typeof value === 'string' ? value.trim() : '';
  };
  const title = text('title') === '' ? UNTITLED : text('title');
  const cards = `${deck.card_count} ${deck.card_count === 1 ? 'card' : 'cards'}`;
  const short = text('short_description');
  const hasAuthor = deck.author !== null && deck.author !== '';
  const by = hasAuthor ? ` by ${deck.author}` : '';
  const description = short === '' ? `A deck of ${cards}${by}: play it here, or copy it and make it yours.` : short;
  const canonical = `${publicUrl}/explore/decks/${deck.id}`;
  const image = `${publicUrl}/api/decks/public/${deck.id}/social`;
  const tags: unknown = texts.tags;
  return {
    title: `${title} · ${NAME}`,
    description,
    canonical,
    image: { url: image, alt: `Three cards of ${title}` },
    isUnlisted: deck.status === 'unlisted',
    data: {
      '@context': 'https://schema.org',
      '@type': 'Game',
      name: title,
      description,
      url: canonical,
      image,
      inLanguage: Object.keys(deck.translations),
      dateCreated: utc(deck.created_at),
      dateModified: utc(deck.updated_at),
      ...(hasAuthor && { author: { '@type': 'Person', name: deck.author } }),
      ...(Array.isArray(tags) && tags.length > 0 && { keywords: tags.join(', ') }),
      ...(deck.copyright_info !== '' && deck.copyright_info !== null && { copyrightNotice: deck.copyright_info }),
    },
  };
}
