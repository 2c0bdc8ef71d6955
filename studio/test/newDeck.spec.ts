import { zipSync, strToU8 } from 'fflate';
import { answerFor } from './support/answerFor.js';
import { expect, test, type Member, type Page } from './support/studio.js';

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

const dialog = (page: Page) => page.getByRole('dialog', { name: 'New deck' });

/** As on a server with a language model. */
async function configureAi(page: Page): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...config, ai: { text: true, pictures: 'procedural' } } });
  });
}

/** The deck that the page opens, as the server has it. */
async function madeDeck(page: Page, member: Member): Promise<MadeDeck> {
  await page.waitForURL(/\/create\/decks\/[0-9a-f-]{36}/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const client = await member.api();
  return (await client.get<{ deck: MadeDeck }>(`/api/decks/${id}?include=categories.cards`)).deck;
}

const csv = (text: string, name = 'tide pool.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const ROWS = `Front,Text,Category,Copies,Cost,Titel (de)
Lamp keeper,Look at the top card.,Harbour,2,3,Lampenwärter
Small boat,"Move **two** places, then rest.",Harbour,1,1,Kleines Boot
Goblin,Bites.,Cave,4,2,Kobold
`;
/** As Excel saves it in Germany: semicolons, an older encoding, empty lines, a line break in a cell. */
const GERMAN = `\r
Titel;Beschreibung;Kategorie;Anzahl;Kosten\r
"Lampenwärter";"Sieh dir die ""oberste"" Karte an;\nlege sie zurück.";Hafen;2;3,5\r
\r
;;;;\r
Kleines Boot;Zwei Felder.;Hafen;1;1\r
"Kobold, der";Beißt.;Höhle;4;2\r
`;
const FRENCH = [
  ['Nom', 'Description', 'Catégorie', 'Quantité', 'Coût'],
  ['Le Phare', 'Regarde la carte, puis repose-la.', 'Port', '2', '3'],
  [],
  ['Le Lutin', 'Mord.', 'Grotte', '1', '2'],
];

/** The smallest .xlsx file with these cells. @param hidden the first cell of a row that is hidden */
function workbook(sheets: Readonly<Record<string, readonly (readonly string[])[]>>, hidden?: string): Buffer {
  const open = 'http://schemas.openxmlformats.org';
  const names = Object.keys(sheets);
  const cells = (row: readonly string[]): string =>
    `<row${row[0] === hidden ? ' hidden="1"' : ''}>${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
  const link = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${open}/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const links = (all: readonly string[]): string =>
    `<Relationships xmlns="${open}/package/2006/relationships">${all.join('')}</Relationships>`;
  const list = names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="s${index}"/>`);
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${open}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': links([link('a', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `<workbook xmlns="${open}/spreadsheetml/2006/main" xmlns:r="${open}/officeDocument/2006/relationships"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': links(
      names.map((_, index) => link(`s${index}`, 'worksheet', `worksheets/sheet${index}.xml`)),
    ),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [
        `xl/worksheets/sheet${index}.xml`,
        `<worksheet xmlns="${open}/spreadsheetml/2006/main"><sheetData>${rows.map(cells).join('')}</sheetData></worksheet>`,
      ]),
    ),
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
}

const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> =>
  page.getByLabel('Choose file', { exact: true }).setInputFiles(file);

/** A deck cannot be created without a description. */
const describe = (page: Page): Promise<void> =>
  page.getByRole('textbox', { name: 'What is it about?' }).fill('Cards for late.');

