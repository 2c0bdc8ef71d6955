import type { Route } from '@playwright/test';
import { expect, expectNoSeriousViolations, studioUrl, test } from './support/studio.js';

test('has the product’s title on the start page, the page’s own elsewhere, and a picture for links', async ({
  newPage,
}) => {
  const page = await newPage({ path: '/' });
  await expect(page).toHaveTitle('AI Card Game Maker - Design, Export, Play');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const bytes = await (await page.request.get(new URL(address ?? '', studioUrl()).pathname)).body();
  expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
  const manifest = (await (await page.request.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  expect(manifest.icons).not.toEqual([]);
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
  await page.goto('/changelog');
  await page.waitForURL('**/updates');
  await expect(page).toHaveTitle('Updates · Cardwright');
  // The first press of Tab offers to skip to the content.
  await expect(page.getByRole('heading', { name: 'New on the bench' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('asks for what every page needs when it starts, and for one’s own when somebody is signed in', async ({
  newPage,
}) => {
  const page = await newPage({ as: 'member' });
  const asked = [
    '/api/worlds',
    '/api/worlds/tree',
    '/api/templates/official',
    '/api/members/me',
    '/api/templates/list',
  ];
  const answers = asked.map((path) => page.waitForResponse((response) => new URL(response.url()).pathname === path));
  await page.goto('/updates');
  for (const answer of await Promise.all(answers)) expect(answer.status()).toBe(200);
});

test('sends strangers to the sign-in page with the path they wanted, in the query and the cookie', async ({
  newPage,
}) => {
  const page = await newPage({ path: '/create/decks?sort=title#x' });
  await page.waitForURL('**/login?redirect=%2Fcreate%2Fdecks%3Fsort%3Dtitle%23x');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'cardwright-redirect-path')?.value).toBe(
    '%2Fcreate%2Fdecks%3Fsort%3Dtitle%23x',
  );
  await page.goto('/admin/members');
  await page.waitForURL('**/login?redirect=%2Fadmin%2Fmembers');
});

test('keeps members from the admin pages; where roles cannot be had it sends to the sign-in page and says so', async ({
  newPage,
}) => {
  const member = await newPage({ as: 'member', path: '/admin/members' });
  await member.waitForURL('**/forbidden');
  await expect(member.getByRole('heading', { name: 'Access denied' })).toBeVisible();
  const admin = await newPage({ as: 'admin', path: '/admin/audit-log' });
  await expect(admin.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');
  const seen: string[] = [];
  admin.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  await admin.route('**/api/members/me/roles', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }));
  await admin.getByRole('link', { name: 'Overview' }).click();
  await admin.waitForURL('**/login?redirect=%2Fadmin&failed=roles');
  await expect(admin.getByText('your roles could not be loaded')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Sign in with another account' })).toBeVisible();
  await admin.unroute('**/api/members/me/roles');
  await admin.getByRole('link', { name: 'Try again' }).click();
  await admin.waitForURL('**/admin');
  await admin.route('**/api/members/me/roles', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }));
  await admin.goto('/admin/decks?q=x#y');
  await admin.waitForURL('**/login?redirect=%2Fadmin%2Fdecks%3Fq%3Dx%23y&failed=roles');
  expect(seen).not.toContain('/forbidden');
});

test('says that the server is not responding where every call fails, and tries again', async ({ newPage }) => {
  const page = await newPage({ as: 'member', isAlone: true });
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/create/decks');
  await expect(page.getByRole('heading', { name: 'The server is not responding' })).toBeVisible();
  await expectNoSeriousViolations(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/api/**');
  // By itself, as soon as somebody returns to the window.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByRole('heading', { name: 'Your decks' })).toBeVisible();
});

test('shows the error screen by status, with its words and both ways on', async ({ newPage }) => {
  const page = await newPage({ path: '/updates', allowErrors: true });
  const heading = page.getByRole('heading', { level: 1 });
  for (const [path, code, title, message] of [
    ['/nowhere', '404', 'Not found', "We couldn't find what you were looking for."],
    ['/nowhere.html', '404', 'Not found', "We couldn't find what you were looking for."],
    ['/explore/decks/new', '404', 'Not found', "We couldn't find what you were looking for."],
    ['/forbidden', '403', 'Access denied', "You don't have permission to view this content."],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(`Error ${code}`)).toBeVisible();
    await expect(heading).toHaveText(title);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Cardwright`);
  }
  await page.getByRole('button', { name: 'Go home' }).click();
  await page.waitForURL(`${studioUrl()}/`);
  await page.goto('/updates');
  await page.evaluate(() => history.pushState({ idx: 1 }, '', '/nowhere'));
  await page.reload();
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.waitForURL('**/updates');
});

test('stands in place of a page that may not be seen any more, until that is cleared', async ({ newPage }) => {
  const page = await newPage({ as: 'member' });
  await page.route('**/api/decks?*', (route) =>
    route.fulfill({ status: 403, json: { type: '/forbidden', title: 'Not yours', status: 403 } }),
  );
  await page.goto('/create/decks');
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
  await page.unroute('**/api/decks?*');
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByRole('heading', { name: 'Your decks' })).toBeVisible();
  // Where there is an earlier page, the error ends with the page that it belongs to.
  await page.goto('/create/templates');
  await page.route('**/api/decks?*', (route) => route.fulfill({ status: 403, json: { title: 'Not yours' } }));
  await page.getByRole('link', { name: 'Decks', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByRole('heading', { name: 'Templates', exact: true })).toBeVisible();
});

test('forces dark where the page says so, and keeps the choice elsewhere', async ({ newPage }) => {
  const page = await newPage({ as: 'member', path: '/settings/profile', colorMode: 'light' });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  const choose = async (mode: string): Promise<void> => {
    await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('menuitemradio', { name: mode }).click();
    await expect(html).toHaveAttribute('data-mantine-color-scheme', mode.toLowerCase());
  };
  await choose('Dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await choose('Light');
  await page.goto('/about');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  // A member needs no account.
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to your decks' })).toBeVisible();
});

test('lists shortcuts under ? but not while somebody types, and finds actions by keyboard alone', async ({
  newPage,
  newMember,
}) => {
  const page = await newPage({ as: await newMember(), path: '/settings/profile' });
  const field = page.getByRole('textbox', { name: 'Display name' });
  await field.fill('');
  await field.press('?');
  await expect(field).toHaveValue('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await field.fill('Nova Tester');
  await field.blur();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help and shortcuts' });
  await expect(help.getByText('Find an action')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  // What is typed before the palette has loaded is searched for, and no shortcut.
  const asked: Route[] = [];
  await page.route(/\/Palette-[\w-]+\.js$/, (route) => void asked.push(route));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('?');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('templ');
  await expect.poll(() => asked.length).toBe(1);
  await asked[0]?.continue();
  const search = page.getByRole('textbox', { name: 'Find an action' });
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('templ');
  await expect(page.locator('[data-action][data-selected]')).toHaveCount(1);
  await search.fill('goblin');
  await expect(page.getByText('No action matches “goblin”.')).toBeVisible();
  await search.fill('templ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/create/templates');
});

test('keeps the foot of the sidebar in sight in low windows, also beside the many places of an admin', async ({
  newPage,
}) => {
  const page = await newPage({ as: 'admin', path: '/admin', height: 900 });
  const menu = page.getByRole('button', { name: /^Menu of/ });
  await expect(menu).toBeInViewport({ ratio: 1 });
  const last = page.getByRole('link', { name: 'Checkout test' });
  const placeOf = (place: typeof menu) => place.evaluate((element) => element.getBoundingClientRect());
  const back = page.getByRole('link', { name: 'Back to your decks' });
  expect((await placeOf(last)).bottom).toBeLessThanOrEqual((await placeOf(back)).top);
  await page.setViewportSize({ width: 1440, height: 500 });
  await expect(menu).toBeInViewport({ ratio: 1 });
});

test('has everything of the sidebar within reach on phones', async ({ newPage }) => {
  const page = await newPage({ as: 'admin', path: '/create/decks', width: 360 });
  await page.getByRole('button', { name: 'More' }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  for (const name of ['Social banners', 'Admin', 'Profile'])
    await expect(more.getByRole('link', { name })).toBeVisible();
  await expect(more.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expectNoSeriousViolations(page);
  await more.getByRole('link', { name: 'Profile' }).click();
  await page.waitForURL('**/settings/profile');
});
