import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { card, makeWeather, save, savedOrder, test, openEmpty } from './deckEditorDecks.js';
import { expect, expectNoSeriousViolations, type Page } from './support/studio.js';

const dialog = (page: Page) => page.getByRole('dialog');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Deck editor' }).getByRole('button', { name });

/** Downloads the dialog's QR code and reads it. */
async function qrTextOf(page: Page, format: 'PNG' | 'SVG'): Promise<string | undefined> {
  const downloading = page.waitForEvent('download');
  await dialog(page).getByText(format, { exact: true }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`deck-code.${format.toLowerCase()}`);
  const path = test.info().outputPath(file.suggestedFilename());
  await file.saveAs(path);
  const picture = sharp(path).resize({ width: 600 }).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Drags a folder from the desktop onto the page. */
async function dropFolder(page: Page, folder: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x: 500, y: 300, data });
}

test.describe('dialogs of the deck editor', () => {
  test('finds words with signs in them, and replaces them as one step', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 3);
    const page = await openEditor(member, id);
    await page.keyboard.press('Control+Shift+F');
    await dialog(page).getByLabel('Find', { exact: true }).fill('x-ray');
    await expect(dialog(page).getByText('No text has “x-ray”.')).toBeVisible();
    await dialog(page).getByLabel('Find', { exact: true }).fill('text of');
    await dialog(page).getByLabel('Replace with').fill('Words on');
    await expect(dialog(page).getByRole('checkbox', { name: /^A1 detailed content, English/ })).toBeVisible();
    await dialog(page).getByRole('checkbox', { name: /^A2/ }).uncheck();
    await dialog(page).getByRole('button', { name: 'Replace 2 places' }).click();
    await expect(page.getByText('2 places changed')).toBeVisible();
    await expect(page.getByLabel('Detailed content', { exact: true })).toHaveValue('Words on A1');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByLabel('Detailed content', { exact: true })).toHaveValue('Text of A1');
  });

  test('matches many pictures with cards by file name, as one step, and keeps them private', async ({
    newMember,
    openEditor,
  }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 3));
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    // The server takes no picture that is wider than 16,384 px.
    const create = { width: 16_400, height: 20, channels: 3, background: '#258' } as const;
    const wide = await sharp({ create }).png().toBuffer();
    const picture = (name: string, buffer = pixel) => ({ name, mimeType: 'image/png', buffer });
    const folder = test.info().outputPath('pictures');
    await mkdir(join(folder, 'more'), { recursive: true });
    await writeFile(join(folder, 'A1.png'), pixel);
    await writeFile(join(folder, 'more', 'a2.png'), pixel);
    await dropFolder(page, folder);
    await expect(dialog(page).getByRole('heading', { name: '2 pictures for 2 cards' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Picture No picture/ }).click();
    await dialog(page)
      .getByLabel('Picture file')
      .setInputFiles([picture('A1.png'), { name: 'A2.HEIC', mimeType: 'image/heic', buffer: pixel }]);
    await expect(dialog(page).getByRole('heading', { name: '1 picture for 1 card' })).toBeVisible();
    await dialog(page).getByText('1 file that cannot be used').click();
    await expect(dialog(page).getByText(/^“A2.HEIC” is an HEIC photo/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Match pictures by file name' }).click();
    await dialog(page)
      .getByLabel('Picture files')
      .setInputFiles([
        picture('a1.png'),
        picture('02_A2.png'),
        picture('a2.png', Buffer.from('not a picture')),
        picture('stranger.png', wide),
      ]);
    await dialog(page).getByText('1 file that cannot be used').click();
    await expect(dialog(page).getByText('“a2.png” is damaged or not a picture. Save it again.')).toBeVisible();
    await expect(dialog(page).getByRole('heading', { name: '2 pictures for 2 cards' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Choose the card for stranger.png' }).click();
    await dialog(page).getByRole('combobox', { name: 'Card for stranger.png' }).fill('A3');
    await page.getByRole('option', { name: 'A3' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Change the card for stranger.png' })).toBeFocused();
    await expectNoSeriousViolations(page);
    await page.route('**/storage/v1/object/images/**', (route) => route.abort(), { times: 1 });
    const scaled = page.waitForResponse((answer) => answer.ok() && answer.url().endsWith('.webp'));
    await dialog(page).getByRole('checkbox', { name: 'Keep private until the deck is public' }).check();
    await dialog(page).getByRole('button', { name: 'Use 3 pictures' }).click();
    await expect(page.getByText('Pictures were not uploaded')).toBeVisible();
    const uploaded = page.waitForResponse((answer) => answer.ok() && answer.url().includes('/private/'));
    await dialog(page)
      .getByRole('button', { name: /^Use \d picture/ })
      .click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Undo', exact: true }).last()).toBeVisible();
    await scaled;
    const path = (await uploaded).url().replace('/object/images/', '/object/public/images/');
    expect(await (await page.request.get(path)).json()).toMatchObject({ statusCode: '404' });
    const preview = page.getByRole('button', { name: /^Picture Uploaded picture/ }).locator('img');
    await expect(preview).toHaveAttribute('src', /^blob:/);
    await expect(preview).toHaveJSProperty('naturalWidth', 1);
  });

  test('makes a colour scheme, mends what cannot be read, and deletes it', async ({ newMember, newPage }) => {
    const member = await newMember();
    const page = await newPage({ as: member, path: `/create/decks/${await makeWeather(member, 2)}?tab=deck` });
    await page.getByRole('button', { name: 'New scheme from this one' }).click();
    await dialog(page).getByLabel('Name', { exact: true }).fill('Our brand');
    await dialog(page).getByRole('button', { name: /^Ink / }).click();
    await dialog(page).getByLabel('Ink', { exact: true }).fill('#eeeeee');
    await dialog(page)
      .getByRole('button', { name: /for Ink on paper$/ })
      .click();
    await expect(dialog(page).getByLabel('Ink', { exact: true })).not.toHaveValue('#eeeeee');
    await dialog(page).getByRole('slider', { name: 'Lightness' }).press('Home');
    await expect(dialog(page).getByLabel('Ink', { exact: true })).toHaveValue('#000000');
    await dialog(page)
      .getByRole('button', { name: /^Back to #/ })
      .click();
    await expect(dialog(page).getByRole('button', { name: /^Back to #/ })).toBeHidden();
    await expectNoSeriousViolations(page);
    await dialog(page).getByRole('button', { name: 'Save scheme' }).click();
    await expect(page.getByRole('radio', { name: /^Our brand/ })).toBeChecked();
    await save(page);
    await page.getByRole('button', { name: 'Edit colours' }).click();
    await dialog(page).getByLabel('Name', { exact: true }).fill('Their brand');
    await dialog(page).getByRole('button', { name: 'Save scheme' }).click();
    await expect(page.getByRole('radio', { name: /^Their brand/ })).toBeChecked();
    await page.getByRole('button', { name: 'Delete scheme' }).click();
    await dialog(page).getByRole('button', { name: 'Delete scheme' }).click();
    await expect(dialog(page)).toContainText('is used by "Weather"');
    await dialog(page).getByRole('button', { name: 'Delete anyway' }).click();
    await expect(page.getByRole('radio', { name: /^Their brand/ })).toBeHidden();
  });

  test('publishes with a checklist, and gives the links away', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 1);
    const page = await openEditor(member, id);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Share and play links' }).click();
    await expect(dialog(page)).toContainText('Only you can see a draft.');
    await dialog(page).getByRole('button', { name: 'Publish deck' }).click();
    await dialog(page)
      .getByRole('radio', { name: /Anyone with the link/ })
      .click();
    await expect(dialog(page).getByRole('button', { name: 'Publish as unlisted' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const choices = dialog(page).getByRole('radiogroup', { name: 'Status' }).getByRole('radio');
    await expect(choices.last()).toBeChecked();
    // One Tab stop, as with other radio buttons.
    await page.keyboard.press('Shift+Tab');
    await expect(choices.and(page.locator(':focus'))).toHaveCount(0);
    const entries = dialog(page).getByRole('list', { name: 'Checklist' });
    await expect(entries.getByText('A short description for Explore')).toBeVisible();
    await expectNoSeriousViolations(page);
    await dialog(page).getByRole('button', { name: 'Publish deck' }).click();
    await expect(page.getByText('The deck is published')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Copy' })).toHaveCount(2);
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: /^Status: published/ }).click();
    await expect(dialog(page).getByLabel('Link to play a random card')).toHaveValue(new RegExp(`/play/random/${id}$`));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Share and play links' }).click();
    const address = await dialog(page).getByLabel('Link to the deck').inputValue();
    expect(address).toMatch(/\/d\/[0-9a-z]{12}$/);
    await expect(dialog(page).getByRole('img', { name: 'QR code that leads to the deck' })).toBeVisible();
    await expectNoSeriousViolations(page);
    expect(await qrTextOf(page, 'PNG')).toBe(address);
    expect(await qrTextOf(page, 'SVG')).toBe(address);
  });

  test('says why a draft has no page to play it on, and offers a table for it', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 2);
    const page = await openEditor(member, id);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Play', exact: true }).click();
    await expect(dialog(page)).toContainText('Only you can see a draft, so it has no page to play it on.');
    await expectNoSeriousViolations(page);
    await dialog(page).getByRole('button', { name: 'Publish deck' }).click();
    await dialog(page)
      .getByRole('radio', { name: /Anyone with the link/ })
      .click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Try it at a table' }).click();
    await expect(page).toHaveURL(/\/play\/table\//);
    const client = await member.api();
    await client.patch(`/api/decks/${id}`, { version: 1, status: 'unlisted' });
    await page.goto(`/create/decks/${id}`);
    await expect(page.getByRole('link', { name: 'Play in a new tab' })).toHaveAttribute('href', `/play/random/${id}`);
  });

  test('does not publish what lacks something', async ({ newMember, newPage }) => {
    const member = await newMember();
    const id = await makeWeather(member, 0);
    const page = await newPage({ as: member });
    await openEmpty(page, id);
    await page.getByRole('button', { name: /^Status: draft/ }).click();
    await dialog(page)
      .getByRole('radio', { name: /In Explore, for everybody/ })
      .click();
    await expect(dialog(page).getByRole('button', { name: 'Publish deck' })).toBeDisabled();
    await dialog(page).getByRole('button', { name: 'Go to: At least one card' }).click();
    await expect(tab(page, 'Cards')).toHaveAttribute('aria-current', 'page');
  });

  test('takes keys again after a choice was made by mouse', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 2);
    const page = await openEditor(member, id);
    await page.getByTitle('All cards').click();
    await page.keyboard.press('3');
    await expect(page.getByRole('grid', { name: 'Cards' })).toBeVisible();
    await page.getByTitle('One card').click();
    await page.keyboard.press('Control+d');
    await expect(page.locator('[role=treeitem][aria-level="2"][data-row]')).toHaveCount(3);
    await page.keyboard.press('Control+Enter');
    await expect(dialog(page).getByLabel('Title', { exact: true })).toBeFocused();
  });

  test('chooses icons from all sets, and says what does not fit', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 2);
    const page = await openEditor(member, id);
    await page.getByRole('button', { name: /^Icon/ }).click();
    await dialog(page).getByLabel('Find an icon').fill('dragon head');
    await dialog(page)
      .getByRole('option', { name: /dragon head/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Icon dragon head/ })).toBeVisible();
    await page.getByLabel('Detailed content', { exact: true }).fill('Far too many words for one card. '.repeat(60));
    await expect(page.getByText('Detailed content does not fit, however small it is set.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(page.getByRole('dialog', { name: 'Worth a look' })).toContainText('Shorten it');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Detailed content does not fit, however small it is set.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Add a value' }).click();
    await page.getByLabel('Name of the value').fill('Cost');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Not on this design')).toBeVisible();
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(page.getByRole('dialog', { name: 'Worth a look' })).toContainText('Cost is not shown by this design.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    expect(await savedOrder(member, id)).toBe('A1 A2');
    await expect(card(page, 'A1')).toBeVisible();
  });
});
