import { expect, it } from 'vitest';
import { api, expectNoSeriousViolations, newMember, newPage, see, studioUrl } from './support/studio.js';

it('has the product’s title on the start page, the page’s own elsewhere, and a picture for links', async () => {
  const page = await newPage({ path: '/' });
  await see(page).toHaveTitle('AI Card Game Maker - Design, Export, Play');
  await page.goto('/updates');
  await see(page).toHaveTitle('Updates · Cardwright');
  const picture = await page.request.get('/social.png');
  const bytes = await picture.body();
  expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
  const manifest = (await (await page.request.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
});

it('sends strangers to the sign-in page with the path they wanted, in the query and the cookie', async () => {
  const page = await newPage({ path: '/create/decks?sort=title#x' });
  await page.waitForURL('**/login?redirect=%2Fcreate%2Fdecks%3Fsort%3Dtitle%23x');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'cardwright-redirect')?.value).toBe(
    '%2Fcreate%2Fdecks%3Fsort%3Dtitle%23x',
  );
});

it('keeps members from the admin pages, and brings strangers back to them', async () => {
  const member = await newPage({ as: 'member', path: '/admin/members' });
  await member.waitForURL('**/forbidden');
  await see(member.getByRole('heading', { name: 'Access denied' })).toBeVisible();
  const stranger = await newPage({ path: '/admin/members' });
  await stranger.waitForURL('**/login?redirect=%2Fadmin%2Fmembers');
  const admin = await newPage({ as: 'admin', path: '/admin/members' });
  await see(admin.getByRole('link', { name: 'Members' })).toHaveAttribute('aria-current', 'page');
});

it('sends to the sign-in page where roles cannot be had', async () => {
  const page = await newPage({ as: 'admin' });
  await page.route('**/api/members/me/roles', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }));
  await page.goto('/admin');
  await page.waitForURL((url) => url.pathname !== '/admin');
  expect(new URL(page.url()).pathname).not.toBe('/forbidden');
});

it.each([
  ['/nowhere', '404', 'Not found', "We couldn't find what you were looking for."],
  ['/explore/decks/new', '404', 'Not found', "We couldn't find what you were looking for."],
  ['/forbidden', '403', 'Access denied', "You don't have permission to view this content."],
])('%s shows %s, %s', async (path, code, heading, message) => {
  const page = await newPage({ path, allowErrors: true });
  await see(page.getByText(`Error ${code}`)).toBeVisible();
  await see(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await see(page.getByText(message)).toBeVisible();
  await see(page).toHaveTitle(`${heading} · Cardwright`);
  await page.getByRole('button', { name: 'Go home' }).click();
  await page.waitForURL(`${studioUrl()}/`);
});

it('goes back from an error to where one was', async () => {
  const page = await newPage({ path: '/updates' });
  await page.evaluate(() => history.pushState({ idx: 1 }, '', '/nowhere'));
  await page.reload();
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.waitForURL('**/updates');
});

it('refuses a route param that is no id before it asks who is there', async () => {
  const page = await newPage({ as: 'member', path: '/create/templates/new', allowErrors: true });
  await see(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
});

it('forces dark where the page says so, and keeps the choice elsewhere', async () => {
  const page = await newPage({ as: 'member', path: '/settings/profile', colorMode: 'light' });
  const mode = () => page.locator('html').getAttribute('data-mantine-color-scheme');
  expect(await mode()).toBe('light');
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await see(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  expect(await mode()).toBe('dark');
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await see(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.goto('/about');
  await see(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

it('lists the shortcuts under ?, but not while somebody types', async () => {
  const page = await newPage({ as: 'member', path: '/settings/profile' });
  const field = page.getByRole('textbox', { name: 'Display name' });
  await field.fill('');
  await field.press('?');
  await see(field).toHaveValue('?');
  await see(page.getByRole('dialog')).toHaveCount(0);
  await field.blur();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help and shortcuts' });
  await see(help.getByText('Find an action')).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.keyboard.press('Escape');
  await see(help).toBeHidden();
});

it('finds actions in the palette by keyboard alone', async () => {
  const page = await newPage({ as: await newMember(), path: '/settings/profile' });
  await see(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('textbox', { name: 'Find an action' });
  await see(search).toBeFocused();
  await expectNoSeriousViolations(page);
  await search.fill('templ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/create/templates');
});

it('says so when an action is not to be found', async () => {
  const page = await newPage({ path: '/updates' });
  await see(page.getByRole('heading', { name: 'Updates' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Find an action' }).fill('goblin');
  await see(page.getByText('Nothing here does “goblin”.')).toBeVisible();
});

it('skips to the content with the first press of Tab', async () => {
  const page = await newPage({ path: '/updates' });
  await see(page.getByRole('heading', { name: 'Updates' })).toBeVisible();
  await page.keyboard.press('Tab');
  await see(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await see(page.getByRole('main')).toBeFocused();
});

it('has everything of the sidebar within reach on phones', async () => {
  const page = await newPage({ as: 'admin', path: '/create/decks', width: 360 });
  await page.getByRole('button', { name: 'More' }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  for (const name of ['Social banners', 'Admin', 'Profile']) await see(more.getByRole('link', { name })).toBeVisible();
  await see(more.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expectNoSeriousViolations(page);
  await more.getByRole('link', { name: 'Profile' }).click();
  await page.waitForURL('**/settings/profile');
});

it('answers roles as the API has them', async () => {
  expect(await (await api('admin')).get<string[]>('/api/members/me/roles')).toContain('admin');
});
