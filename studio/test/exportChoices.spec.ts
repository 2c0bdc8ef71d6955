import { makeWeather, openEmpty, save, test } from './deckEditorDecks.js';
import { dialog, hold, openExport } from './exportDialog.js';
import { expect, type Page } from './support/studio.js';

/** Types over what is in a field. */
async function retype(page: Page, label: string, text: string): Promise<void> {
  await dialog(page).getByRole('textbox', { name: label }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

async function openOnPhone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export', exact: true }).click();
  await expect(dialog(page).locator('canvas[data-painted]')).toBeVisible();
}

test.describe('choices of an export', () => {
  test('begin with the size that the deck names, and say at an address what is wrong with it', async ({
    newMember,
    openEditor,
  }) => {
    const member = await newMember();
    const id = await makeWeather(member, 1);
    const page = await openEditor(member, id);
    const tabs = page.getByRole('navigation', { name: 'Deck editor' });
    await tabs.getByRole('button', { name: 'Deck', exact: true }).click();
    const ownSize = page.getByRole('combobox', { name: 'Size', exact: true });
    await expect(ownSize).toHaveValue('As the front is designed, 63.5 × 88.9 mm');
    await ownSize.click();
    await page.getByRole('option', { name: 'Tarot, 70 × 121 mm' }).click();
    await ownSize.click();
    await page.getByRole('option', { name: 'Other dimensions' }).click();
    await page.getByRole('textbox', { name: 'Height' }).fill('100,0');
    await tabs.getByRole('button', { name: /^Cards/ }).click();
    await expect(page.getByText('70 × 100 mm')).toBeVisible();
    await save(page);
    await openExport(page);
    const size = dialog(page).getByRole('combobox', { name: 'Card size' });
    await expect(size).toHaveValue('Size of the deck, 70 × 100 mm');
    await dialog(page).getByText('Play', { exact: true }).click();
    await dialog(page).getByLabel('For', { exact: true }).click();
    await page.getByRole('option', { name: 'Card Game Simulator' }).click();
    await expect(size).toHaveValue('Size of the deck, 70 × 100 mm');
    const address = dialog(page).getByLabel('Address');
    await address.fill('https://example.org:8080/cards');
    await page.keyboard.press('Tab');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog(page).getByText(/usual port. Give an address that .* has no port/)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Export zip' })).toBeDisabled();
  });

  test('keep the preview while numbers are typed, and name the field that has too large a one', async ({
    newMember,
    openEditor,
  }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 3));
    await openExport(page);
    const field = (label: string) => dialog(page).getByRole('textbox', { name: label });
    await retype(page, 'Gap, mm', '2000');
    await expect(dialog(page).getByRole('alert')).toHaveText('The gap must be from 0 to 1000 mm.');
    await expect(field('Gap, mm')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog(page).getByRole('img', { name: 'Sheet 1 of 1, front' })).toBeVisible();
    await retype(page, 'Gap, mm', '2');
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    const more = dialog(page).getByRole('button', { name: 'Columns, margins and printer calibration' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    // The fields follow the button.
    await page.keyboard.press('Tab');
    const controlled = await dialog(page).getByRole('button', { name: 'Fewer settings' }).getAttribute('aria-controls');
    await expect(page.locator(`[id="${controlled}"] :focus`)).toHaveCount(1);
    await retype(page, 'Down, mm', '-0.3');
    await expect(field('Down, mm')).toHaveValue('-0.3');
    // As pasted: all at once.
    await field('To the right, mm').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('1,5');
    await page.keyboard.press('Tab');
    await expect(field('To the right, mm')).toHaveValue('1.5');
    await retype(page, 'Columns', '20');
    await expect(dialog(page).getByRole('alert')).toContainText('20 cards of 63.5 × 88.9 mm side by side');
    await expect(dialog(page).locator('canvas')).toBeVisible();
    await expect(dialog(page).getByText('Cards cannot be printed like this. The preview says why.')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Export PDF' })).toBeDisabled();
    await retype(page, 'Columns', '2');
    await expect(dialog(page).getByRole('button', { name: 'Export PDF' })).toBeEnabled();
    // Without a bleed, none is empty.
    const emptyBleed = dialog(page).getByRole('radiogroup', { name: 'Empty bleed' });
    await expect(emptyBleed).toBeVisible();
    await retype(page, 'Bleed, mm', '0');
    await expect(emptyBleed).toBeHidden();
    await retype(page, 'Bleed, mm', '3');
    await dialog(page).getByRole('combobox', { name: 'Colours' }).click();
    await page.getByRole('option', { name: 'PDF/X-4, CMYK' }).click();
    await retype(page, 'Ink limit (%)', '900');
    await expect(dialog(page).getByRole('alert')).toHaveText('The ink limit must be from 100 to 400.');
    await page.keyboard.press('Tab');
    // What was dropped is explained until something else is typed.
    await expect(field('Ink limit (%)')).toHaveValue('300% ink');
    await expect(dialog(page).getByRole('alert')).toHaveText('The ink limit must be from 100 to 400.');
    await retype(page, 'Ink limit (%)', '280');
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    await retype(page, 'Bleed, mm', '1/8 in');
    await page.keyboard.press('Tab');
    await expect(field('Bleed, mm')).toHaveValue('3.175');
    for (const [wrong, reason] of [
      ['', 'Enter the bleed as a length, such as 3, 0.5 or 1/8 in.'],
      ['none', 'Enter the bleed as a length, such as 3, 0.5 or 1/8 in.'],
      ['-3', 'The bleed must be from 0 to 100 mm.'],
      // Its first digits are a bleed.
      ['300', 'The bleed must be from 0 to 100 mm.'],
    ] as const) {
      await field('Bleed, mm').fill('');
      await retype(page, 'Bleed, mm', wrong);
      await page.keyboard.press('Tab');
      await expect(dialog(page).getByRole('alert')).toHaveText(reason);
      await expect(field('Bleed, mm')).toHaveValue('3.175');
    }
    await field('Bleed, mm').press('ArrowDown');
    await expect(field('Bleed, mm')).toHaveValue('2.675');
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  });

  test('are those of the last time, or of an earlier export', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 1));
    await openExport(page);
    await dialog(page).getByLabel('Bleed, mm').fill('2');
    const downloading = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Export PDF' }).click();
    await downloading;
    await dialog(page).getByText('Pictures', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await openExport(page);
    await expect(dialog(page).getByRole('radio', { name: /^Pictures/ })).toBeChecked();
    await dialog(page).getByRole('button', { name: 'Use the settings of weather-pdf-sheets.pdf' }).click();
    await expect(dialog(page).getByRole('radio', { name: /^Sheets/ })).toBeChecked();
    await expect(dialog(page).getByLabel('Bleed, mm')).toHaveValue('2');
    const button = dialog(page).getByRole('button', { name: 'Export PDF' });
    await expect(button).toBeFocused();
    const again = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await again).suggestedFilename()).toBe('weather-pdf-sheets.pdf');
  });

  test('say which marks have no room, and list what stopped an export', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 9, 2));
    await page.getByRole('textbox', { name: 'Detailed content' }).fill('It is **open');
    await openExport(page);
    await dialog(page).getByRole('switch', { name: 'Register' }).check();
    await dialog(page).getByLabel('Gap, mm').fill('3');
    await expect(dialog(page).getByText('4 of 4 registration marks have no room beside the cards on A4')).toBeVisible();
    await dialog(page).getByRole('combobox', { name: 'With problems' }).click();
    await page.getByRole('option', { name: 'Stop if there is anything to report' }).click();
    await expect(dialog(page).getByText('Small things count as well.')).toBeVisible();
    // The list of exports may come only after the end of the export.
    const showList = await hold(page, '**/api/exports?*');
    await dialog(page).getByRole('button', { name: 'Export PDF' }).click();
    await expect(
      dialog(page)
        .getByText(/^Nothing was exported, because the check found/)
        .last(),
    ).toBeVisible();
    showList();
    const past = dialog(page).getByRole('region', { name: 'Past exports' });
    await expect(past.locator('details[open] li').first()).toBeInViewport();
  });

  test('say which field keeps the deck from being saved, and lead to it', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const deck = {
      world_id: 'workshop',
      translations: { en: { title: 'Weather', description: '' } },
      categories: [{ translations: { en: { title: 'All' } }, cards: [{ translations: { en: { title: 'Hail' } } }] }],
    };
    const { deck_id: id } = await (await member.api()).post<{ deck_id: string }>('/api/decks/import', deck);
    const page = await openEditor(member, id);
    await page.getByLabel('Title', { exact: true }).fill('Sleet');
    await openExport(page);
    await dialog(page).getByRole('button', { name: 'Export PDF' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      'so nothing was exported. Missing required fields. Please fill in: Description.',
    );
    await dialog(page).getByRole('button', { name: 'Fill in' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('#deck-description')).toBeFocused();
  });

  test('say that a deck has no cards', async ({ newMember, newPage }) => {
    const member = await newMember();
    const page = await newPage({ as: member });
    await openEmpty(page, await makeWeather(member, 0));
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(dialog(page)).toContainText('This deck has no cards yet.');
    await expect(dialog(page).getByRole('button', { name: 'Export PDF' })).toBeDisabled();
  });

  test('stay where they are on a phone, with the button that closes them', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 3), { width: 360, isAlone: true });
    // Phones zoom out to show all of a list that is not in its place yet.
    const devtools = await page.context().newCDPSession(page);
    const screen = { width: 360, height: 740, deviceScaleFactor: 1, mobile: true };
    await devtools.send('Emulation.setDeviceMetricsOverride', screen);
    await openOnPhone(page);
    const preset = dialog(page).getByRole('combobox', { name: 'For', exact: true });
    const topOf = async (): Promise<number> => (await preset.boundingBox())?.y ?? Number.NaN;
    const top = (await topOf()) - 300;
    await page.mouse.move(180, 300);
    await page.mouse.wheel(0, 300);
    await expect.poll(topOf).toBe(top);
    await expect(dialog(page).getByRole('button', { name: 'Close', exact: true })).toBeInViewport();
    await preset.click();
    await expect(page.getByRole('option', { name: 'Home printer, A4' })).toBeInViewport();
    expect(await topOf()).toBe(top);
  });
});
