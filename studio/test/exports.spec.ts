import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { card, makeWeather, savedDeck, test } from './deckEditorDecks.js';
import { expect, expectNoSeriousViolations, type Page } from './support/studio.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Export/ });

async function openExport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog(page).locator('canvas[data-painted]')).toBeVisible();
}

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

/** The browser runs elsewhere, so its file is copied first. */
async function textOf(file: Download): Promise<string> {
  const path = test.info().outputPath('file');
  await file.saveAs(path);
  return readFile(path, 'latin1');
}

/** Its text is easy to read on a screen, but no press has a green and a blue as vivid as these. */
const VIVID = {
  name: 'Vivid',
  brand: { primary: '#00ff00', secondary: '#00ff00', accent: '#00ff00' },
  category: Object.fromEntries(Array.from({ length: 8 }, (_, key) => [key, '#00ff00'])),
  neutral: { paper: '#0000ff', ink: '#00ff00', muted: '#00ff00', line: '#00ff00', surface: '#0000ff' },
};

/** A short export may end before a page is looked at. @returns what lets the page hear of its progress and its end */
async function holdEvents(page: Page): Promise<() => void> {
  let tell = (): void => undefined;
  const isTold = new Promise<void>((resolve) => (tell = resolve));
  await page.route('**/api/exports/*/events', (route) => isTold.then(() => route.continue()));
  return tell;
}

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
    await dialog(page).getByRole('button', { name: '1 warning stops the export' }).click();
    await expect(warning).toBeInViewport();
    await expect(dialog(page).locator(':focus')).toContainText('One card lacks a picture or an icon.');
    await expectNoSeriousViolations(page);
    const withProblems = dialog(page).getByRole('combobox', { name: 'With problems' });
    await expect(withProblems).toHaveValue('Stop only if parts are missing');
    await dialog(page).getByLabel('Print them anyway').click();
    await expect(dialog(page).getByRole('button', { name: '1 warning', exact: true })).toBeVisible();
    await expect(withProblems).toHaveValue('Export anyway');
    await dialog(page).getByLabel('Print them anyway').click();
    await dialog(page).getByRole('button', { name: 'Export PDF' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Nothing was exported');
    await dialog(page).getByLabel('Which cards').first().click();
    await page.getByRole('option', { name: 'Group B, 2' }).click();
    await expect(dialog(page).getByText('2 cards, 9 per sheet')).toBeVisible();
    await expect(dialog(page).getByText('One card lacks a picture or an icon.')).toHaveCount(0);
    await expect(dialog(page).getByRole('button', { name: /warning/ })).toHaveCount(0);
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

  test('prints with a preset that the member brings, until it is deleted', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 3, 2));
    await openExport(page);
    await dialog(page).getByRole('button', { name: 'Your presets and profiles' }).click();
    const own = page.getByRole('dialog', { name: 'Your presets and profiles' });
    const file = (name: string, content: object) => ({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
    const sheet = { sheet: { slug: 'board', name: 'Board', widthMm: 320, heightMm: 450 } };
    const preset = { name: 'corner', title: 'Corner shop', product: 'pdf-sheets', bleedMm: 2, sheet };
    const files = [file('wrong.json', { ...preset, bleedMm: 'two' }), file('corner.json', preset)];
    await own.getByLabel('Files: Presets').setInputFiles(files);
    await expect(own.getByRole('alert')).toContainText('bleedMm: It is "two"');
    await expectNoSeriousViolations(page);
    await own.getByRole('button', { name: 'Actions for Corner shop' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await expect(page.getByRole('dialog', { name: /^Rename/ }).getByRole('textbox')).toBeFocused();
    // Escape closes one dialog after the other.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: /^Rename/ })).toHaveCount(0);
    await expect(own).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(own).toHaveCount(0);
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByLabel('For', { exact: true }).click();
    await page.getByRole('option', { name: 'Corner shop' }).click();
    await expect(dialog(page).getByText('Board, 450 × 320 mm')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Your presets and profiles' }).click();
    await own.getByRole('button', { name: 'Actions for Corner shop' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(dialog(page).getByLabel('For', { exact: true })).toHaveValue('Sheets to print and cut');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(dialog(page).getByLabel('For', { exact: true })).toHaveValue('Corner shop');
  });

  test('makes landscape cards of a landscape design, and places none on precut stock', async ({
    newMember,
    openEditor,
  }) => {
    const member = await newMember();
    const id = await makeWeather(member, 3);
    const client = await member.api();
    const { templates } = await client.get<{ templates: { id: string; slug: string }[] }>(
      '/api/templates/official?limit=500',
    );
    const idOf = (slug: string) => templates.find((each) => each.slug === slug)?.id;
    const designs = { front_template_id: idOf('long-view'), back_template_id: idOf('long-view-back') };
    await client.patch(`/api/decks/${id}`, { version: (await savedDeck(member, id)).version, ...designs });
    const page = await openEditor(member, id);
    await openExport(page);
    await expect(dialog(page).getByLabel('Card size')).toHaveValue('Poker (US), landscape, 88.9 × 63.5 mm');
    const shape = dialog(page).getByRole('combobox', { name: 'Shape' });
    await expect(shape).toHaveCount(0);
    await dialog(page).getByText('Guides').click();
    await shape.click();
    await page.getByRole('option', { name: 'Hexagon' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Export PDF' })).toBeEnabled();
    await dialog(page).getByLabel('For', { exact: true }).click();
    await page.getByRole('option', { name: 'Avery 5371, 10 cards' }).click();
    await expect(dialog(page).getByLabel('Card size')).toHaveValue('Business card, landscape, 89 × 51 mm');
    await expect(dialog(page).getByLabel('Bleed, mm')).toBeVisible();
    await expect(dialog(page).getByLabel('Gap, mm')).toHaveCount(0);
    await dialog(page).getByText('Print shop').click();
    await dialog(page).getByLabel('For', { exact: true }).click();
    await page.getByRole('option', { name: 'DriveThruCards' }).click();
    await expect(dialog(page).getByRole('combobox', { name: 'Colours' })).toBeDisabled();
    await expect(dialog(page).getByText('63.5 × 88.9 mm + 3.2 mm bleed')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Export PDF' })).toBeEnabled();
  });

  test('offers only what the vendor takes, and says why', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 3, 2));
    await openExport(page);
    await expect(dialog(page).getByRole('radiogroup', { name: 'Cut marks' })).toBeVisible();
    await dialog(page).getByLabel('For', { exact: true }).click();
    await page.getByRole('option', { name: 'Print & Play' }).click();
    await expect(dialog(page).getByRole('combobox', { name: 'Other paper' })).toBeDisabled();
    await expect(dialog(page).getByText('Print & Play requires this.').first()).toBeVisible();
    const gap = dialog(page).getByLabel('Gap, mm');
    await gap.fill('1');
    await gap.blur();
    await expect(gap).toHaveValue('4');
    await expect(dialog(page).getByText('a bleed of at least 2 mm and a gap of at least 4 mm')).toBeVisible();
    await dialog(page).getByRole('combobox', { name: 'Backs' }).click();
    await expect(page.getByRole('option', { name: 'After all fronts, long edge' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'On every second page, short edge' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await dialog(page)
      .getByRole('button', { name: /^Columns, margins/ })
      .click();
    await expect(dialog(page).getByRole('radio', { name: 'Landscape' })).toBeDisabled();
    await dialog(page).getByRole('combobox', { name: 'Cutting plotter' }).click();
    await page.getByRole('option', { name: 'Cut lines as SVG' }).click();
    await expect(dialog(page).getByRole('radiogroup', { name: 'Cut marks' })).toHaveCount(0);
    await expectNoSeriousViolations(page);

    await dialog(page).getByText('A page or a virtual table').click();
    await expect(dialog(page).getByRole('combobox', { name: 'Shape' })).toHaveCount(0);
    await dialog(page).getByLabel('For', { exact: true }).click();
    await page.getByRole('option', { name: 'Tabletop Simulator' }).click();
    await expect(dialog(page).getByRole('combobox', { name: 'Shape' })).toBeVisible();
  });

  test('measures a printer on a landscape sheet, and lays the sheets as that one lay', async ({
    newMember,
    openEditor,
  }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 3, 2));
    await openExport(page);
    await expect(dialog(page).getByText('A4, 210 × 297 mm')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Columns, margins and printer calibration' }).click();
    // By keyboard: the button still moves while its section opens, and could slip away from under the mouse.
    await dialog(page).getByRole('button', { name: 'Calibrate' }).press('Enter');
    const wizard = dialog(page).getByRole('form', { name: 'Calibrate a printer' });
    await wizard.getByText('Landscape').click();
    const downloading = page.waitForEvent('download');
    await wizard.getByRole('button', { name: 'Download the sheet' }).click();
    expect(await textOf(await downloading)).toContain('/MediaBox [0 0 841.890 595.276]');
    await wizard.getByLabel('Right').fill('0.5');
    await wizard.getByLabel('Down').fill('-0.5');
    await wizard.getByLabel('Name of the printer').fill('Office, landscape');
    await expectNoSeriousViolations(page);
    await wizard.getByRole('button', { name: 'Save printer' }).click();
    await expect(dialog(page).getByLabel('Calibrated printer')).toHaveValue('Office, landscape');
    await expect(dialog(page).getByText('A4, 297 × 210 mm')).toBeVisible();
    const orientation = dialog(page).getByRole('radiogroup', { name: 'Orientation' });
    await orientation.getByText('Portrait').click();
    await expect(dialog(page).getByText('The printer was measured on landscape sheets')).toBeVisible();
  });

  test('keeps the focus in the dialog while it exports, and after it', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 1));
    await openExport(page);
    const button = dialog(page).getByRole('button', { name: 'Export PDF' });
    const downloading = page.waitForEvent('download');
    const tell = await holdEvents(page);
    await button.press('Enter');
    await expect(dialog(page).getByRole('button', { name: 'Stop export' })).toBeVisible();
    await expect(button).toBeFocused();
    await expect(button).toBeDisabled();
    tell();
    await downloading;
    await expect(button).toBeEnabled();
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
  });

  test('stops an export that is under way', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 150, 150));
    await openExport(page);
    await dialog(page).getByRole('button', { name: 'Export PDF' }).click();
    await dialog(page).getByRole('button', { name: 'Stop export' }).press('Enter');
    await expect(dialog(page).getByRole('button', { name: 'Stop export' })).toHaveCount(0);
    await expect(dialog(page).getByRole('button', { name: 'Export PDF' })).toBeFocused();
    await expect(dialog(page).getByRole('region', { name: 'Past exports' })).toContainText('stopped');
    await expect(dialog(page).getByRole('button', { name: /^Make .* again$/ })).toBeVisible();
  });
});
