import { expect, expectNoSeriousViolations, test, type Member, type Page } from './support/studio.js';

/** Saves a draft with three cards, of which one lies there twice, or more often. */
async function draft(member: Member, pines = 2): Promise<string> {
  const api = await member.api();
  const { worlds } = await api.get<{ worlds: { id: string }[] }>('/api/worlds');
  const card = (title: string, copies = 1): object => ({ copies, translations: { en: { title } } });
  const { deck } = await api.post<{ deck: { id: string } }>('/api/decks', {
    world_id: worlds[0]?.id,
    translations: { en: { title: 'Three Trees', description: 'Trees' } },
    categories: [
      { translations: { en: { title: 'Trees' } }, cards: [card('Pine', pines), card('Oak'), card('Birch')] },
    ],
  });
  return deck.id;
}

const hand = (page: Page) => page.getByRole('region', { name: /^Your hand/ }).getByRole('listitem');
const lying = (page: Page) => page.getByRole('region', { name: 'The table' });

test('plays a draft with a friend who has no account', async ({ newPage, newMember }) => {
  const nova = await newMember('Nova');
  const host = await newPage({ as: nova, path: `/own/decks/${await draft(nova)}`, hasMotion: true });
  await host.getByRole('button', { name: 'Play together' }).click();
  await host.waitForURL('**/play/table/*');
  await host.getByLabel('Your name').fill('Nova');
  await expectNoSeriousViolations(host);
  await host.keyboard.press('Enter');
  await expect(host.getByRole('button', { name: 'Invite' })).toBeVisible();
  await expect(host.getByRole('main')).toBeFocused();
  await host.getByRole('button', { name: 'Invite' }).click();
  const address = await host.getByLabel('Link').inputValue();
  await expect(host.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await host.keyboard.press('Escape');

  const guest = await newPage({ width: 360, path: new URL(address).pathname });
  await guest.getByRole('button', { name: 'Just watch' }).click();
  await expect(guest.getByRole('alert')).toHaveText('Enter a name that the others will know you by.');
  await expect(guest.getByLabel('Your name')).toBeFocused();
  await guest.keyboard.type('Sami');
  await guest.getByRole('button', { name: 'Sit down and play' }).click();
  const players = host.getByRole('list', { name: 'At the table' });
  await expect(players).toContainText('Sami0 cards');

  await host.getByRole('button', { name: 'Table', exact: true }).click();
  await host.getByLabel('Deal to everybody').selectOption('2 cards');
  await host.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(hand(guest)).toHaveCount(2);
  await expect(players).toContainText('Sami2 cards');
  await expectNoSeriousViolations(guest);

  // Sorted, moved and held face down, a hand is nobody else's business.
  const titles = (page: Page) =>
    hand(page)
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  const [first = '', second = ''] = await titles(host);
  await host.keyboard.press('ArrowRight');
  await host.keyboard.press('.');
  await expect.poll(() => titles(host)).toEqual([second, first]);
  await host.getByLabel('Sort the hand').selectOption('By name');
  await expect.poll(() => titles(host)).toEqual([first, second].sort());
  await host.getByRole('button', { name: 'Hold face down' }).click();
  await expect(hand(host).getByRole('button', { name: 'Turn your hand face up' })).toHaveCount(2);
  await hand(host).getByRole('button').last().click();
  await host.keyboard.press('Escape');

  await host.keyboard.press('?');
  const help = host.getByRole('dialog', { name: 'Help and shortcuts' });
  await expect(help.getByText('Hold your hand face down, or up')).toBeVisible();
  await expect(help.getByText('Put the chosen card back')).toBeVisible();
  await host.keyboard.press('Escape');
  await expect(help).toBeHidden();

  // A key that is held counts once.
  for (let repeats = 0; repeats < 2; repeats += 1) await host.keyboard.down('h');
  await host.keyboard.up('h');
  await expect(hand(host).getByRole('button', { name: 'Turn your hand face up' })).toHaveCount(2);
  await host.keyboard.press('h');

  // By keyboard on one side, by tapping on the other.
  await host.keyboard.press('ArrowRight');
  await host.keyboard.press('p');
  await expect(lying(guest).getByText(/^(Pine|Oak|Birch)$/)).toHaveCount(1);
  await hand(guest)
    .first()
    .getByRole('button')
    .click({ position: { x: 10, y: 20 } });
  await guest.getByRole('button', { name: 'Give', exact: true }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Nova' }).click();
  await expect(hand(host)).toHaveCount(2);
  await guest.reload();
  await expect(hand(guest)).toHaveCount(1);

  // Dragged onto the table.
  const card = await hand(guest).getByRole('button').boundingBox();
  const table = await lying(guest).boundingBox();
  await guest.mouse.move((card?.x ?? 0) + 20, (card?.y ?? 0) + 20);
  await guest.mouse.down();
  await guest.mouse.move((table?.x ?? 0) + 180, (table?.y ?? 0) + 60, { steps: 4 });
  await guest.mouse.up();
  await expect(hand(guest)).toHaveCount(0);
  await expect(host.getByRole('status', { name: 'The latest move' })).toContainText(/Sami plays (Pine|Oak|Birch)/);

  // The row on a phone has room for two cards: it shows the end, where the newest lies.
  await host.keyboard.press('ArrowRight');
  await host.keyboard.press('p');
  const played = lying(guest).locator('[data-drop="table"]').getByRole('button');
  await expect(played).toHaveCount(3);
  await expect(played.last()).toBeInViewport({ ratio: 0.9 });

  await host.getByRole('button', { name: 'Table', exact: true }).click();
  // The dialog takes the focus when it has opened.
  await expect(host.getByRole('dialog', { name: 'This table' }).locator(':focus')).toHaveCount(1);
  await host.getByLabel('Write a note').fill('Pine counts twice');
  await host.getByLabel('Write a note').press('Enter');
  await host.getByRole('button', { name: 'Remove the note “Pine counts twice”' }).press('Enter');
  await expect(host.getByRole('region', { name: 'Notes' })).toBeFocused();
  await host.getByRole('button', { name: 'Remove', exact: true }).click();
  await host.getByRole('dialog', { name: 'Remove Sami?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(guest.getByRole('heading', { name: 'You are no longer at the table' })).toBeVisible();

  await host.getByRole('button', { name: 'Leave the table' }).click();
  await host.getByRole('dialog', { name: 'Leave the table?' }).getByRole('button', { name: 'Leave the table' }).click();
  await expect(host.getByText('Your cards are back in the draw pile.')).toBeVisible();
});

test('shows the table on a wall without a hand, and says when a connection or a table is gone', async ({
  newPage,
  newMember,
}) => {
  const nova = await newMember('Nova');
  const api = await nova.api();
  const { code } = await api.post<{ code: string }>('/api/live-tables', { deck_id: await draft(nova) });
  const host = await newPage({ as: nova, path: `/play/table/${code}`, allowErrors: true });
  const pictures = '**/api/live-tables/*/cards/**';
  await host.route(pictures, (route) => route.abort());
  // The name is that of the account.
  await expect(host.getByLabel('Your name')).toHaveValue('Nova');
  await host.getByRole('button', { name: 'Sit down and play' }).click();
  await host.getByRole('button', { name: 'Draw a card', exact: true }).click();
  await expect(hand(host)).toHaveCount(1);
  await expect(hand(host).locator('svg')).toHaveCount(1);
  await host.unroute(pictures);
  const sent: string[] = [];
  const wall = await newPage({ allowErrors: true });
  wall.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => sent.push(String(payload))));
  await wall.goto(`/play/table/${code}?view=projector`);
  await expect(wall.getByRole('complementary', { name: 'Join in' })).toContainText(code);
  await expect(wall.getByRole('list', { name: 'At the table' })).toContainText('Nova');
  expect(sent.join('')).not.toMatch(/Pine|Oak|Birch|"face":"/);
  await expectNoSeriousViolations(wall);

  // The dialogs are loaded before anybody opens them, and so open without a connection: with all that they need.
  const isLoaded = () => {
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"], link[rel="stylesheet"]');
    const wanted = [...links].map(({ href }) => href);
    return wanted.some((href) => href.includes('TableDialogs')) && wanted.every((href) => loaded.has(href));
  };
  await expect.poll(() => host.evaluate(isLoaded)).toBe(true);
  const lost = host.getByText('The connection is lost. Your seat is kept');
  await host.context().setOffline(true);
  await expect(lost).toBeVisible();
  await host.keyboard.press('d');
  await expect(host.getByText('Wait until the table is back.')).toBeVisible();
  await host.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(host.getByRole('dialog', { name: 'This table' })).toBeVisible();
  await host.keyboard.press('Escape');
  await host.context().setOffline(false);
  await expect(lost).toBeHidden();
  await expect(hand(host)).toHaveCount(1);
  // A picture that could not be loaded is, now that the connection is back.
  await expect(hand(host).locator('img')).toHaveJSProperty('complete', true);

  await host.routeWebSocket(/socket$/, (socket) => socket.close({ code: 1012 }));
  await host.reload();
  await expect(host.getByRole('status', { name: 'Sitting down' })).toBeVisible();
  await wall.goto('/play/table/NONE-0000');
  await expect(wall.getByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('shows the whole hand and the piles on a phone on its side', async ({ newPage, newMember }) => {
  const nova = await newMember('Nova');
  const host = await newPage({ as: nova, path: `/own/decks/${await draft(nova, 12)}` });
  await host.getByRole('button', { name: 'Play together' }).click();
  await host.waitForURL('**/play/table/*');
  const page = await newPage({ width: 740, height: 360, path: new URL(host.url()).pathname });
  await page.getByLabel('Your name').fill('S'.repeat(30));
  await expect(page.getByText('A name can have at most 30 characters.')).toBeVisible();
  await page.getByLabel('Your name').fill('Sami');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Draw a card', exact: true }).click();
  await page.getByRole('button', { name: 'Draw a card', exact: true }).click();
  await expect(hand(page)).toHaveCount(2);
  await hand(page).first().getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Play it' })).toBeInViewport({ ratio: 1 });
  // The corners of a card that is turned a little are not quite in the box that holds it.
  for (const card of await hand(page).getByRole('button').all()) await expect(card).toBeInViewport({ ratio: 0.95 });
  await expect(lying(page).getByRole('button', { name: 'More actions for the draw pile' })).toBeInViewport({
    ratio: 1,
  });
  const [card, bar] = [await hand(page).last().boundingBox(), await page.locator('footer').boundingBox()];
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  // Upright, a full hand stays between the edges.
  await page.setViewportSize({ width: 360, height: 740 });
  await hand(page).first().getByRole('button').click();
  for (let count = 3; count <= 10; count += 1) {
    await page.getByRole('button', { name: 'Draw a card', exact: true }).click();
    await expect(hand(page)).toHaveCount(count);
  }
  for (const card of await hand(page).getByRole('button').all()) await expect(card).toBeInViewport({ ratio: 0.99 });
});
