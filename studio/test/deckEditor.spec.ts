import { card, importFixture, makeWeather, order, save, savedDeck, savedOrder, test } from './deckEditorDecks.js';
import { expect, expectNoSeriousViolations } from './support/studio.js';

test.describe('the deck editor', () => {
  test('shows real cards, draws what is typed, and saves it', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await importFixture(member, 'open-ground');
    const page = await openEditor(member, id);
    await expect(page.getByRole('img', { name: 'Front of What did we stop noticing?' })).toBeVisible();
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('What did we start noticing?');
    await expect(page.getByRole('img', { name: 'Front of What did we start noticing?' })).toBeVisible();
    await expect(card(page, 'What did we start noticing?')).toBeVisible();
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await save(page);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const [category] = (await savedDeck(member, id)).categories;
    expect(category?.cards[0]?.translations.en?.title).toBe('What did we start noticing?');
  });

  test('edits a text where it stands on the card, a few Tab presses away from the page', async ({
    newMember,
    openEditor,
  }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 2));
    // By keyboard: the second link skips to the fields, and the title is two presses behind it.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to fields' })).toBeFocused();
    await page.keyboard.press('Enter');
    const title = page.getByLabel('Title', { exact: true });
    let presses = 0;
    while (!(await title.evaluate((input) => input === document.activeElement))) {
      await page.keyboard.press('Tab');
      presses += 1;
      expect(presses).toBeLessThan(6);
    }
    // The field that has the focus is outlined on the card; a click there edits it.
    const mark = page.locator('[data-side=front] span:has(> b)');
    await expect(mark).toHaveText('Title');
    const box = await mark.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    const onCard = page.getByRole('textbox', { name: 'Title, on the card' });
    await expect(onCard).toBeFocused();
    await page.keyboard.type('Typed on the card');
    await page.keyboard.press('Escape');
    await expect(onCard).toBeHidden();
    await expect(title).toHaveValue('Typed on the card');
    await page.keyboard.press('Control+z');
    await expect(title).toHaveValue('A1');
  });

  test('has no deck to show where there is none', async ({ newPage, newMember }) => {
    const member = await newMember();
    const page = await newPage({
      as: member,
      path: '/create/decks/3f0d3a52-6d0b-4d5f-8f40-2f3f7f6f4a11',
      allowErrors: true,
    });
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  });

  test('adds the first language found with Enter', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 2));
    await page.getByRole('button', { name: 'Add language' }).click();
    const search = page.getByRole('textbox', { name: 'Find a language' });
    await search.fill('deutsch');
    await expect(page.getByRole('listbox', { name: 'Languages' })).toBeVisible();
    await search.press('Enter');
    await expect(search).toBeHidden();
    await expect(page.getByRole('button', { name: 'Deutsch 0 of 2 cards are translated' })).toBeFocused();
    await expect(page.getByLabel('Title', { exact: true })).toHaveAttribute('placeholder', 'A1');
    await page
      .getByRole('navigation', { name: 'Deck editor' })
      .getByRole('button', { name: 'Deck', exact: true })
      .click();
    const languages = page.getByRole('region', { name: 'Languages' });
    await languages.getByRole('button', { name: 'Add language' }).click();
    await search.fill('french');
    await search.press('Enter');
    await expect(languages.getByText('Français')).toBeVisible();
    await expect(languages.getByRole('button', { name: 'Add language' })).toBeFocused();
    await languages.getByRole('button', { name: 'Remove French' }).press('Enter');
    await expect(languages.getByText('Français')).toBeHidden();
    await expect(languages.getByRole('button', { name: 'Add language' })).toBeFocused();
    const world = page.getByRole('combobox', { name: 'World' });
    await world.fill('oracle');
    await page.getByRole('option', { name: 'Old Forest › Oracle tent' }).click();
    await expect(world).toHaveValue('Old Forest › Oracle tent');
  });

  test('shows which language stands in, and translates', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 2);
    const page = await openEditor(member, id);
    await page.getByRole('button', { name: 'Add language' }).click();
    await page.getByRole('textbox', { name: 'Find a language' }).fill('german');
    await page.getByRole('option', { name: /Deutsch/ }).click();
    const title = page.getByLabel('Title', { exact: true });
    await expect(title).toHaveValue('');
    await expect(title).toHaveAttribute('placeholder', 'A1');
    await expect(page.getByText('Shows English').first()).toBeVisible();
    await title.fill('Hagel');
    await expect(card(page, 'Hagel')).toBeVisible();
    await save(page);
    expect((await savedDeck(member, id)).categories[0]?.cards[0]?.translations.de?.title).toBe('Hagel');
  });

  test('says what is missing, and only that', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 1);
    const page = await openEditor(member, id);
    await page
      .getByRole('navigation', { name: 'Deck editor' })
      .getByRole('button', { name: 'Deck', exact: true })
      .click();
    await page.locator('#deck-title').fill('');
    await page.locator('#deck-description').fill('');
    await page.keyboard.press('Control+s');
    // The time of the message stands still while the mouse is on it.
    await page.getByText('Missing required fields').hover();
    await expect(page.getByText('Please fill in: Title, Description', { exact: true })).toBeVisible();
    await expect(page.getByText('Fill this in to save the deck.')).toHaveCount(2);
    await page.getByRole('navigation', { name: 'Deck editor' }).getByRole('button', { name: 'Cards' }).press('Enter');
    await page.getByRole('button', { name: 'Fill in' }).click();
    await expect(page.locator('#deck-title')).toBeFocused();
    await page.locator('#deck-title').blur();
    await page.getByRole('button', { name: 'Missing: Title, Description' }).click();
    await expect(page.locator('#deck-title')).toBeFocused();
    expect((await savedDeck(member, id)).version).toBe(1);
    await page.locator('#deck-title').fill('Storms');
    await page.locator('#deck-description').fill('For nights indoors.');
    await save(page);
    expect((await savedDeck(member, id)).translations.en?.title).toBe('Storms');
  });

  test('edits a card by keyboard alone', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 3, 1);
    const page = await openEditor(member, id);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Find a card' })).toBeFocused();
    await page.keyboard.press('Escape');
    await card(page, 'A1').focus();
    await page.keyboard.press('ArrowDown');
    await expect(card(page, 'A2')).toBeFocused();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => order(page)).toBe('A1 A3 A2 B1');
    await expect(page.getByText('“A2” is now card 3 of 3 in “Group A”.')).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Hail');
    await page.keyboard.press('Tab');
    await page.keyboard.type('It is coming down.');
    await page.keyboard.press('Control+ArrowDown');
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('B1');
    await save(page);
    expect(await savedOrder(member, id)).toBe('A1 A3 Hail | B1');
  });

  test('finds cards by any text', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await importFixture(member, 'open-ground'));
    await page.getByRole('searchbox', { name: 'Find a card' }).fill('first day');
    await expect(page.locator('[role=treeitem][aria-level="2"]')).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Find a card' }).fill('goblin');
    await expect(page.getByText('No card matches.')).toBeVisible();
  });

  test('opens a card in a dialog at its content', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 2));
    await card(page, 'A2').dblclick();
    await expect(page.getByRole('dialog', { name: 'A2' })).toBeVisible();
    // It is named after the card, under whatever title it has now.
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('tab', { name: 'Content' })).toHaveAttribute('aria-selected', 'true');
    await dialog.getByLabel('Title', { exact: true }).fill('Hail');
    await dialog.getByRole('tab', { name: 'Design' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Front template' })).toBeVisible();
    await expectNoSeriousViolations(page);
    await page.keyboard.press('Escape');
    await expect(card(page, 'Hail')).toBeVisible();
  });

  test('the deck’s design says which cards keep their own, and replaces it', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const page = await openEditor(member, await makeWeather(member, 2));
    await card(page, 'A2').dblclick();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Design' }).click();
    await dialog.getByRole('combobox', { name: 'Front template' }).click();
    await page.getByRole('option', { name: 'Arcana', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('navigation', { name: 'Deck editor' }).getByRole('button', { name: /^Deck/ }).click();
    const front = page.getByRole('region', { name: 'Front' });
    await expect(front).toContainText('1 card keeps a front of its own');
    await expectNoSeriousViolations(page);
    await front.getByRole('button', { name: 'Use the deck’s front for all' }).click();
    await expect(front).not.toContainText('of its own');
    await page.keyboard.press('Control+z');
    await expect(front).toContainText('1 card keeps a front of its own');
  });
});
