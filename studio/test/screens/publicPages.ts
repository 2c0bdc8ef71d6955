import { expect, type Page } from '@playwright/test';
import { shortCodeOf } from '@cardwright/renderer/short-code';
import type { Api } from '../support/api.js';
import type { Screen } from './Screen.js';

interface Listed {
  readonly id: string;
  readonly translations: Readonly<Record<string, { readonly title: string }>>;
}

/** The id of a demo deck. */
async function demoDeck(api: Api, title: string): Promise<string> {
  const { decks } = await api.get<{ decks: readonly Listed[] }>('/api/decks/public');
  const deck = decks.find(({ translations }) => translations.en?.title === title);
  if (deck === undefined) throw new Error(`no demo deck is called ${title}`);
  return deck.id;
}

interface Stored {
  readonly version: number;
  readonly categories: readonly {
    readonly cards: readonly { readonly id: string; readonly translations: Readonly<Record<string, object>> }[];
  }[];
}

/** The page of a card that somebody printed before its maker changed it. */
async function changedCard(api: Api): Promise<string> {
  const { deck_id: id } = await api.post<{ deck_id: string }>(
    `/api/decks/${await demoDeck(api, 'Open Ground')}/duplicate`,
  );
  await api.patch(`/api/decks/${id}`, { status: 'unlisted', allows_download: true });
  const { deck } = await api.get<{ deck: Stored }>(`/api/decks/${id}?include=categories.cards`);
  const [card] = deck.categories[1]?.cards ?? [];
  if (card === undefined) throw new Error('The demo deck has no second category.');
  const translations = { ...card.translations, en: { ...card.translations.en, title: 'Who should be in this room?' } };
  await api.patch(`/api/decks/${id}`, { version: deck.version, cards: [{ ...card, translations }] });
  return `/c/${shortCodeOf(card.id) ?? ''}?v=${deck.version}`;
}

/** The page of the first card of a demo deck. */
async function demoCard(api: Api): Promise<string> {
  const path = `/api/decks/public/${await demoDeck(api, 'Open Ground')}`;
  const { deck } = await api.get<{ deck: Pick<Stored, 'categories'> }>(path);
  return `/c/${shortCodeOf(deck.categories[0]?.cards[0]?.id) ?? ''}`;
}

const deckAt =
  (path: string, query = '') =>
  async (api: Api) =>
    path + (await demoDeck(api, 'Open Ground')) + query;
/** As in a frame: otherwise the page keeps the whole deck for places without a connection. */
const PLAY = deckAt('/play/random/', '?embed=1');

/** A table of the member's. */
async function openTable(api: Api): Promise<string> {
  const deck_id = await demoDeck(api, 'Emberwild');
  const { code } = await api.post<{ code: string }>('/api/live-tables', { deck_id });
  return `/play/table/${code}`;
}

/** Sits down, under the account's name, with a hand of three cards, of which one is chosen. */
async function sitDown(page: Page): Promise<void> {
  await expect(page.getByLabel('Your name')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Sit down and play' }).click();
  for (let cards = 1; cards <= 3; cards += 1) {
    await page.getByRole('button', { name: 'Draw a card', exact: true }).click();
    await expect(page.getByRole('region', { name: /^Your hand/ }).getByRole('listitem')).toHaveCount(cards);
  }
  await page.keyboard.press('ArrowRight');
}

const NO_DECK = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';

/** The directory, a deck's page, and playing a deck: each route is seen by strangers, members, owners and admins. */
export const publicScreens: readonly Screen[] = [
  {
    name: 'explore',
    as: ['stranger', 'member'],
    path: '/explore',
    prepare: (page) => expect(page.getByRole('heading', { name: 'Workshop' })).toBeVisible(),
  },
  {
    name: 'explore-world',
    as: ['maker', 'admin'],
    path: '/explore?world=schoolroom&sort=title',
    prepare: (page) => expect(page.getByRole('link', { name: /Tide Pool/ })).toBeVisible(),
  },
  {
    name: 'explore-nothing',
    path: '/explore?q=goblin',
    prepare: (page) => expect(page.getByRole('heading', { name: 'No deck matches “goblin”' })).toBeVisible(),
  },
  { name: 'explore-deck', as: ['stranger', 'admin'], path: deckAt('/explore/decks/') },
  {
    name: 'explore-deck-large',
    as: ['maker', 'member'],
    path: deckAt('/explore/decks/'),
    isWindow: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Large view' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'explore-deck-report',
    as: ['member', 'stranger'],
    path: deckAt('/explore/decks/'),
    isWindow: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Report this deck' }).click();
      await expect(page.getByRole('dialog', { name: 'Report this deck' })).toBeVisible();
    },
  },
  { name: 'explore-deck-gone', widths: [360], path: `/explore/decks/${NO_DECK}` },
  { name: 'card-page', as: ['stranger', 'admin'], path: demoCard },
  {
    name: 'card-page-changed',
    as: ['maker', 'newcomer'],
    path: changedCard,
    prepare: async (page) => {
      const heading = page.getByRole('heading', { name: /has changed since you printed it/ });
      // Whoever keeps their print reads one line, until they ask again.
      await page.getByRole('button', { name: 'Keep mine' }).click();
      await expect(heading).toBeHidden();
      await page.getByRole('button', { name: 'Show what has changed' }).click();
      await expect(heading).toBeVisible();
    },
  },
  { name: 'card-page-gone', widths: [360], path: '/c/000000000000' },
  { name: 'play', as: ['stranger', 'member'], path: PLAY, isWindow: true },
  {
    name: 'play-options',
    as: ['maker', 'admin'],
    path: PLAY,
    isWindow: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Options' }).click();
      await expect(page.getByRole('dialog', { name: 'Options' })).toBeVisible();
    },
  },
  { name: 'table-join', widths: [360], as: 'admin', path: openTable },
  { name: 'table', as: ['member', 'maker'], path: openTable, isWindow: true, prepare: sitDown },
  {
    name: 'table-projector',
    widths: [1440],
    as: 'member',
    path: async (api) => `${await openTable(api)}?view=projector`,
    isWindow: true,
    prepare: (page) => expect(page.getByRole('complementary', { name: 'Join in' })).toBeVisible(),
  },
  { name: 'play-gone', widths: [1440], path: `/play/random/${NO_DECK}` },
  {
    name: 'own-deck',
    as: 'maker',
    path: async (api) => {
      const { decks } = await api.get<{ decks: readonly Listed[] }>('/api/decks?limit=1&status=published');
      return `/own/decks/${decks[0]?.id ?? NO_DECK}`;
    },
    prepare: (page) => expect(page.getByRole('heading', { name: 'All cards' })).toBeVisible(),
  },
  { name: 'own-deck-gone', as: ['admin', 'member', 'stranger'], path: `/own/decks/${NO_DECK}` },
  { name: 'onboarding', as: ['newcomer', 'maker', 'stranger', 'admin'], path: '/onboarding' },
  {
    name: 'onboarding-cards',
    as: 'newcomer',
    path: '/onboarding',
    prepare: async (page) => {
      await page.getByRole('radio', { name: /Questions to talk about/ }).check();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByLabel('Name of the deck').fill('Sunday Questions');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByLabel('Card 1').fill('What did you get away with at my age?');
    },
  },
];
