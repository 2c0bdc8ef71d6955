import type { Page } from '@playwright/test';
import { expect, test } from './support/studio.js';

/** Makes the server announce another build. */
const publish = (page: Page, build: string): Promise<unknown> =>
  page.route('**/latest-build.json', (route) => route.fulfill({ json: { build } }));

test('knows its own build, which is the one that the server has', async ({ newPage }) => {
  const page = await newPage({ path: '/updates' });
  const own = await page.locator('meta[name="build"]').getAttribute('content');
  expect(own).toMatch(/^[0-9a-f]{16}$/);
  expect(await (await page.request.get('/latest-build.json')).json()).toEqual({ build: own });
});

test('offers a reload when it is behind, once, and does not when it is not', async ({ newPage }) => {
  const page = await newPage({ path: '/updates' });
  await expect(page.getByRole('heading', { name: 'New on the bench' })).toBeVisible();
  const asked = page.waitForResponse('**/latest-build.json');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await asked;
  await expect(page.getByText('A new version is available')).toHaveCount(0);
  await publish(page, 'ffffffffffffffff');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('A new version is available')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('A new version is available')).toHaveCount(1);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
});

test('says on a page whose scripts did not load how to go on, and not on others', async ({ newPage }) => {
  const page = await newPage({ isAlone: true });
  const hint = page.getByText('This page is still loading.');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/updates');
  await expect(hint).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.getByRole('link', { name: 'reload it' }).click();
  await expect(page.getByRole('heading', { name: 'New on the bench' })).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('polls while it is open', async ({ newPage }) => {
  const page = await newPage({ isAlone: true });
  await page.clock.install();
  await page.goto('/updates');
  await expect(page.getByRole('heading', { name: 'New on the bench' })).toBeVisible();
  await publish(page, 'ffffffffffffffff');
  await page.clock.runFor(5 * 60_000);
  await expect(page.getByText('A new version is available')).toBeVisible();
});

test('says nothing when the server cannot be asked', async ({ newPage }) => {
  const page = await newPage({ path: '/updates' });
  await expect(page.getByRole('heading', { name: 'New on the bench' })).toBeVisible();
  await page.route('**/latest-build.json', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await failed;
  await expect(page.getByText('A new version is available')).toHaveCount(0);
});

test('keeps the page where a part of it does not load and no server answers: nothing that was typed is lost', async ({
  newPage,
}) => {
  const page = await newPage({ as: 'member', path: '/settings/profile', allowErrors: true });
  const name = page.getByLabel('Display name');
  await name.fill('Typed');
  await page.getByRole('heading', { name: 'Profile' }).click();
  await page.context().setOffline(true);
  await page.keyboard.press('?');
  await expect(page.getByText('Part of this page did not load')).toBeVisible();
  await expect(page.getByText(/^You are offline\. Keep this page open/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  await expect(name).toHaveValue('Typed');
});

test('says that there is no connection where a page does not load, and loads it when the connection is back', async ({
  newPage,
}) => {
  const page = await newPage({ path: '/updates', isAlone: true, allowErrors: true });
  await expect(page.getByRole('heading', { name: 'New on the bench' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('did not load')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Decks worth opening' })).toBeVisible();
});

test('reloads once when a part does not load, and then says so', async ({ newPage }) => {
  const page = await newPage({ path: '/updates', allowErrors: true });
  await expect(page.getByRole('heading', { name: 'New on the bench' })).toBeVisible();
  const parts = '**/assets/ExploreLayout*.js';
  await page.route(parts, (route) => route.abort());
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click();
  await reloaded;
  await expect(page.getByText('Part of this page did not load')).toBeVisible();
  await page.unroute(parts);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Decks worth opening' })).toBeVisible();
});
