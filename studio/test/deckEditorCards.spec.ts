import { card, makeWeather, order, save, savedOrder, test, whenDrawn } from './deckEditorDecks.js';
import { expect, expectNoSeriousViolations } from './support/studio.js';

test.describe('cards and categories in the deck editor', () => {
  test('adds to the selected category and selects; an empty category clears the card', async ({
    newMember,
    openEditor,
  }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 2, 0));
    await page.getByRole('treeitem', { name: 'Group B, 0 cards' }).click();
    await expect(page.getByRole('heading', { name: 'No card in Group B yet' })).toBeVisible();
    await expect(page.locator('[role=treeitem][aria-current]')).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Add card' }).click();
    await expect(card(page, 'New Card')).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('treeitem', { name: 'Group B, 1 card' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('heading', { name: 'No card in Group B yet' })).toBeVisible();
  });

  test('selects several, moves, duplicates and deletes them, and takes it back', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 4, 1);
    const page = await openEditor(member, id);
    await card(page, 'A1').click();
    await card(page, 'A2').click({ modifiers: ['Shift'] });
    await card(page, 'A4').click({ modifiers: ['Control'] });
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Move to a category' }).click();
    await page.getByRole('menuitem', { name: 'Group B' }).click();
    await expect.poll(() => order(page)).toBe('A3 B1 A1 A2 A4');
    await page.keyboard.press('Control+z');
    await expect.poll(() => order(page)).toBe('A1 A2 A3 A4 B1');
    await page.keyboard.press('Delete');
    await expect.poll(() => order(page)).toBe('A3 B1');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => order(page)).toBe('A1 A2 A3 A4 B1');
    await card(page, 'B1').click();
    await page.keyboard.press('Control+d');
    await expect.poll(() => order(page)).toBe('A1 A2 A3 A4 B1 B1');
    await save(page);
    expect(await savedOrder(member, id)).toBe('A1 A2 A3 A4 | B1 B1');
  });

  test('keeps the focus on the selected card when cards are pasted and deleted', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 3, 1));
    const current = page.locator('[role=treeitem][aria-current]');
    await card(page, 'A2').click();
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+v');
    await expect(card(page, 'A2')).toHaveCount(2);
    await expect(card(page, 'A2').last()).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(card(page, 'A2')).toHaveCount(1);
    await expect(current).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(card(page, 'A1')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(card(page, 'A1')).toHaveCount(0);
    await expect(current).toBeFocused();
    // The fields keep the focus when another card is selected from them.
    await page.getByLabel('Title', { exact: true }).focus();
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect(card(page, 'A1')).toBeVisible();
    await expect(current).not.toBeFocused();
  });

  test('drags cards within and between categories', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 3, 2));
    const drag = async (from: string, to: string, isBehind: boolean): Promise<void> => {
      await card(page, from).hover();
      await card(page, from).locator('button').last().hover();
      await page.mouse.down();
      const box = await card(page, to).boundingBox();
      if (box === null) throw new Error('there is no such row');
      const y = box.y + (isBehind ? box.height - 6 : 6);
      await page.mouse.move(box.x + 80, y - 8, { steps: 4 });
      await page.mouse.move(box.x + 80, y, { steps: 4 });
      await expect(page.locator('[data-drop]')).toHaveCount(1);
      await page.mouse.up();
    };
    await drag('A1', 'A3', true);
    await expect.poll(() => order(page)).toBe('A2 A3 A1 B1 B2');
    await drag('A3', 'B2', false);
    await expect.poll(() => order(page)).toBe('A2 A1 B1 A3 B2');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => order(page)).toBe('A1 A2 A3 B1 B2');
  });

  test('goes from card to card in the same field', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 3, 0));
    const text = page.getByLabel('Detailed content', { exact: true });
    await text.focus();
    await page.keyboard.press('Control+ArrowDown');
    await expect(card(page, 'A2')).toHaveAttribute('aria-selected', 'true');
    await expect(text).toBeFocused();
    await page.keyboard.type(' in the rain');
    await expect(text).toHaveValue('Text of A2 in the rain');
    // The field is as tall as its text, up to 14 lines, and the browser itself sees to that.
    const heights = (): Promise<number[]> => text.evaluate((area) => [area.clientHeight, area.scrollHeight]);
    await text.fill('Rain\n'.repeat(9));
    await expect.poll(heights).toEqual([218, 218]);
    await text.fill('Rain\n'.repeat(29));
    await expect.poll(heights).toEqual([298, 618]);
    await expect(page.locator('textarea[aria-hidden]')).toHaveCount(0);
    await page.keyboard.press('Control+ArrowUp');
    await expect(text).toHaveValue('Text of A1');
    await expect(text).toBeFocused();
    // An empty category has other fields.
    await page.getByRole('treeitem', { name: 'Group B, 0 cards' }).click();
    await page.getByRole('region', { name: 'Fields' }).getByRole('textbox').last().focus();
    await page.keyboard.press('Control+ArrowDown');
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A1');
    await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  });

  test('takes a number of copies, and shows a usual one as such', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 2));
    const copies = page.getByRole('radiogroup', { name: 'Copies in the deck' });
    await copies.getByText('More').click();
    const number = page.getByLabel('Number of copies');
    await number.fill('3');
    await expect(number).toHaveValue('3');
    await number.press('Tab');
    await expect(number).toBeHidden();
    await expect(copies.getByLabel('3', { exact: true })).toBeChecked();
    await copies.getByText('More').click();
    await number.fill('12');
    await card(page, 'A2').click();
    await expect(copies.getByLabel('1', { exact: true })).toBeChecked();
    await card(page, 'A1').click();
    await expect(number).toHaveValue('12');
  });

  test('copies cards from one deck to another', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const [from, to] = [await makeWeather(member, 2), await makeWeather(member, 1)];
    const page = await openEditor(member, from);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await card(page, 'A1').click();
    await card(page, 'A2').click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+c');
    await expect(page.getByText('Copied')).toBeVisible();
    await page.goto(`/create/decks/${to}`);
    await whenDrawn(page);
    await card(page, 'A1').click();
    await page.keyboard.press('Control+v');
    await expect(page.locator('[role=treeitem][aria-level="2"][data-row]')).toHaveCount(3);
    await save(page);
    expect(await savedOrder(member, to)).toBe('A1 A1 A2');
  });

  test('orders categories by buttons', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 1, 1, 1);
    const page = await openEditor(member, id);
    await page
      .getByRole('navigation', { name: 'Deck editor' })
      .getByRole('button', { name: /^Categories/ })
      .click();
    await page.getByRole('button', { name: 'Move Group C to the first place' }).click();
    await page.getByRole('button', { name: 'Move Group A down' }).click();
    await expectNoSeriousViolations(page);
    await save(page);
    expect(await savedOrder(member, id)).toBe('C1 | B1 | A1');
  });
});
