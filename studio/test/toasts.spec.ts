import type { Page } from '@playwright/test';
import { expect, expectNoSeriousViolations, test, type PageOptions, type StudioFixtures } from './support/studio.js';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).locator('> *');

/**
 * Opens the page of components. The countdowns of its toasts run at a rate, so that no toast goes before a busy machine has
 * looked at it.
 */
async function openComponents(
  newPage: StudioFixtures['newPage'],
  { rate = 0, ...options }: PageOptions & { readonly rate?: number } = {},
): Promise<Page> {
  const page = await newPage({ hasMotion: true, ...options });
  await page.addInitScript((wanted) => {
    type Animate = (this: Element, ...definition: Parameters<Element['animate']>) => Animation;
    const prototype: { animate: Animate } = Element.prototype;
    const { animate } = prototype;
    prototype.animate = function (...definition) {
      const animation = animate.apply(this, definition);
      animation.playbackRate = wanted;
      return animation;
    };
  }, rate);
  await page.goto('/dev/components');
  return page;
}

test('shows five, lets the rest wait, 16 px apart at the bottom right', async ({ newPage }) => {
  const page = await openComponents(newPage);
  const say = page.getByRole('button', { name: 'Say an error' });
  for (let count = 0; count < 7; count += 1) await say.dispatchEvent('click');
  await expect(toasts(page)).toHaveCount(5);
  // They slide in from below.
  await toasts(page)
    .last()
    .evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
  const boxes = await Promise.all((await toasts(page).all()).map((toast) => toast.boundingBox()));
  const [fourth, fifth] = boxes.slice(3);
  if (!fourth || !fifth) throw new Error('no boxes');
  expect(Math.round(fifth.y - (fourth.y + fourth.height))).toBe(16);
  expect(Math.round(1440 - (fifth.x + fifth.width))).toBe(24);
  expect(Math.round(900 - (fifth.y + fifth.height))).toBe(24);
  for (const left of [5, 5, 4, 3]) {
    await toasts(page).first().getByRole('button', { name: 'Dismiss' }).click();
    await expect(toasts(page)).toHaveCount(left);
    await expect(page.locator('[data-closing]')).toHaveCount(0);
  }
});

test('goes after its time, which stands still while one points at it', async ({ newPage }) => {
  const page = await openComponents(newPage, { rate: 0.05 });
  await page.getByRole('button', { name: 'Say it' }).click();
  await page.getByRole('button', { name: 'Say an error' }).click();
  const first = toasts(page).first();
  const remaining = () =>
    first.locator('> :last-child').evaluate((bar) => {
      const [animation] = bar.getAnimations();
      return { state: animation?.playState, time: Number(animation?.currentTime) };
    });
  expect((await remaining()).state).toBe('running');
  await first.hover();
  const held = await remaining();
  expect(held.state).toBe('paused');
  expect((await remaining()).time).toBe(held.time);
  await page.mouse.move(10, 10);
  expect((await remaining()).state).toBe('running');
  await first.getByRole('button', { name: 'Open' }).focus();
  expect((await remaining()).state).toBe('paused');
  await page.getByRole('heading', { name: 'Components' }).click();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.playbackRate = 1;
  });
  await expect(toasts(page)).toHaveCount(0);
});

test('gives the focus back to where it was when it is dismissed with the keyboard', async ({ newPage }) => {
  const page = await openComponents(newPage);
  const say = page.getByRole('button', { name: 'Say it' });
  await say.press('Enter');
  await toasts(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await expect(say).toBeFocused();
});

test('performs its action and closes', async ({ newPage }) => {
  const page = await openComponents(newPage);
  await page.getByRole('button', { name: 'Say it' }).click();
  await toasts(page).getByRole('button', { name: 'Open' }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test('is as wide as a phone allows, and its bar stands still where motion is reduced', async ({ newPage }) => {
  const page = await openComponents(newPage, { width: 360, hasMotion: false });
  await page.getByRole('button', { name: 'Say it' }).click();
  const box = await toasts(page).first().boundingBox();
  expect([box?.x, box?.width]).toEqual([16, 328]);
  const bar = toasts(page).first().locator('> :last-child');
  expect(await bar.evaluate((element) => element.getAnimations()[0]?.effect?.getComputedTiming().duration)).toBe(5_000);
  expect(await bar.evaluate((element) => getComputedStyle(element).transform)).toMatch(
    /none|matrix\(1, 0, 0, 1, 0, 0\)/,
  );
});

for (const colorMode of ['light', 'dark'] as const)
  test(`has no serious violation in ${colorMode}, with dialogs either`, async ({ newPage }) => {
    const page = await openComponents(newPage, { colorMode });
    await page.getByRole('button', { name: 'Say it' }).click();
    await page.getByRole('button', { name: 'Say an error' }).click();
    await expectNoSeriousViolations(page);
    await page.getByRole('button', { name: 'Ask to delete' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete Night Signals?' })).toBeVisible();
    // Focus starts on the harmless choice.
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await expectNoSeriousViolations(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Kept', { exact: true })).toBeVisible();
  });
