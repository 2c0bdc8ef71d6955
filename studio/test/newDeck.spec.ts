import { zipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { api, expectNoSeriousViolations, newMember, newPage, see, type Page } from './support/studio.js';

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

type Member = Awaited<ReturnType<typeof newMember>>;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'New deck' });

/** The deck that the page goes to, as the server has it. */
async function madeDeck(page: Page, member: Member): Promise<MadeDeck> {
  await page.waitForURL(/\/create\/decks\/[0-9a-f-]{36}/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const client = await api(member);
  return (await client.get<{ deck: MadeDeck }>(`/api/decks/${id}?include=categories.cards`)).deck;
}

const csv = (text: string, name = 'tide pool.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const ROWS = `Front,Text,Category,Copies,Cost,Titel (de)
Lamp keeper,Look at the top card.,Harbour,2,3,Lampenwärter
Small boat,"Move **two** places, then rest.",Harbour,1,1,Kleines Boot
Goblin,Bites.,Cave,4,2,Kobold
`;

describe('a new deck', () => {
  it('begins blank, with a size and a back, by keyboard alone', async () => {
    const member = await newMember();
    const page = await newPage({ as: member, path: '/create/decks?new=blank' });
    await see(dialog(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('Enter');
    await see(page.getByText('Give the deck a name. It can change later.')).toBeVisible();
    await page.keyboard.type('Night Signals');
    const poker = page.getByRole('radio', { name: /Poker/ });
    await see(poker).toBeChecked();
    await poker.focus();
    await page.keyboard.press('ArrowRight');
    await see(poker).not.toBeChecked();
    await page.keyboard.press('ArrowLeft');
    const backs = page.getByRole('radiogroup', { name: 'Back' }).getByRole('radio');
    await backs.first().focus();
    await page.keyboard.press('ArrowRight');
    await see(backs.nth(1)).toBeChecked();
    const back = await backs.nth(1).getAttribute('aria-label');
    await page.getByRole('textbox', { name: 'Name' }).press('Enter');
    const deck = await madeDeck(page, member);
    expect(deck.translations.en?.title).toBe('Night Signals');
    expect(deck.world_id).not.toBeNull();
    expect(deck.categories[0]?.cards.map(({ translations }) => translations.en?.title)).toEqual(['New Card']);
    const { templates } = await (
      await api(member)
    ).get<{ templates: { id: string; name: string }[] }>('/api/templates/official');
    expect(templates.find(({ id }) => id === deck.back_template_id)?.name).toBe(back);
  });

  it.each([
    [1440, 'light'],
    [360, 'dark'],
  ] as const)('is reached in five ways at %d px in %s', async (width, colorMode) => {
    const page = await newPage({ as: await newMember(), path: '/create/decks?new=blank', width, colorMode });
    for (const way of ['Blank', 'Template', 'Spreadsheet', 'Deck file', 'Brief']) {
      await dialog(page).getByRole('tab', { name: way }).click();
      await see(dialog(page).getByRole('tabpanel', { name: way })).toBeVisible();
      await expectNoSeriousViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await see(dialog(page)).toHaveCount(0);
    expect(page.url()).not.toContain('new=');
  });

  it('begins in an official design that is shown with cards', async () => {
    const member = await newMember();
    const page = await newPage({ as: member, path: '/create/decks?new=template' });
    const design = page.getByRole('radio', { name: 'Emberwild' });
    await see(design.locator('canvas[data-painted]')).toHaveCount(3);
    await design.click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Embers');
    await page.getByRole('button', { name: 'Create deck in Emberwild' }).click();
    const deck = await madeDeck(page, member);
    expect(deck.front_template_id).not.toBe(deck.back_template_id);
  });

  it('says plainly that no AI is set up', async () => {
    const page = await newPage({ as: await newMember(), path: '/create/decks?new=brief' });
    await see(dialog(page)).toContainText('No AI provider is configured');
    await page.getByRole('link', { name: 'from a spreadsheet' }).click();
    await see(dialog(page).getByRole('tab', { name: 'Spreadsheet' })).toHaveAttribute('aria-selected', 'true');
  });

  it('is drafted from a brief, looked at, and only then kept', async () => {
    const member = await newMember();
    const page = await newPage({ as: member });
    await page.route('**/api/config', async (route) => {
      const answer = await route.fetch();
      const config = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...config, ai: { text: true, pictures: 'procedural' } } });
    });
    await page.route('**/api/ai/deck-draft', (route) =>
      route.fulfill({
        json: {
          deck: {
            default_language: 'en',
            translations: { en: { title: 'Kind questions', description: 'For after a hard week.' } },
            categories: [
              {
                translations: { en: { title: 'Look back' } },
                cards: [{ translations: { en: { title: 'What held?' } } }],
              },
            ],
          },
        },
      }),
    );
    await page.goto('/create/decks?new=brief');
    await page.getByRole('textbox', { name: 'What shall the deck be?' }).fill('Questions for after a hard week.');
    await page.getByRole('button', { name: 'Write a draft' }).click();
    await see(dialog(page).getByRole('heading', { name: 'Kind questions' })).toBeVisible();
    await see(dialog(page).getByRole('img', { name: 'What held?' })).toBeVisible();
    await page.getByRole('button', { name: 'Import deck' }).click();
    expect((await madeDeck(page, member)).translations.en?.title).toBe('Kind questions');
  });
});

describe('a deck from a spreadsheet', () => {
  it('shows what columns mean and real cards while they change, then makes them', async () => {
    const member = await newMember();
    const page = await newPage({ as: member, path: '/create/decks?new=table' });
    await page.getByLabel('Choose file', { exact: true }).setInputFiles(csv(ROWS));
    await see(page.getByRole('combobox', { name: 'Text becomes' })).toHaveValue('Description');
    await see(page.getByRole('combobox', { name: 'Category becomes' })).toHaveValue('Category');
    await see(page.getByLabel('Language of Titel (de)')).toHaveValue('German');
    await see(page.getByText('field:cost')).toBeVisible();
    await page.getByRole('combobox', { name: 'Front becomes' }).click();
    await page.getByRole('option', { name: 'Title', exact: true }).click();
    await see(page.getByRole('img', { name: 'Lamp keeper' }).locator('canvas')).toBeVisible();
    await see(page.getByText('3 cards in 2 categories, from tide pool.csv.')).toBeVisible();
    await see(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Tide pool');
    await expectNoSeriousViolations(page);
    await page.getByRole('button', { name: 'Create deck' }).click();
    const deck = await madeDeck(page, member);
    expect(deck.categories.map(({ cards }) => cards.length)).toEqual([2, 1]);
    expect(deck.categories[0]?.cards[0]).toMatchObject({
      copies: 2,
      fields: { cost: 3 },
      translations: {
        en: { title: 'Lamp keeper', description: 'Look at the top card.' },
        de: { title: 'Lampenwärter' },
      },
    });
  });

  it('leaves out columns, and takes known words for fields where told', async () => {
    const member = await newMember();
    const page = await newPage({ as: member, path: '/create/decks?new=table' });
    await page.getByLabel('Choose file', { exact: true }).setInputFiles(csv('Title,Text,Notes\nEel,Bites,secret\n'));
    await page.getByRole('combobox', { name: 'Notes becomes' }).click();
    await page.getByRole('option', { name: 'Leave out' }).click();
    await page.getByRole('combobox', { name: 'Text becomes' }).click();
    await page.getByRole('option', { name: 'Custom field' }).click();
    await see(page.getByText('field:text')).toBeVisible();
    await page.getByRole('button', { name: 'Create deck' }).click();
    const card = (await madeDeck(page, member)).categories[0]?.cards[0];
    expect(card?.fields).toEqual({ text: 'Bites' });
    expect(card?.translations.en).not.toHaveProperty('secondary_text', 'secret');
  });

  it('takes pasted cells', async () => {
    const page = await newPage({ as: await newMember(), path: '/create/decks?new=table' });
    await page.getByRole('textbox', { name: 'Or paste cells' }).fill('Title\tText\nEel\tBites\n');
    await page.getByRole('button', { name: 'Read pasted cells' }).click();
    await see(page.getByText('1 card in 1 category, from the pasted table.')).toBeVisible();
    await page.getByRole('button', { name: 'Use another table' }).click();
    await see(page.getByRole('textbox', { name: 'Or paste cells' })).toBeVisible();
  });

  it('names line and column of what is wrong, and makes nothing of it', async () => {
    const page = await newPage({ as: await newMember(), path: '/create/decks?new=table' });
    await page
      .getByLabel('Choose file', { exact: true })
      .setInputFiles(csv('Title,Copies\nEel,many\nPike,2\n', 'bad.csv'));
    const problems = page.getByRole('alert');
    await see(problems).toContainText('The table cannot become a deck yet');
    await see(problems).toContainText('line 2, column 2');
    await see(page.getByRole('button', { name: 'Create deck' })).toBeDisabled();
    await expectNoSeriousViolations(page);
    await page.getByRole('combobox', { name: 'Copies becomes' }).click();
    await page.getByRole('option', { name: 'Leave out' }).click();
    await see(page.getByRole('button', { name: 'Create deck' })).toBeEnabled();
  });

  it('says what to choose where no column is a title', async () => {
    const page = await newPage({ as: await newMember(), path: '/create/decks?new=table' });
    await page.getByLabel('Choose file', { exact: true }).setInputFiles(csv('Front,Back\nHund,dog\n'));
    await see(page.getByText('Choose above which column is the title.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Front becomes' }).click();
    await page.getByRole('option', { name: 'Title', exact: true }).click();
    await see(page.getByText('Choose above which column is the title.')).toHaveCount(0);
  });

  it.each([
    ['photo.png', Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'photo.png is not a table that can be read'],
    ['empty.csv', Buffer.from(''), 'has no rows'],
    ['broken.xlsx', Buffer.from(zipSync({ 'a.txt': strToU8('x') })), 'not a workbook that can be read'],
  ])('refuses %s and says why', async (name, buffer, message) => {
    const page = await newPage({ as: await newMember(), path: '/create/decks?new=table' });
    await page
      .getByLabel('Choose file', { exact: true })
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await see(page.getByRole('alert')).toContainText(message);
    await see(page.getByRole('textbox', { name: 'Or paste cells' })).toBeVisible();
  });
});

describe('a deck from a deck file', () => {
  const file = (deck: unknown, name = 'deck.json') => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(typeof deck === 'string' ? deck : JSON.stringify(deck)),
  });
  const DECK = {
    default_language: 'en',
    translations: { en: { title: 'Small Hours', description: 'Cards for late.' } },
    categories: [{ translations: { en: { title: 'All' } }, cards: [{ translations: { en: { title: 'Lamp' } } }] }],
  };

  it('is looked at before it is kept', async () => {
    const member = await newMember();
    const page = await newPage({ as: member, path: '/create/decks?new=file' });
    await page.getByLabel('Choose deck file', { exact: true }).setInputFiles(file(DECK));
    await see(dialog(page).getByRole('heading', { name: 'Small Hours' })).toBeVisible();
    await see(dialog(page)).toContainText('1 card in 1 category, English');
    await see(dialog(page).getByRole('img', { name: 'Lamp' })).toBeVisible();
    await page.getByRole('button', { name: 'Import deck' }).click();
    expect((await madeDeck(page, member)).translations.en?.title).toBe('Small Hours');
  });

  it('lists every fault by its path', async () => {
    const page = await newPage({ as: await newMember(), path: '/create/decks?new=file' });
    const bad = { ...DECK, status: 'gone', categories: [{ cards: [{ copies: -1 }] }] };
    await page.getByLabel('Choose deck file', { exact: true }).setInputFiles(file(bad));
    const problems = page.getByRole('alert');
    await see(problems).toContainText('deck.json is no deck that can be read');
    await see(problems.getByRole('listitem')).toHaveCount(2);
    await expectNoSeriousViolations(page);
    await page.getByLabel('Choose deck file', { exact: true }).setInputFiles(file('{ "title": ', 'cut.json'));
    await see(problems).toContainText('cut.json is no deck that can be read');
  });
});
