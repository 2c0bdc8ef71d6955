import type { Member, Page } from './support/studio.js';

interface MadeDeck {
  readonly translations: Readonly<Record<string, { readonly title: string; readonly description: string }>>;
  readonly front_template_id: string | null;
  readonly back_template_id: string | null;
  readonly world_id: string | null;
  readonly categories: readonly {
    readonly translations: object;
    readonly cards: readonly {
      readonly copies: number;
      readonly fields: object;
      readonly translations: Readonly<Record<string, { readonly title: string; readonly description: string }>>;
    }[];
  }[];
}

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'New deck' });

/** The deck that the page opens, as the server has it. */
export async function madeDeck(page: Page, member: Member): Promise<MadeDeck> {
  await page.waitForURL(/\/create\/decks\/[0-9a-f-]{36}/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const client = await member.api();
  return (await client.get<{ deck: MadeDeck }>(`/api/decks/${id}?include=categories.cards`)).deck;
}

export const csv = (text: string, name = 'tide pool.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

export const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> =>
  page.getByLabel('Choose file', { exact: true }).setInputFiles(file);

/** A deck cannot be created without a description. */
export const describe = (page: Page): Promise<void> =>
  page.getByRole('textbox', { name: 'What is it about?' }).fill('Cards for late.');
