import { makeWeather, savedOrder, test, title, whenDrawn } from './deckEditorDecks.js';
import { expect } from './support/studio.js';

test.describe('a deck without its server', () => {
  test('saves when the line is back', async ({ newMember, openEditor }) => {
    const member = await newMember();
    const id = await makeWeather(member, 1);
    const page = await openEditor(member, id);
    await page.context().setOffline(true);
    await title(page).fill('Hail');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Not saved, you are offline')).toBeVisible();
    await title(page).fill('Hailstorm');
    await page.context().setOffline(false);
    await expect(page.getByText('Deck saved')).toBeVisible();
    expect(await savedOrder(member, id)).toBe('Hailstorm');
  });

  test('saves by itself when the database answers again, and does not conflict with what it had saved', async ({
    newMember,
    openEditor,
  }) => {
    const member = await newMember();
    const id = await makeWeather(member, 1);
    const page = await openEditor(member, id);
    const unavailable = {
      type: '/problems/unavailable',
      title: 'Temporarily unavailable',
      status: 503,
      detail: 'The database is not responding. Try again.',
    };
    await page.route(`**/api/decks/${id}`, async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      await route.fetch();
      await route.fulfill({ status: 503, contentType: 'application/problem+json', json: unavailable });
    });
    await title(page).fill('Hail');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Not saved, the server is not responding')).toBeVisible();
    await expect(page.getByText('The database is not responding.')).toBeVisible();
    await title(page).fill('Hailstorm');
    await page.unroute(`**/api/decks/${id}`);
    await expect(page.getByText('Deck saved')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await savedOrder(member, id)).toBe('Hailstorm');
  });

  test('saves by itself after a server that hung, and does not conflict with what it did when it woke up', async ({
    newMember,
    newPage,
  }) => {
    const member = await newMember();
    const id = await makeWeather(member, 1);
    const page = await newPage({ as: member, isAlone: true });
    await page.clock.install();
    await page.goto(`/create/decks/${id}`);
    await whenDrawn(page);
    const held: unknown[] = [];
    await page.route(`**/api/decks/${id}`, (route) =>
      route.request().method() === 'PATCH' ? void held.push(route.request().postDataJSON()) : route.continue(),
    );
    await title(page).fill('Hail');
    await page.keyboard.press('Control+s');
    await expect.poll(() => held.length).toBe(1);
    await page.clock.fastForward(60_000);
    await expect(page.getByText('Not saved, the server is not responding')).toBeVisible();
    await title(page).fill('Hailstorm');
    await (await member.api()).patch(`/api/decks/${id}`, held[0]);
    await page.unroute(`**/api/decks/${id}`);
    await page.clock.fastForward(5_000);
    await expect(page.getByText('Deck saved')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await savedOrder(member, id)).toBe('Hailstorm');
  });

  for (const [what, files] of [
    ['the list of fonts', '**/fonts/manifest.json'],
    ['a font', '**/fonts/*.ttf'],
  ] as const)
    test(`draws the cards when the line is back after ${what} could not be loaded`, async ({ newMember, newPage }) => {
      const member = await newMember();
      const id = await makeWeather(member, 1);
      const page = await newPage({ as: member, isAlone: true });
      await page.route(files, (route) => route.abort('internetdisconnected'));
      await page.goto(`/create/decks/${id}`);
      await expect(page.getByRole('alert').first()).toContainText(/fonts? could not be loaded\./i);
      await page.unroute(files);
      await page.context().setOffline(true);
      await page.context().setOffline(false);
      await whenDrawn(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText('Cannot be drawn')).toHaveCount(0);
    });
});
