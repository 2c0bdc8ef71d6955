import type { Locator } from '@playwright/test';
import { expect, expectNoSeriousViolations, studioUrl, test, type Member, type Page } from './support/studio.js';

interface Listed {
  readonly id: string;
  readonly translations: Readonly<Record<string, { readonly title: string }>>;
}

const NO_DECK = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';

interface Publication {
  readonly status?: string;
  /** The deck's own, by language. Its cards are in English and German. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** Publishes a deck of three cards in two languages, with many words in German. */
async function publish(
  member: Member,
  { status = 'unlisted', titles = { en: 'Three Trees', de: 'Drei Bäume' } }: Publication = {},
): Promise<string> {
  const api = await member.api();
  const { worlds } = await api.get<{ worlds: { id: string }[] }>('/api/worlds');
  const card = (en: string, de: string): object => ({
    translations: { en: { title: en }, de: { title: `${de}${' im Wind'.repeat(18)}` } },
  });
  const { deck } = await api.post<{ deck: { id: string } }>('/api/decks', {
    status,
    world_id: worlds[0]?.id,
    translations: Object.fromEntries(
      Object.entries(titles).map(([code, title]) => [code, { title, ...(code === 'en' && { description: 'Trees' }) }]),
    ),
    categories: [
      { translations: { en: { title: 'Needles' } }, cards: [card('Pine', 'Kiefer')] },
      { translations: { en: { title: 'Leaves' } }, cards: [card('Oak', 'Eiche'), card('Birch', 'Birke')] },
    ],
  });
  return deck.id;
}

const onTable = (page: Page) => page.getByRole('status', { name: 'On the table' });

/** Draws until the pile is through. @returns what was on the table */
async function drawAll(page: Page, count: number): Promise<string[]> {
  const drawn: string[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    await expect(onTable(page)).not.toHaveText('');
    const said = await onTable(page).textContent();
    drawn.push(said ?? '');
    if (turn === count - 1) break;
    await page.keyboard.press('ArrowRight');
    await expect(onTable(page)).not.toHaveText(said ?? '');
  }
  return drawn.sort();
}

/** Drags from the middle of the card that lies on the table. */
async function swipe(page: Page, right: number, down: number): Promise<void> {
  const card = page.getByRole('button', { name: /^Turn the card over/ });
  // A card that has just been drawn is still moving to its place.
  await card.hover();
  const box = await card.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.down();
  await page.mouse.move(x + right, y + down, { steps: 3 });
  await page.mouse.up();
}

test('finds a deck by world, search and tag, and keeps them in the address', async ({ newPage }) => {
  const page = await newPage({ path: '/explore' });
  await page.getByRole('button', { name: /^Schoolroom/ }).click();
  await expect(page).toHaveURL(/world=schoolroom/);
  await page.getByLabel('Order').selectOption('By title');
  // Other tests publish copies.
  const decks = page.getByRole('main').getByRole('listitem').getByRole('link').filter({ hasText: 'Cardwright' });
  await expect(decks).toHaveText([/^Lantern Words/, /^Tide Pool/, /^Where on Earth/]);
  await page.getByRole('searchbox', { name: 'Search all decks' }).fill('octopus');
  await expect(decks).toHaveText([/^Tide Pool/]);
  await page.reload();
  await expect(decks).toHaveText([/^Tide Pool/]);
  await page.getByRole('searchbox').fill('goblin');
  await expect(page.getByRole('heading', { name: 'No deck matches “goblin”' })).toBeVisible();
  await expect(page.getByText('Try fewer filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all decks' }).click();
  await expect(page.getByRole('heading', { name: 'Workshop' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('leads from a deck to a copy of it, by way of signing in', async ({ newPage, newMember, newPasswordMember }) => {
  const [maker, visitor] = [await newMember('Ines Novak'), await newPasswordMember()];
  const id = await publish(maker);
  const page = await newPage({ path: `/explore/decks/${id}` });
  await expect(page.getByRole('heading', { name: 'Three Trees', level: 1 })).toBeVisible();
  const fan = page.getByRole('group', { name: 'Cards of the deck' });
  await fan.getByRole('button', { name: 'Next card' }).click();
  await expect(fan.getByRole('status')).toContainText('Card 2 of 3: Oak');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Drei Bäume' })).toBeVisible();
  await expect(page).toHaveURL(/language=de/);
  await page.getByRole('button', { name: 'Copy into your decks' }).click();
  await page.waitForURL('**/login?redirect=*');
  await page.getByLabel('E-mail').first().fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).first().fill(visitor.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/create/decks/*');
  const { decks } = await (await visitor.api()).get<{ decks: readonly Listed[] }>('/api/decks');
  expect(decks.map(({ translations }) => translations.en?.title)).toEqual(['Three Trees']);
});

test('shows no author where the maker has given no name', async ({ newPage, newMember }) => {
  const maker = await newMember('Ada');
  const id = await publish(maker);
  const page = await newPage({ path: `/explore/decks/${id}` });
  await expect(page.getByRole('link', { name: 'Ada' })).toBeVisible();
  await (await maker.api()).patch('/api/members/me', { display_name: '' });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Play it now' })).toBeVisible();
  await expect(page.locator('a[href*="author="]')).toHaveCount(0);
  await page.goto(`/play/random/${id}`);
  await expect(onTable(page)).not.toHaveText('');
  await expect(page.getByText(/^by\b/)).toHaveCount(0);
});

test('breaks long words on phones', async ({ newPage, newMember }) => {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const maker = await newMember(word);
  const title = `${word} ${maker.id.slice(0, 8)}`;
  const id = await publish(maker, { status: 'published', titles: { en: title } });
  const translations = { en: { title, description: word, short_description: word, tags: [word] } };
  await (await maker.api()).patch(`/api/decks/${id}`, { translations });
  const page = await newPage({ path: `/explore?q=${encodeURIComponent(title)}`, width: 360 });
  const expectToFit = async (text: Locator): Promise<void> => {
    const { right, isCut } = await text.evaluate((element) => ({
      right: element.getBoundingClientRect().right,
      isCut: element.scrollWidth > element.clientWidth,
    }));
    expect([right <= 360, isCut]).toEqual([true, false]);
  };
  await expectToFit(page.getByRole('link', { name: title }));
  // The cover is in the language of the title below it.
  await expect(page.getByRole('link', { name: title }).locator('img')).toHaveAttribute('src', /language=en/);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const text of await page.getByText(word, { exact: true }).all()) await expectToFit(text);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // The bookmark stays beside the maker, however many lines the name takes.
  const [name, bookmark] = await Promise.all([
    page.locator('a[href*="author="]').boundingBox(),
    page.getByRole('button', { name: 'Keep for later' }).boundingBox(),
  ]);
  expect(bookmark?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
  // What shows before the scripts run.
  const slow = await newPage({ width: 360 });
  await slow.route('**/*.js', (route) => route.abort());
  await slow.goto(`/explore/decks/${id}`);
  await expectToFit(slow.getByText(word, { exact: true }));
  await page.locator('a[href*="author="]').click();
  await expectToFit(page.getByRole('heading', { level: 1, name: word, exact: true }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.goto(`/explore?q=${'x'.repeat(200)}`);
  await expectToFit(page.getByRole('heading', { name: /^No deck matches/ }));
  await expect(page.getByText('Try other words, or fewer.')).toBeVisible();
});

test('offers a language that only the cards have, and writes each in its direction', async ({ newPage, newMember }) => {
  const member = await newMember();
  const arabic = 'ثلاث أشجار';
  const id = await publish(member, { titles: { en: 'Three Trees', ar: arabic } });
  const page = await newPage({ path: `/explore/decks/${id}?language=en` });
  const fan = page.getByRole('group', { name: 'Cards of the deck' });
  await expect(fan.getByRole('status')).toContainText('Pine');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(fan.getByRole('status')).toContainText('Kiefer');
  await expect(page.getByRole('heading', { name: 'Three Trees', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Play it now' }).click();
  await expect(onTable(page)).toHaveText(/Kiefer|Eiche|Birke/);
  await page.getByLabel('Language').selectOption('English');
  await expect(onTable(page)).toHaveText(/Pine|Oak|Birch/);
  // A name that is too long is cut at its end, which is on the left.
  await page.getByLabel('Language').selectOption('العربية');
  await expect(page.getByText(arabic, { exact: true })).toHaveCSS('direction', 'rtl');
  const own = await newPage({ as: member, path: `/own/decks/${id}` });
  await expect(own.getByRole('radiogroup', { name: 'Language of the cards' }).getByText('Deutsch')).toBeVisible();
});

test('plays a deck by keyboard, without a repeat, and without a connection', async ({ newPage, newMember }) => {
  const id = await publish(await newMember());
  const page = await newPage({ path: `/play/random/${id}?language=en`, width: 360, hasMotion: true });
  expect(await drawAll(page, 3)).toEqual(['Birch', 'Oak', 'Pine']);
  await page.keyboard.press('b');
  const favourite = page.getByRole('button', { name: 'Add to favourites' });
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  // Where the colours of the page are replaced, a line says so.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(favourite).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByLabel('Cards to draw from').selectOption('Leaves (2)');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await drawAll(page, 2)).toEqual(['Birch', 'Oak']);
  await page.getByLabel('Language').selectOption('Deutsch');
  await expect(onTable(page)).toHaveText(/Birke|Eiche/);
  const last = await onTable(page).textContent();
  await swipe(page, 120, 0);
  await expect(onTable(page)).not.toHaveText(last ?? '');
  await swipe(page, 0, -120);
  await expect(onTable(page)).toHaveText(last ?? '');
  await expectNoSeriousViolations(page);
  // A projector shows the words; Escape and the button end it.
  const leave = page.getByRole('button', { name: 'Leave presenter view' });
  await page.keyboard.press('p');
  await expect(leave).toBeVisible();
  // All of them, however many.
  expect(await onTable(page).evaluate((words) => words.scrollHeight - words.clientHeight)).toBe(0);
  const help = page.getByRole('dialog', { name: 'Help and shortcuts' });
  await page.keyboard.press('?');
  await expect(help.getByText('Leave presenter view')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(leave).toBeHidden();
  // The next card stays hidden until the next person has the phone; the space bar shows it and draws no other.
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('switch', { name: 'Hand it around' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'I have it' })).toBeFocused();
  await expect(onTable(page)).toHaveText('');
  await page.keyboard.press('Enter');
  await expect(onTable(page)).toHaveText(/Birke|Eiche/);
  // Everything is kept once the deck's pictures are.
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByText('This deck also works offline.')).toBeVisible();
  await page.context().setOffline(true);
  await page.goto(`${studioUrl()}/play/random/${id}?language=de`);
  await expect(onTable(page)).toHaveText(/Birke|Eiche|Kiefer/);
  await expect(page.getByRole('img').first()).toHaveJSProperty('complete', true);
  expect(
    await page
      .getByRole('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
});

test('says how much of a deck is kept when the connection is lost', async ({ newPage, newMember }) => {
  const id = await publish(await newMember());
  const page = await newPage({ isAlone: true });
  // Also what the service worker fetches, once it serves the page.
  await page.context().route('**/cards/*/*', (route) => route.abort());
  await page.goto(`/play/random/${id}`);
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByRole('button', { name: 'Save it for offline use' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline\. This browser has kept 0 of \d+ pictures/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
});

test('offers no cards to play where a deck has none', async ({ newPage, newMember }) => {
  const maker = await newMember();
  const id = await publish(maker);
  await (await maker.api()).patch(`/api/decks/${id}`, { categories: [] });
  const page = await newPage({ path: `/play/random/${id}` });
  await expect(page.getByText('This deck has no cards yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play all cards' })).toBeHidden();
});

test('shows neither drafts nor decks that do not exist', async ({ newPage, newMember }) => {
  const id = await publish(await newMember(), { status: 'draft' });
  const page = await newPage();
  for (const path of [`/explore/decks/${id}`, `/play/random/${id}`, `/play/random/${NO_DECK}`]) {
    const answer = await page.goto(studioUrl() + path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Explore other decks' })).toBeVisible();
    await expect(page.getByText("We couldn't find what you were looking for.")).toBeVisible();
  }
});
