import { makeWeather, test } from './deckEditorDecks.js';
import { dialog, holdEvents, openExport } from './exportDialog.js';
import { expect } from './support/studio.js';

test.describe('an export that is under way', () => {
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

  test('announces the stages of an export, but not every card', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 1));
    await openExport(page);
    const tell = await holdEvents(page);
    await page.route('**/api/exports', async (route) => {
      const response = await route.fetch();
      const made = (await response.json()) as { export: object };
      const progress = { stage: 'paint', done: 12, total: 54, share: 0.2 };
      await route.fulfill({ response, json: { export: { ...made.export, status: 'running', progress } } });
    });
    const downloading = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Export PDF' }).click();
    await expect(dialog(page).getByText('Drawing cards, 12 of 54')).toBeVisible();
    await expect(dialog(page).getByRole('status').filter({ hasText: 'Drawing cards' })).toHaveText('Drawing cards');
    tell();
    await downloading;
  });

  test('waits for a server that restarts, and hands over the file once it is back', async ({
    newMember,
    openEditor,
  }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 1));
    await openExport(page);
    let isBack = false;
    await page.route('**/api/exports/*/events', (route) =>
      isBack ? route.continue() : route.abort('connectionrefused'),
    );
    const downloading = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Export PDF' }).click();
    await expect(dialog(page).getByText('The server cannot be reached.')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Stop export' })).toBeVisible();
    isBack = true;
    expect((await downloading).suggestedFilename()).toBe('weather-pdf-sheets.pdf');
    await expect(dialog(page).getByText('The server cannot be reached.')).toHaveCount(0);
  });

  test('announces an export once that ends while the dialog is closed', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 1));
    await openExport(page);
    const tell = await holdEvents(page);
    const downloading = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Export PDF' }).click();
    const past = dialog(page).getByRole('region', { name: 'Past exports' });
    // It may be done already; the dialog does not know that yet.
    await expect(past.getByRole('listitem')).toHaveCount(1);
    await expect(dialog(page).getByRole('button', { name: 'Stop export' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    tell();
    await downloading;
    const announced = page.getByRole('region', { name: 'Notifications' }).getByText('Weather exported');
    await expect(announced).toBeVisible();
    const watched: string[] = [];
    page.on('request', (request) => watched.push(request.url()));
    await openExport(page);
    await expect(past.getByText('weather-pdf-sheets.pdf')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Export PDF' })).toBeEnabled();
    expect(watched.filter((url) => url.endsWith('/events'))).toEqual([]);
  });

  test('tells the end of an export after a reload, and why one failed', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 1));
    await openExport(page);
    const tell = await holdEvents(page);
    await dialog(page).getByRole('button', { name: 'Export PDF' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Stop export' })).toBeVisible();
    await page.reload();
    tell();
    const notices = page.getByRole('region', { name: 'Notifications' });
    await expect(notices.getByText('Weather exported')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await notices.getByRole('button', { name: 'Download' }).click();
    expect((await downloading).suggestedFilename()).toBe('weather-pdf-sheets.pdf');
    await page.reload();
    await openExport(page);
    await expect(notices.getByText('Weather exported')).toHaveCount(0);
    await page.route('**/api/exports/*/events', async (route) => {
      const body = (await (await route.fetch()).text()).replaceAll('"status":"done"', '"status":"failed"');
      await route.fulfill({ body: body.replaceAll('"error":null', '"error":"The disk is full."') });
    });
    const isWatched = page.waitForRequest('**/api/exports/*/events');
    await dialog(page).getByRole('button', { name: 'Export PDF' }).click();
    await isWatched;
    await page.keyboard.press('Escape');
    await expect(notices.getByText('Weather could not be exported')).toBeVisible();
    await expect(notices.getByText('The disk is full.')).toBeVisible();
  });

  test('lets others run besides it, up to three, and hands over all of them', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 1));
    await openExport(page);
    const tell = await holdEvents(page);
    const names: string[] = [];
    page.on('download', (file) => names.push(file.suggestedFilename()));
    await page.route('**/api/exports?*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll('"status":"done"', '"status":"running"'),
      });
    });
    const past = dialog(page).getByRole('region', { name: 'Past exports' });
    for (const [index, [kind, button]] of (
      [
        ['Sheets', 'Export PDF'],
        ['Pictures', 'Export zip'],
        ['Play', 'Export page'],
      ] as const
    ).entries()) {
      await dialog(page).getByText(kind, { exact: true }).click();
      await dialog(page).getByRole('button', { name: button }).click();
      await expect(dialog(page).getByRole('button', { name: button })).toBeDisabled();
      await expect(past.getByLabel('In progress')).toHaveCount(index + 1);
    }
    await expect(past.getByRole('button', { name: /^Stop / })).toHaveCount(3);
    await dialog(page).getByText('Sheets', { exact: true }).click();
    await expect(dialog(page).getByText('Only three exports run at a time.')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Export PDF' })).toBeDisabled();
    await page.unroute('**/api/exports?*');
    tell();
    await expect
      .poll(() => names.toSorted())
      .toEqual(['weather-offline-player.html', 'weather-pdf-sheets.pdf', 'weather-zip.zip']);
    await expect(dialog(page).getByRole('button', { name: 'Export PDF' })).toBeEnabled();
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
