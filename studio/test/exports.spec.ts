import { card, makeWeather, test } from './deckEditorDecks.js';
import { dialog, holdEvents, openExport, textOf } from './exportDialog.js';
import { expect, expectNoSeriousViolations, type Page } from './support/studio.js';

/** Uploads a red square as the current card's picture. */
async function uploadPicture(page: Page): Promise<void> {
  const png = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 900);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = '#d00000';
    context.fillRect(0, 0, 900, 900);
    context.clearRect(300, 300, 90, 90);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });
  await page.getByRole('button', { name: /^Picture/ }).click();
  const file = { name: 'red.png', mimeType: 'image/png', buffer: Buffer.from(png) };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByText('Uploaded picture')).toBeVisible();
}

/** The share of a sheet's preview that is red. */
const redShare = (page: Page): Promise<number> =>
  dialog(page)
    .locator('canvas')
    .evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement;
      const { data } = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height) ?? {
        data: [],
      };
      let red = 0;
      for (let at = 0; at < data.length; at += 4)
        if ((data[at] ?? 0) > 190 && (data[at + 1] ?? 255) < 20 && (data[at + 2] ?? 255) < 20) red += 1;
      return red / (width * height);
    });

/** Its text is easy to read on a screen, but no press has a green and a blue as vivid as these. */
const VIVID = {
  name: 'Vivid',
  brand: { primary: '#00ff00', secondary: '#00ff00', accent: '#00ff00' },
  category: Object.fromEntries(Array.from({ length: 8 }, (_, key) => [key, '#00ff00'])),
  neutral: { paper: '#0000ff', ink: '#00ff00', muted: '#00ff00', line: '#00ff00', surface: '#0000ff' },
};

