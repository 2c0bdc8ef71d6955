import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Api } from '../support/api.js';
import { isPhone } from '../support/contextOptions.js';
import type { Screen } from './Screen.js';

const DECK = fileURLToPath(new URL('../../../templates/decks/open-ground/deck.json', import.meta.url));

/** Copies a demo deck for the member and opens it on a tab. */
const demoDeck =
  (tab: string) =>
  async (api: Api): Promise<string> => {
    const file: unknown = JSON.parse(await readFile(DECK, 'utf8'));
    const { deck_id: id } = await api.post<{ deck_id: string }>('/api/decks/import', file);
    return `/create/decks/${id}?tab=${tab}`;
  };

/** An empty deck. */
async function emptyDeck(api: Api): Promise<string> {
  const { deck } = await api.post<{ deck: { id: string } }>('/api/decks', {
    world_id: 'workshop',
    translations: { en: { title: 'Night Signals' } },
    categories: [],
  });
  return `/create/decks/${deck.id}`;
}

const whenDrawn = (page: Page): Promise<void> => expect(page.locator('[data-side] canvas').first()).toBeVisible();

/** Waits for the review, which looks at the cards in idle moments and marks them in the tree. */
async function whenReviewed(page: Page, width: number): Promise<void> {
  await whenDrawn(page);
  if (width >= 900) await expect(page.getByText('54 need a look')).toBeVisible();
}

/** Shows the fields if they are behind a tab or a button. */
async function showFields(page: Page, width: number): Promise<void> {
  if (width < 900) await page.getByText('Fields', { exact: true }).click();
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
}

async function openExport(page: Page, width: number): Promise<Locator> {
  await whenDrawn(page);
  const isInMenu = isPhone({ width });
  if (isInMenu) await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole(isInMenu ? 'menuitem' : 'button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Export/ });
  await expect(dialog.locator('canvas[data-painted]')).toBeVisible();
  return dialog;
}

const common = { as: 'member', isWindow: true } as const;

/** The deck editor and its dialogs. */
export const deckEditorScreens: readonly Screen[] = [
  { ...common, name: 'deck-editor', path: demoDeck('cards'), prepare: whenDrawn },
  {
    ...common,
    name: 'deck-editor-tree',
    path: demoDeck('cards'),
    widths: [360],
    prepare: async (page) => {
      await page.getByText('Cards', { exact: true }).last().click();
      await expect(page.getByRole('tree')).toBeVisible();
    },
  },
  {
    ...common,
    name: 'deck-editor-fields',
    path: demoDeck('cards'),
    prepare: async (page, width) => {
      await whenDrawn(page);
      await showFields(page, width);
      await page.getByLabel('One-liner', { exact: true }).fill('In pairs, then all, and then nobody at all');
    },
  },
  {
    ...common,
    name: 'deck-editor-grid',
    path: demoDeck('cards'),
    prepare: async (page) => {
      await page.getByTitle('All cards').click();
      await expect(page.locator('[data-card] canvas').first()).toBeVisible();
    },
  },
  {
    ...common,
    name: 'deck-editor-welcome',
    path: demoDeck('welcome'),
    prepare: (page) => expect(page.getByText('54 cards need a look')).toBeVisible(),
  },
  { ...common, name: 'deck-editor-empty', path: emptyDeck },
  { ...common, name: 'deck-editor-deck', path: demoDeck('deck') },
  { ...common, name: 'deck-editor-categories', path: demoDeck('categories') },
  {
    ...common,
    name: 'deck-editor-modal',
    path: demoDeck('cards'),
    prepare: async (page, width) => {
      await whenReviewed(page, width);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('dialog').getByRole('tab', { name: 'Content' })).toBeVisible();
    },
  },
  {
    ...common,
    name: 'deck-editor-calibrate',
    path: demoDeck('cards'),
    prepare: async (page, width) => {
      const dialog = await openExport(page, width);
      await dialog.getByRole('button', { name: 'Columns, margins and printer calibration' }).click();
      await dialog.getByRole('button', { name: 'Calibrate' }).click();
      await dialog.getByRole('button', { name: 'Save printer' }).scrollIntoViewIfNeeded();
    },
  },
  {
    ...common,
    name: 'deck-editor-export',
    path: demoDeck('cards'),
    prepare: async (page, width) => {
      await openExport(page, width);
    },
  },
  {
    ...common,
    name: 'deck-editor-unsaved',
    path: demoDeck('cards'),
    prepare: async (page, width) => {
      await whenReviewed(page, width);
      await showFields(page, width);
      await page.getByLabel('Title', { exact: true }).fill('What did we start noticing?');
      await page.getByRole('link', { name: 'Back to your decks' }).click();
      await expect(page.getByRole('dialog', { name: 'You have unsaved changes' })).toBeVisible();
    },
  },
];
