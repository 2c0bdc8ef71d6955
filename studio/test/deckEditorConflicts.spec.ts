import { card, makeWeather, save, savedOrder, test, title } from './deckEditorDecks.js';
import { expect } from './support/studio.js';

test.describe('a deck that was saved elsewhere', () => {
  test('brings two windows on one deck together', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 2);
    const [one, other] = [await openEditor(member, id), await openEditor(member, id)];
    await title(one).fill('Hail');
    await save(one);
    await card(other, 'A2').click();
    await title(other).fill('Snow');
    await other.keyboard.press('Control+s');
    const dialog = other.getByRole('dialog', { name: 'This deck was saved somewhere else' });
    await expect(dialog).toContainText('Hail');
    await other.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(title(other)).toBeFocused();
    await other.keyboard.press('Control+s');
    await dialog.getByRole('button', { name: 'Keep both' }).press('Enter');
    await expect(title(other)).toBeFocused();
    await expect(other.getByText('Deck saved')).toBeVisible();
    expect(await savedOrder(member, id)).toBe('Hail Snow');
  });

  test('lets one choose where both changed the same words', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 1);
    const [one, other] = [await openEditor(member, id), await openEditor(member, id)];
    await title(one).fill('Hail');
    await save(one);
    await title(other).fill('Snow');
    await other.keyboard.press('Control+s');
    await expect(other.getByRole('radio', { name: 'Theirs' })).toHaveCount(1);
    // What one chooses is not listed as a change as well.
    await expect(other.getByRole('list', { name: 'What changed' })).toHaveCount(0);
    await other.getByRole('radio', { name: 'Theirs' }).click();
    await other.getByRole('button', { name: 'Keep both' }).click();
    await expect(title(other)).toHaveValue('Hail');
    expect(await savedOrder(member, id)).toBe('Hail');
    await other.keyboard.press('Control+z');
    await expect(title(other)).toHaveValue('Snow');
  });
});
