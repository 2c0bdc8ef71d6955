import { expect, type Page } from '@playwright/test';
import { answerFor } from '../support/answerFor.js';
import type { Screen } from './Screen.js';

const maker = { as: 'maker', path: '/create/decks' } as const;
const newcomer = { as: 'newcomer', isWindow: true } as const;

const file = (name: string, text: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from(text) });

const TABLE = `Front,Text,Category,Copies,Cost,Titel (de)
Lamp keeper,Look at the top card.,Harbour,2,3,Lampenwärter
Small boat,"Move **two** places, then rest.",Harbour,1,1,Kleines Boot
Goblin,Bites.,Cave,4,2,Kobold
`;

const DECK = JSON.stringify({
  default_language: 'en',
  translations: { en: { title: 'Small Hours', description: 'Cards for late.' } },
  categories: [
    {
      translations: { en: { title: 'All' } },
      cards: ['Lamp', 'Kettle', 'Last tram'].map((title) => ({ translations: { en: { title } } })),
    },
  ],
});

/** The requests for the list of decks. */
const LIST = String.raw`*/api/decks\?*`;

/** Covers are drawn when they scroll into view. */
async function whenCoversAreDrawn(page: Page): Promise<void> {
  await expect(page.locator('main canvas[data-painted]').first()).toBeVisible();
}

async function openMenu(page: Page, title: string): Promise<void> {
  // Other screens may have copied the deck.
  await page
    .getByRole('button', { name: `Actions for ${title}` })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
}

/** A server with an AI that writes drafts. */
function withAi(page: Page): Promise<() => Promise<void>> {
  return answerFor(page, '*/api/config', async ({ url }) => {
    const config = (await (await fetch(url)).json()) as object;
    return { status: 200, json: { ...config, ai: { text: true, pictures: 'procedural' } } };
  });
}

const chooseTable = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Choose file', { exact: true }).setInputFiles(file('tide pool.csv', text, 'text/csv'));
};

/** The ways to create a deck. */
export const newDeckScreens: readonly Screen[] = [
  {
    ...newcomer,
    name: 'new-deck-blank',
    path: '/create/decks?new=blank',
    prepare: (page) => expect(page.getByRole('radiogroup', { name: 'Back' }).getByRole('radio').first()).toBeVisible(),
  },
  {
    ...newcomer,
    name: 'new-deck-template',
    path: '/create/decks?new=template',
    prepare: async (page) => {
      const design = page.getByRole('radio', { name: 'Emberwild' });
      // Designs are painted when they come into view.
      await design.scrollIntoViewIfNeeded();
      await expect(design.locator('canvas[data-painted]').first()).toBeVisible();
      await design.click();
    },
  },
  { ...newcomer, name: 'new-deck-table', path: '/create/decks?new=table' },
  {
    ...newcomer,
    name: 'new-deck-mapping',
    path: '/create/decks?new=table',
    prepare: async (page) => {
      await chooseTable(page, TABLE.replace('Front', 'Title'));
      await expect(page.getByRole('img', { name: 'Lamp keeper' })).toBeVisible();
    },
  },
  {
    ...newcomer,
    name: 'new-deck-problems',
    path: '/create/decks?new=table',
    prepare: async (page) => {
      await chooseTable(page, 'Title,Copies\nEel,many\nPike,2\n');
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText('line 2');
    },
  },
  { ...newcomer, name: 'new-deck-file', path: '/create/decks?new=file' },
  {
    ...newcomer,
    name: 'new-deck-review',
    path: '/create/decks?new=file',
    prepare: async (page) => {
      const input = page.getByLabel('Choose deck file', { exact: true });
      await input.setInputFiles(file('small-hours.json', DECK, 'application/json'));
      await expect(page.getByRole('img', { name: 'Last tram' })).toBeVisible();
    },
  },
  { ...newcomer, name: 'new-deck-no-ai', path: '/create/decks?new=brief' },
  {
    ...newcomer,
    name: 'new-deck-brief',
    path: '/create/decks?new=brief',
    fake: withAi,
    prepare: (page) => expect(page.getByRole('textbox', { name: 'Describe the deck' })).toBeVisible(),
  },
];

/** Own decks, the bin, templates. */
export const dashboardScreens: readonly Screen[] = [
  { as: 'newcomer', name: 'dashboard-empty', path: '/create/decks' },
  { ...maker, name: 'dashboard', prepare: whenCoversAreDrawn },
  {
    ...maker,
    name: 'dashboard-rows',
    prepare: async (page) => {
      await page.getByText('Rows', { exact: true }).click({ force: true });
      await whenCoversAreDrawn(page);
      // The next one starts as a newcomer's.
      await page.evaluate(() => localStorage.removeItem('cardwright-deck-view'));
    },
  },
  { ...maker, name: 'dashboard-nothing-found', path: '/create/decks?q=goblin' },
  {
    ...maker,
    name: 'dashboard-loading',
    isLoading: true,
    fake: (page) => answerFor(page, LIST, () => 'none'),
    prepare: (page) => expect(page.getByText('Loading decks')).toBeAttached(),
  },
  {
    ...maker,
    name: 'dashboard-failed',
    fake: (page) => answerFor(page, LIST, () => ({ status: 500, json: { title: 'Broken' } })),
    prepare: (page) => expect(page.getByRole('alert').first()).toBeVisible(),
  },
  { ...maker, name: 'dashboard-menu', isWindow: true, prepare: (page) => openMenu(page, 'Open Ground') },
  {
    ...maker,
    name: 'dashboard-rename',
    isWindow: true,
    prepare: async (page) => {
      await openMenu(page, 'Open Ground');
      await page.getByRole('menuitem', { name: 'Rename deck' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    ...maker,
    name: 'dashboard-publish-refused',
    isWindow: true,
    fake: (page) =>
      answerFor(page, '*/api/decks/*', ({ method }) =>
        method === 'PATCH' ? { status: 422, json: { type: 'x/invalid', title: 'Not valid', status: 422 } } : 'server',
      ),
    prepare: async (page) => {
      await openMenu(page, 'Emberwild');
      await page.getByRole('menuitem', { name: 'Publish deck' }).click();
      await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toBeVisible();
    },
  },
  { ...maker, name: 'bin', path: '/create/decks?view=bin' },
  {
    ...maker,
    name: 'bin-erase',
    path: '/create/decks?view=bin',
    isWindow: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Delete .* for good$/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { as: 'newcomer', name: 'bin-empty', path: '/create/decks?view=bin' },
  {
    ...maker,
    name: 'templates',
    path: '/create/templates',
    prepare: (page) => expect(page.locator('article canvas[data-painted]').first()).toBeVisible(),
  },
  {
    ...maker,
    name: 'templates-menu',
    path: '/create/templates',
    isWindow: true,
    prepare: (page) => openMenu(page, 'House rules'),
  },
  {
    ...maker,
    name: 'templates-rename',
    path: '/create/templates',
    isWindow: true,
    prepare: async (page) => {
      await openMenu(page, 'House rules');
      await page.getByRole('menuitem', { name: 'Rename template' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    ...maker,
    name: 'templates-delete',
    path: '/create/templates',
    isWindow: true,
    prepare: async (page) => {
      await openMenu(page, 'House rules');
      await page.getByRole('menuitem', { name: 'Delete template' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