test.describe('exports of a deck', () => {
  test('previews, saves, makes and hands over a PDF with own and stock pictures, and lists it', async ({
    newMember,
    openEditor,
  }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 10, 2));
    await uploadPicture(page);
    await card(page, 'A2').click();
    await page.getByRole('button', { name: /^Picture/ }).click();
    await page.getByRole('tab', { name: 'Stock photos' }).click();
    await page.getByRole('list', { name: 'Photos' }).getByRole('button').first().click();
    await expect(page.getByText('Stock picture')).toBeVisible();
    await openExport(page);
    await expect(dialog(page).getByText('2 fronts, 2 backs')).toBeVisible();
    await expect.poll(() => redShare(page)).toBeGreaterThan(0.03);
    await expectNoSeriousViolations(page);
    const downloading = page.waitForEvent('download');
    const tell = await holdEvents(page);
    await dialog(page).getByRole('button', { name: 'Export PDF' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Stop export' })).toBeVisible();
    tell();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('weather-pdf-sheets.pdf');
    const pdf = await textOf(file);
    expect(pdf.startsWith('%PDF-')).toBe(true);
    // One page per side, as in the preview, and the pictures.
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
    expect(pdf.match(/\/Subtype\s*\/Image\b/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
    const past = dialog(page).getByRole('region', { name: 'Past exports' });
    await expect(past.getByText('weather-pdf-sheets.pdf')).toBeVisible();
    const again = page.waitForEvent('download');
    await past.getByRole('button', { name: 'Download weather-pdf-sheets.pdf' }).click();
    expect((await again).suggestedFilename()).toBe('weather-pdf-sheets.pdf');
    await past.getByRole('button', { name: 'Delete weather-pdf-sheets.pdf' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(past.getByText('weather-pdf-sheets.pdf')).toBeVisible();
    await past.getByRole('button', { name: 'Delete weather-pdf-sheets.pdf' }).click();
    await page.getByRole('button', { name: 'Delete file' }).click();
    await expect(past).toHaveCount(0);
  });

  test('does not cover the button of the next export with what it says', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 1));
    await openExport(page);
    // The toast stays until it has been looked at.
    await page.evaluate(() => {
      type Animate = (this: Element, ...definition: Parameters<Element['animate']>) => Animation;
      const prototype: { animate: Animate } = Element.prototype;
      const { animate } = prototype;
      prototype.animate = function (...definition) {
        const animation = animate.apply(this, definition);
        animation.pause();
        return animation;
      };
    });
    const button = dialog(page).getByRole('button', { name: 'Export PDF' });
    await button.click();
    const toast = page.getByRole('region', { name: 'Notifications' }).locator('> *');
    await expect(toast).toContainText('Weather exported');
    const gap = async (): Promise<number> => {
      const [above, below] = await Promise.all([toast.boundingBox(), button.boundingBox()]);
      return above === null || below === null ? Number.NaN : below.y - above.y - above.height;
    };
    await expect.poll(gap).toBeGreaterThan(0);
    // It stands beside the choices and what the check found.
    const room = async (): Promise<number> => {
      const choices = dialog(page).getByRole('group', { name: 'Product' });
      const [left, right] = await Promise.all([toast.boundingBox(), choices.boundingBox()]);
      return left === null || right === null ? Number.NaN : right.x - left.x - left.width;
    };
    await expect.poll(room).toBeGreaterThan(0);
  });

  test('exports some of the cards, says what is missing on them, and does as it is told', async ({
    newMember,
    openEditor,
  }) => {
    const member = await newMember();
    const id = await makeWeather(member, 3, 2);
    const client = await member.api();
    const { deck } = await client.get<{ deck: { version: number; categories: { cards: { id: string }[] }[] } }>(
      `/api/decks/${id}?include=categories.cards`,
    );
    const first = { ...deck.categories[0]?.cards[0], illustration: '/media/stock/nowhere.jpg' };
    const { colorScheme } = await client.post<{ colorScheme: { id: string } }>('/api/color-schemes', VIVID);
    const changes = { cards: [first], color_scheme_id: colorScheme.id };
    await client.patch(`/api/decks/${id}`, { version: deck.version, ...changes });
    const page = await openEditor(member, id);
    await openExport(page);
    const warning = dialog(page).getByText('One card lacks a picture or an icon.');
    await expect(warning).toBeVisible();
    await expect(warning).not.toBeInViewport();
    await dialog(page).getByRole('button', { name: '1 error stops the export' }).click();
    await expect(warning).toBeInViewport();
    await expect(dialog(page).locator(':focus')).toContainText('One card lacks a picture or an icon.');
    await expectNoSeriousViolations(page);
    const withProblems = dialog(page).getByRole('combobox', { name: 'With problems' });
    await expect(withProblems).toHaveValue('Stop only if parts are missing');
    await dialog(page).getByLabel('Print them anyway').click();
    await expect(dialog(page).getByRole('button', { name: '1 error', exact: true })).toBeVisible();
    await expect(withProblems).toHaveValue('Export anyway');
    await dialog(page).getByLabel('Print them anyway').click();
    await dialog(page).getByRole('button', { name: 'Export PDF' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Nothing was exported');
    await dialog(page).getByLabel('Which cards').first().click();
    await page.getByRole('option', { name: 'Group B, 2' }).click();
    await expect(dialog(page).getByText('2 cards, 9 per sheet')).toBeVisible();
    await expect(dialog(page).getByText('One card lacks a picture or an icon.')).toHaveCount(0);
    await expect(dialog(page).getByRole('button', { name: /warning|error/ })).toHaveCount(0);
    const downloading = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Export PDF' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
    await dialog(page).getByText('Print shop').click();
    await dialog(page).getByRole('combobox', { name: 'Colours' }).click();
    await page.getByRole('option', { name: 'PDF/X-4, CMYK' }).click();
    await expect(dialog(page).getByText('Two cards have a text that is hard to read in print.')).toBeVisible();
    await expect(dialog(page).getByText('Cards 4 and 5 show text that stands out')).toBeVisible();
    await dialog(page).getByLabel('Press colours').click();
    await expect(dialog(page).getByText('prints duller than')).toBeVisible();
  });

  test('shows what somebody else has saved before it exports that', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 3);
    const page = await openEditor(member, id);
    await openExport(page);
    await expect(dialog(page).getByText('3 cards, 9 per sheet')).toBeVisible();
    const client = await member.api();
    const { deck } = await client.get<{ deck: { version: number; categories: { cards: { id: string }[] }[] } }>(
      `/api/decks/${id}?include=categories.cards`,
    );
    const first = { ...deck.categories[0]?.cards[0], copies: 2 };
    await client.patch(`/api/decks/${id}`, { version: deck.version, cards: [first] });
    await dialog(page).getByRole('button', { name: 'Export PDF' }).click();
    const notes = page.getByRole('region', { name: 'Notifications' });
    await expect(notes).toContainText('The export did not start');
    await expect(notes).toContainText('The deck was saved in another window.');
    await expect(dialog(page).getByText('4 cards, 9 per sheet')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Export PDF' }).click();
    await downloading;
  });

  test('fixes what it warns of with one press, and goes on to the next fix', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 1);
    const client = await member.api();
    const { deck } = await client.get<{ deck: { version: number; categories: { cards: object[] }[] } }>(
      `/api/decks/${id}?include=categories.cards`,
    );
    const translations = { en: { title: 'A1', description: 'It says {{title}} and is **open' } };
    const cards = [{ ...deck.categories[0]?.cards[0], translations }];
    await client.patch(`/api/decks/${id}`, { version: deck.version, cards });
    const page = await openEditor(member, id);
    await openExport(page);
    const fix = dialog(page).getByRole('button', { name: 'Write “A1” instead of {{title}}' });
    await fix.press('Enter');
    await expect(fix).toHaveCount(0);
    await expect(dialog(page).getByRole('button', { name: 'Close the **' })).toBeFocused();
  });
});