test.describe('a new deck', () => {
  test('begins blank, with a size and a back, by keyboard alone', async ({ newPage, newMember }) => {
    const member = await newMember();
    const page = await newPage({ as: member, path: '/create/decks?new=blank' });
    await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Name the deck. You can change the name later.')).toBeVisible();
    await expect(page.getByText('Describe the deck in a sentence. You can change it later.')).toBeVisible();
    await page.keyboard.type('Night Signals');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Cards for late.');
    const poker = page.getByRole('radio', { name: /Poker/ });
    await expect(poker).toBeChecked();
    await poker.focus();
    await page.keyboard.press('ArrowRight');
    await expect(poker).not.toBeChecked();
    await page.keyboard.press('ArrowLeft');
    const backs = page.getByRole('radiogroup', { name: 'Back' }).getByRole('radio');
    await backs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(backs.nth(1)).toBeChecked();
    const back = await backs.nth(1).getAttribute('aria-label');
    await page.getByRole('textbox', { name: 'Name' }).press('Enter');
    const deck = await madeDeck(page, member);
    expect(deck.translations.en?.title).toBe('Night Signals');
    expect(deck.world_id).not.toBeNull();
    expect(deck.categories[0]?.cards.map(({ translations }) => translations.en?.title)).toEqual(['New Card']);
    const { templates } = await (
      await member.api()
    ).get<{ templates: { id: string; name: string }[] }>('/api/templates/official');
    expect(templates.find(({ id }) => id === deck.back_template_id)?.name).toBe(back);
  });

  test('is reached in five ways, of which the brief says plainly that no AI is set up', async ({
    newPage,
    newMember,
  }) => {
    const page = await newPage({ as: await newMember(), path: '/create/decks?new=blank', width: 360 });
    for (const way of ['Blank', 'Template', 'Spreadsheet', 'Deck file', 'Brief']) {
      await dialog(page).getByRole('tab', { name: way }).click();
      await expect(dialog(page).getByRole('tabpanel', { name: way })).toBeVisible();
    }
    await expect(dialog(page)).toContainText('No AI provider is configured');
    await page.getByRole('link', { name: 'from a spreadsheet' }).click();
    await expect(dialog(page).getByRole('tab', { name: 'Spreadsheet' })).toHaveAttribute('aria-selected', 'true');
    // A click outside the dialog must not lose what was typed.
    await page.mouse.click(2, 2);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    expect(page.url()).not.toContain('new=');
    await page.goto('/create/decks?new=brief');
    await expect(dialog(page).getByRole('link', { name: 'from a template' })).toBeFocused();
  });

  test('asks before it discards what was typed; Escape keeps editing', async ({ newPage, newMember }) => {
    const page = await newPage({ as: await newMember(), path: '/create/decks' });
    const link = page.getByRole('link', { name: 'New deck' }).first();
    await link.press('Enter');
    const name = dialog(page).getByRole('textbox', { name: 'Name' });
    await name.fill('Hail');
    const question = page.getByRole('dialog', { name: 'Discard this deck?' });
    await page.keyboard.press('Escape');
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Keep editing' }).press('Enter');
    await expect(question).toHaveCount(0);
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('begins in an official design that is shown with cards', async ({ newPage, newMember }) => {
    const member = await newMember();
    const page = await newPage({ as: member, path: '/create/decks?new=template' });
    const design = page.getByRole('radio', { name: 'Emberwild' });
    await expect(design.locator('canvas[data-painted]')).toHaveCount(3);
    await design.click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Embers');
    await describe(page);
    await page.getByRole('button', { name: 'Create deck in Emberwild' }).click();
    const deck = await madeDeck(page, member);
    expect(deck.front_template_id).not.toBe(deck.back_template_id);
  });

  test('is drafted from a brief, looked at, and only then kept', async ({ newPage, newMember }) => {
    const member = await newMember();
    const page = await newPage({ as: member });
    await configureAi(page);
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
    await expect(page.getByRole('textbox', { name: 'Describe the deck' })).toBeFocused();
    await page.keyboard.type('Questions for after a hard week.');
    await page.getByRole('button', { name: 'Write a draft' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Kind questions' })).toBeVisible();
    await expect(dialog(page).getByRole('img', { name: 'What held?' })).toBeVisible();
    // A look at another way to begin does not lose the draft.
    await dialog(page).getByRole('tab', { name: 'Blank' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Kind questions' })).toBeHidden();
    await dialog(page).getByRole('tab', { name: 'Brief' }).click();
    await page.getByRole('button', { name: 'Import deck' }).click();
    expect((await madeDeck(page, member)).translations.en?.title).toBe('Kind questions');
  });

  test('shows on a phone why a draft was not written', async ({ newPage, newMember }) => {
    const page = await newPage({ as: await newMember(), width: 360 });
    await configureAi(page);
    const detail = 'The AI provider is busy, or its quota is used up. Try again later.';
    const problem = { type: '/problems/upstream', title: 'Service failed', status: 502, detail };
    await answerFor(page, '*/api/ai/deck-draft', () => ({ status: 502, json: problem }));
    await page.goto('/create/decks?new=brief');
    await expect(dialog(page).getByRole('tab', { name: 'Brief' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('textbox', { name: 'Describe the deck' }).fill('Questions for after a hard week.');
    const write = page.getByRole('button', { name: 'Write a draft' });
    await write.click();
    const alert = page.getByRole('alert').filter({ hasText: detail });
    await expect(alert).toBeInViewport({ ratio: 1 });
    const edges = await Promise.all([alert.boundingBox(), write.boundingBox()]);
    expect((edges[0]?.y ?? 0) + (edges[0]?.height ?? 0)).toBeLessThan(edges[1]?.y ?? 0);
  });

  test('names wrong numbers of a brief, and stops writing without losing it', async ({ newPage, newMember }) => {
    const page = await newPage({ as: await newMember() });
    await configureAi(page);
    await answerFor(page, '*/api/ai/deck-draft', () => 'none');
    await page.goto('/create/decks?new=brief');
    const brief = page.getByRole('textbox', { name: 'Describe the deck' });
    await brief.fill('Questions for after a hard week.');
    await page.getByLabel('Categories').fill('');
    await page.getByRole('button', { name: 'Write a draft' }).click();
    await expect(page.getByText('Enter a number from 1 to 12.')).toBeVisible();
    await expect(page.getByLabel('Categories')).toBeFocused();
    await page.getByLabel('Categories').fill('2');
    await page.getByRole('button', { name: 'Write a draft' }).press('Enter');
    const stop = page.getByRole('button', { name: 'Stop writing' });
    await expect(stop).toBeFocused();
    await stop.press('Enter');
    await expect(brief).toHaveValue('Questions for after a hard week.');
    await expect(brief).toBeFocused();
  });
});

test.describe('a deck from a spreadsheet', () => {
  test('shows what columns mean and real cards while they change, then makes them', async ({ newPage, newMember }) => {
    const member = await newMember();
    const page = await newPage({ as: member, path: '/create/decks?new=table' });
    await choose(page, csv(ROWS));
    await expect(page.getByRole('combobox', { name: 'Text becomes' })).toHaveValue('Detailed content');
    await expect(page.getByRole('combobox', { name: 'Category becomes' })).toHaveValue('Category');
    await expect(page.getByRole('combobox', { name: 'Language of Titel (de)' })).toHaveValue('German');
    await expect(page.getByText('field:cost')).toBeVisible();
    await page.getByRole('combobox', { name: 'Front becomes' }).click();
    await page.getByRole('option', { name: 'Title', exact: true }).click();
    // Cards are drawn once they are in view.
    await page.getByRole('group', { name: 'First cards' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: 'Lamp keeper' }).locator('canvas')).toBeVisible();
    await expect(page.getByText('3 cards in 2 categories, from tide pool.csv.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Tide pool');
    await describe(page);
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

  test('takes pasted cells, leaves out columns, and takes known words for fields where told', async ({
    newPage,
    newMember,
  }) => {
    const member = await newMember();
    const page = await newPage({ as: member, path: '/create/decks?new=table' });
    const cells = page.getByRole('textbox', { name: 'Or paste cells' });
    await cells.fill('Title\tText\nEel\tBites\n');
    await page.getByRole('button', { name: 'Read pasted cells' }).click();
    await expect(page.getByText('1 card in 1 category, from the pasted table.')).toBeVisible();
    await page.getByRole('button', { name: 'Use another table' }).click();
    await expect(cells).toBeVisible();
    await choose(page, csv('Title,Text,Notes,SKU,Cost (EUR)\nEel,Bites,secret,A-1,12.5\n'));
    await page.getByRole('combobox', { name: 'Notes becomes' }).click();
    await page.getByRole('option', { name: 'Leave out' }).click();
    await page.getByRole('combobox', { name: 'Text becomes' }).click();
    await page.getByRole('option', { name: 'Custom field' }).click();
    await expect(page.getByText('field:text')).toBeVisible();
    await expect(page.getByText('Text is not shown by this design.')).toBeVisible();
    await expect(page.getByText('Cost (EUR) is not shown by this design.')).toBeVisible();
    await describe(page);
    await page.getByRole('button', { name: 'Create deck' }).click();
    const card = (await madeDeck(page, member)).categories[0]?.cards[0];
    expect(card?.fields).toEqual({ text: 'Bites', sku: 'A-1', cost_eur: 12.5 });
    expect(card?.translations.en).not.toHaveProperty('secondary_text', 'secret');
    // The editor calls own fields as the table did.
    await expect(page.getByLabel('Cost (EUR)', { exact: true })).toHaveValue('12.5');
    await page.getByRole('button', { name: 'Add a value' }).click();
    await page.getByLabel('Name of the value').fill('HP');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'HP' })).toHaveValue('0');
  });

  test('shows the first wrong field, however far above it stands', async ({ newPage, newMember }) => {
    const page = await newPage({ as: await newMember(), path: '/create/decks?new=table' });
    await choose(page, csv(ROWS));
    await page.getByRole('button', { name: 'Create deck' }).click();
    const about = page.getByRole('textbox', { name: 'What is it about?' });
    await expect(about).toBeFocused();
    await expect(about).toBeInViewport();
    await expect(page.getByText('Describe the deck in a sentence.')).toBeInViewport();
  });

  test('reads what German and French spreadsheets write', async ({ newPage, newMember }) => {
    const member = await newMember();
    const page = await newPage({ as: member, path: '/create/decks?new=table' });
    await choose(page, { ...csv('', 'Karten größer.csv'), buffer: Buffer.from(GERMAN, 'latin1') });
    await expect(page.getByText('it was read as windows-1252')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Beschreibung becomes' })).toHaveValue('Detailed content');
    await expect(page.getByRole('combobox', { name: 'Anzahl becomes' })).toHaveValue('Copies');
    await expect(page.getByText('3 cards in 2 categories, from Karten größer.csv.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Main language' }).click();
    await page.getByRole('option', { name: 'German' }).click();
    await describe(page);
    await page.getByRole('button', { name: 'Create deck' }).click();
    const german = await madeDeck(page, member);
    expect(german.categories[0]?.cards[0]).toMatchObject({
      copies: 2,
      translations: {
        de: { title: 'Lampenwärter', description: 'Sieh dir die "oberste" Karte an;\nlege sie zurück.' },
      },
    });
    expect(german.categories[1]?.cards[0]?.translations.de?.title).toBe('Kobold, der');
    await page.goto('/create/decks?new=table');
    await choose(page, {
      name: 'cartes.xlsx',
      mimeType: 'application/octet-stream',
      buffer: workbook({ Cartes: FRENCH }),
    });
    await expect(page.getByRole('combobox', { name: 'Nom becomes' })).toHaveValue('Title');
    await expect(page.getByRole('combobox', { name: 'Quantité becomes' })).toHaveValue('Copies');
    await expect(page.getByText('2 cards in 2 categories, from cartes.xlsx.')).toBeVisible();
  });

  test('offers the sheets of a workbook, and reads another', async ({ newPage, newMember }) => {
    const page = await newPage({ as: await newMember(), path: '/create/decks?new=table' });
    const sheets = {
      Readme: [['Monsters of the Marsh'], ['Print on thick paper.']],
      Monsters: [['Name'], ['Eel'], ['Pike']],
      Places: [
        ['Name', 'Text'],
        ['Marsh', 'Wet.'],
        ['Moor', 'Wetter.'],
      ],
    };
    const buffer = workbook(sheets, 'Moor');
    await choose(page, { name: 'game.xlsx', mimeType: 'application/octet-stream', buffer });
    await expect(page.getByText('2 cards in 1 category, from game.xlsx.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Sheet' })).toHaveValue('Monsters');
    const told = 'Only the sheet "Monsters" was read; "Places" has cards as well, and the workbook also has "Readme".';
    await expect(page.getByText(told)).toBeVisible();
    await expect(page.getByText('To read another sheet, choose it above.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Sheet' }).click();
    await page.getByRole('option', { name: 'Places' }).click();
    await expect(page.getByText('1 card in 1 category, from game.xlsx.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Text becomes' })).toHaveValue('Detailed content');
    await expect(page.getByText('To read another sheet, choose it above.')).toBeHidden();
    await expect(page.getByText('1 hidden row was not read.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Read hidden rows and columns, too' }).click();
    await expect(page.getByText('2 cards in 1 category, from game.xlsx.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Sheet' })).toHaveValue('Places');
    await page.getByRole('checkbox', { name: 'Read hidden rows and columns, too' }).click();
    await expect(page.getByText('1 card in 1 category, from game.xlsx.')).toBeVisible();
  });

  test('asks which line reads correctly when a file does not tell its encoding', async ({ newPage, newMember }) => {
    const page = await newPage({ as: await newMember(), path: '/create/decks?new=table' });
    const mac = Buffer.from('title,text\nCaf\u008e,Drink\n', 'latin1');
    await choose(page, { ...csv('', 'mac.csv'), buffer: mac });
    await page.getByRole('radio', { name: 'Café' }).check();
    await page.getByRole('button', { name: 'Read the table' }).click();
    await expect(page.getByText('1 card in 1 category, from mac.csv.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Café' })).toBeVisible();
  });

  test('refuses what is no table, and makes nothing of one that is wrong', async ({ newPage, newMember }) => {
    const page = await newPage({ as: await newMember(), path: '/create/decks?new=table' });
    const problems = page.getByRole('dialog').getByRole('alert');
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
    for (const [name, buffer, message] of [
      ['photo.png', Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'photo.png is not a supported table'],
      ['empty.csv', Buffer.from(''), 'has no rows'],
      ['broken.xlsx', Buffer.from(zipSync({ 'a.txt': strToU8('x') })), 'is not a readable workbook'],
    ] as const) {
      await choose(page, file(name, buffer));
      await expect(problems).toContainText(message);
    }
    await choose(page, csv('Title,Copies\nEel,many\nPike,2\n', 'bad.csv'));
    await expect(problems).toContainText('The table cannot become a deck yet');
    await expect(problems).toContainText('line 2, column 2');
    await expect(page.getByRole('button', { name: 'Create deck' })).toBeDisabled();
    await page.getByRole('combobox', { name: 'Copies becomes' }).click();
    await page.getByRole('option', { name: 'Leave out' }).click();
    await expect(page.getByRole('button', { name: 'Create deck' })).toBeEnabled();
    await page.getByRole('button', { name: 'Use another table' }).click();
    await choose(page, csv('Front,Back\nHund,dog\n'));
    await expect(page.getByText('In the list above, choose the column that contains the title.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Front becomes' }).click();
    await page.getByRole('option', { name: 'Title', exact: true }).click();
    await expect(page.getByText('In the list above, choose the column that contains the title.')).toHaveCount(0);
  });
});

test.describe('a deck from a deck file', () => {
  const file = (deck: unknown, name = 'deck.json') => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(typeof deck === 'string' ? deck : JSON.stringify(deck)),
  });
  const DECK = {
    default_language: 'en',
    translations: { en: { title: 'Small Hours' } },
    categories: [{ translations: { en: { title: 'All' } }, cards: [{ translations: { en: { title: 'Lamp' } } }] }],
  };

  test('is looked at before it is kept; of one that is wrong every fault is listed by its path', async ({
    newPage,
    newMember,
  }) => {
    const member = await newMember();
    const page = await newPage({ as: member, path: '/create/decks?new=file' });
    const input = page.getByLabel('Choose deck file', { exact: true });
    const problems = page.getByRole('dialog').getByRole('alert');
    await input.setInputFiles(file({ ...DECK, status: 'gone', categories: [{ cards: [{ copies: -1 }] }] }));
    await expect(problems).toContainText('deck.json is not a readable deck file');
    await expect(problems.getByRole('listitem')).toHaveCount(2);
    await input.setInputFiles(file('{ "title": ', 'cut.json'));
    await expect(problems).toContainText('cut.json is not a readable deck file');
    await input.setInputFiles(file(DECK));
    await expect(dialog(page).getByRole('heading', { name: 'Small Hours' })).toBeVisible();
    await expect(dialog(page)).toContainText('1 card in 1 category, English');
    await expect(dialog(page).getByRole('img', { name: 'Lamp' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'World' })).not.toHaveValue('');
    await page.getByRole('button', { name: 'Import deck' }).click();
    await expect(page.getByText('Describe the deck in a sentence. You can change it later.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'What is it about?' })).toBeFocused();
    await describe(page);
    await page.getByRole('button', { name: 'Import deck' }).click();
    expect((await madeDeck(page, member)).translations.en).toMatchObject({
      title: 'Small Hours',
      description: 'Cards for late.',
    });
  });
});
