import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Member, type Page, type PageOptions } from './support/studio.js';

const DECKS = fileURLToPath(new URL('../../templates/decks/', import.meta.url));

interface SavedDeck {
  readonly version: number;
  readonly translations: Readonly<Record<string, { readonly title: string }>>;
  readonly categories: readonly {
    readonly id: string;
    readonly art_seed: string | null;
    readonly translations: Readonly<Record<string, { readonly title: string }>>;
    readonly cards: readonly {
      readonly id: string;
      readonly art_seed: string | null;
      readonly copies: number;
      readonly illustration: string | null;
      readonly illustration_focus: string | null;
      readonly translations: Readonly<Record<string, { readonly title: string; readonly description: string }>>;
    }[];
  }[];
}

/** Copies a demo deck for the member, by folder name. @returns its id */
export async function importFixture(member: Member, name: 'open-ground' | 'lantern-words'): Promise<string> {
  const file: unknown = JSON.parse(await readFile(`${DECKS}${name}/deck.json`, 'utf8'));
  return (await (await member.api()).post<{ deck_id: string }>('/api/decks/import', file)).deck_id;
}

/** Creates a small deck: categories A, B, … with cards named A1, A2, …; a category may be empty. @returns its id */
export async function makeWeather(member: Member, ...counts: readonly number[]): Promise<string> {
  const client = await member.api();
  const { worlds } = await client.get<{ worlds: { id: string }[] }>('/api/worlds');
  const made = await client.post<{ deck: { id: string } }>('/api/decks', {
    world_id: worlds[0]?.id,
    translations: { en: { title: 'Weather', description: 'For days indoors.' } },
    categories: counts.map((count, index) => {
      const name = String.fromCharCode(65 + index);
      const cards = Array.from({ length: count }, (_, at) => ({
        translations: { en: { title: `${name}${at + 1}`, description: `Text of ${name}${at + 1}` } },
      }));
      return { translations: { en: { title: `Group ${name}` } }, cards };
    }),
  });
  return made.deck.id;
}

export async function savedDeck(member: Member, id: string): Promise<SavedDeck> {
  return (await (await member.api()).get<{ deck: SavedDeck }>(`/api/decks/${id}?include=categories.cards`)).deck;
}

/** Titles of cards in stored order: `A1 A2 | B1`. */
export async function savedOrder(member: Member, id: string): Promise<string> {
  const { categories } = await savedDeck(member, id);
  return categories
    .map(({ cards }) => cards.map(({ translations }) => translations.en?.title ?? '').join(' '))
    .join(' | ');
}

interface EditorFixtures {
  /** Opens the editor and waits until the card on its table is drawn. */
  readonly openEditor: (member: Member, id: string, options?: Omit<PageOptions, 'as'>) => Promise<Page>;
}

export const test = base.extend<EditorFixtures>({
  openEditor: ({ newPage }, use) =>
    use(async (member, id, options) => {
      const page = await newPage({ as: member, path: `/create/decks/${id}`, ...options });
      await expect(page.getByRole('main')).toBeVisible();
      await whenDrawn(page);
      return page;
    }),
});

export async function whenDrawn(page: Page): Promise<void> {
  await expect(page.locator('[data-side] canvas').first()).toBeVisible();
}

/** The field of the current card or category. */
export const title = (page: Page) => page.getByLabel('Title', { exact: true });

export const card = (page: Page, title: string) => page.getByRole('treeitem', { name: title, exact: true });

/** The tree's cards, top to bottom. */
export async function order(page: Page): Promise<string> {
  const names = await page
    .locator('[role=treeitem][aria-level="2"][data-row]')
    .evaluateAll((rows) =>
      rows
        .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
        .map((row) => row.getAttribute('aria-label')),
    );
  return names.join(' ');
}

export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  // The toast may still be that of an earlier save.
  await expect(page.locator('[data-state="saved"]')).toHaveCount(1);
  await expect(page.getByText('Deck saved')).toBeVisible();
}

/** The editor of a deck without cards, which opens on its Welcome tab. */
export async function openEmpty(page: Page, id: string): Promise<void> {
  await page.goto(`/create/decks/${id}`);
  await expect(page.getByRole('heading', { name: 'Steps to a finished deck' })).toBeVisible();
}
