import { zipSync, strToU8 } from 'fflate';
import type { Locator } from '@playwright/test';
import { expect, test } from './support/studio.js';
import { choose, csv, describe, dialog, madeDeck } from './newDeckDialog.js';

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

/** The share of a canvas that is a certain red. */
function redShare(element: Element): number {
  const { width, height } = element as HTMLCanvasElement;
  const context = (element as HTMLCanvasElement).getContext('2d');
  const pixels = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? []);
  return pixels.filter((pixel) => pixel === 0xff0000d0).length / pixels.length;
}

/** Whether the dialog's footer covers a scrollbar that is scrolled behind it. */
function isBelowFooter(scrollbar: Locator): Promise<boolean> {
  return scrollbar.evaluate((bar) => {
    const body = bar.closest('.mantine-Modal-body');
    const footer = body?.querySelector('[data-keep-clear]');
    if (!body || !footer) throw new Error('There is no footer.');
    const place = footer.getBoundingClientRect();
    body.scrollTop += bar.getBoundingClientRect().bottom - place.bottom;
    const { left, right, bottom } = bar.getBoundingClientRect();
    if (bottom <= place.top + 2) throw new Error('They do not overlap.');
    return footer.contains(document.elementFromPoint((left + right) / 2, place.top + 1));
  });
}

test.describe('a deck from a spreadsheet', () => {
  test('shows what columns mean and real cards while they change, then makes them', async ({ newPage, newMember }) => {
    const member = await newMember();
    const page = await newPage({ as: member, path: '/create/decks?new=table' });
    await choose(page, csv(ROWS));
    await expect(page.getByRole('combobox', { name: 'Text becomes' })).toHaveValue('Detailed content');
    await expect(page.getByRole('combobox', { name: 'Category becomes' })).toHaveValue('Category');
    await expect(page.getByRole('combobox', { name: 'Language of Titel (de)' })).toHaveValue('German');
    // On a phone, a long choice such as "Every language" says that it goes on.
    await expect(page.getByRole('combobox', { name: 'Language of Titel (de)' })).toHaveCSS('text-overflow', 'ellipsis');
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

  test('shows chosen pictures on the cards that name them, and asks nobody for the files', async ({
    newPage,
    newMember,
  }) => {
    const page = await newPage({ as: await newMember(), path: '/create/decks?new=table' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await choose(page, csv('Title,Image\nLamp keeper,lamp.svg\nSmall boat,art/boat.svg\n'));
    const cards = page.getByRole('group', { name: 'First cards' });
    await cards.scrollIntoViewIfNeeded();
    const boat = cards.getByRole('img', { name: 'Small boat' }).locator('canvas');
    await expect(boat).toBeVisible();
    const red =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#d00000" d="M0 0h9v9H0z"/></svg>';
    const file = { name: 'boat.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(red) };
    await page.getByLabel('Picture files').setInputFiles(file);
    await expect.poll(() => boat.evaluate(redShare)).toBeGreaterThan(0.1);
    expect(await cards.getByRole('img', { name: 'Lamp keeper' }).locator('canvas').evaluate(redShare)).toBe(0);
    expect(asked.filter((url) => /\.svg(?:$|\?)|image\?src=(?!http)/.test(url))).toEqual([]);
  });

  test('makes a card of the first row of a list without headings', async ({ newPage, newMember }) => {
    const member = await newMember();
    const page = await newPage({ as: member, path: '/create/decks?new=table' });
    await choose(page, csv('Hail,Cold,3\nRain,Wet,1\n'));
    await expect(page.getByText('tick the box below that list')).toBeVisible();
    await page.getByRole('checkbox', { name: 'The first row is a card' }).check();
    await page.getByRole('combobox', { name: 'Column 1 becomes' }).click();
    await page.getByRole('option', { name: 'Title', exact: true }).click();
    await expect(page.getByText('2 cards in 1 category')).toBeVisible();
    await expect(page.getByText('tick the box below that list')).toBeHidden();
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
    expect(
      await isBelowFooter(dialog(page).locator('[data-mantine-scrollbar][data-orientation="vertical"]').first()),
    ).toBe(true);
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

  test('says which quotation mark is never closed, and reads the other rows', async ({ newPage, newMember }) => {
    const page = await newPage({ as: await newMember(), path: '/create/decks?new=table' });
    await choose(page, csv('Title,Text\n"Eel,Bites.\nPike,"Small, but quick."\nCarp,Old.\n', 'open.csv'));
    await expect(page.getByText('3 cards in 1 category, from open.csv.')).toBeVisible();
    await expect(page.getByText('Row 2, column 1: the quotation mark that opens here is never closed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create deck' })).toBeEnabled();
  });

  test('refuses what is no table, and makes nothing of one that is wrong', async ({ newPage, newMember }) => {
    const page = await newPage({ as: await newMember(), path: '/create/decks?new=table' });
    const problems = page.getByRole('dialog').getByRole('alert');
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
    for (const [name, buffer, message] of [
      ['photo.png', Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'photo.png is not a supported table'],
      ['empty.csv', Buffer.from(''), 'has no rows'],
      ['broken.xlsx', Buffer.from(zipSync({ 'a.txt': strToU8('x') })), 'is a zip archive, not a workbook'],
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
