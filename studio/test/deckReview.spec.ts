import { makeWeather, test } from './deckEditorDecks.js';
import { expect, expectNoSeriousViolations } from './support/studio.js';

test('the review fixes the deck with one press, and undo takes it back', async ({ openEditor, newMember }) => {
  const member = await newMember();
  const cards = ['1', '2', '2', '5'].map((number) => ({
    card_number: number,
    translations: { en: { title: number === '2' ? 'Rain' : `Card ${number}`, description: 'Wet.' } },
  }));
  const file = {
    translations: { en: { title: 'Weather' } },
    categories: [{ translations: { en: { title: 'Sky' } }, cards }],
  };
  const { deck_id: id } = await (await member.api()).post<{ deck_id: string }>('/api/decks/import', file);
  const page = await openEditor(member, id);
  await expect(page.getByRole('status').filter({ hasText: '2 problems between cards' })).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'Worth a look' });
  await expect(review).toContainText('The card “Rain” is in its category twice.');
  await expectNoSeriousViolations(page);
  await review.getByRole('button', { name: 'Keep one card with 2 copies' }).click();
  await expect(review).not.toContainText('twice');
  await expect(page.getByText('Kept one card with 2 copies')).toBeVisible();
  await expect(review.getByRole('button', { name: /^Renumber the cards/ })).toBeFocused();
  await review.getByRole('button', { name: /^Renumber the cards/ }).click();
  await expect(review).not.toContainText('No card has the number');
  // No fix is left: the dialog itself has the focus.
  await expect(review).toBeFocused();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('status').filter({ hasText: '2 problems between cards' })).toBeVisible();
});

test('the review says what an uploaded SVG has lost', async ({ openEditor, newMember }) => {
  const member = await newMember();
  const page = await openEditor(member, await makeWeather(member, 1));
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/><image href="lamp.png"/></svg>';
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Match pictures by file name' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Picture files')
    .setInputFiles([{ name: 'A1.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }]);
  await dialog.getByRole('button', { name: /^Use (1|the) picture/ }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('dialog', { name: 'Worth a look' })).toContainText(
    'Parts of the SVG are left out or simplified: <image> at line 1 refers to “lamp.png”',
  );
});
