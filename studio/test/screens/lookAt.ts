import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { seriousViolations } from '../support/accessibility.js';
import type { Api } from '../support/api.js';
import type { Members } from '../support/Members.js';
import { smallTargets } from '../support/smallTargets.js';
import { expect, test, type Who } from '../support/studio.js';
import { giveThings } from './makerThings.js';
import type { Looker, Screen } from './Screen.js';
import { Visitor } from './Visitor.js';

/** The folder for the pictures of `npm run screens`; test runs write none. */
const FOLDER = process.env.STUDIO_SCREENS ?? '';
/** `npm run screens dashboard` takes those whose name contains the word. */
const WANTED = process.env.STUDIO_SCREENS_NAMED ?? '';
const WIDTHS = [1440, 360] as const;
const MODES = ['light', 'dark'] as const;
type Width = (typeof WIDTHS)[number];
type Mode = (typeof MODES)[number];

/**
 * Tests that look at screens, those of one person and width in one browser context, one after the other. With pictures each
 * is looked at in both modes; without, wide in light and narrow in dark: each page in both modes and at both widths for half
 * the time.
 */
export function lookAt(screens: readonly Screen[]): void {
  const wanted = screens.filter(({ name }) => name.includes(WANTED));
  for (const who of new Set(wanted.flatMap(({ as = 'stranger' }) => as)))
    for (const width of WIDTHS) {
      const seen = wanted.filter((screen) => isSeen(screen, who, width));
      if (seen.length > 0) test.describe(`${who}, ${width} px`, () => lookAs(seen, who, width));
    }
}

/** With pictures, everybody who looks at a screen sees it at both widths. */
function isSeen({ as = 'stranger', widths = WIDTHS }: Screen, who: Looker, width: Width): boolean {
  if (!widths.includes(width)) return false;
  if (typeof as === 'string') return as === who;
  const place = as.indexOf(who);
  return place !== -1 && (FOLDER !== '' || WIDTHS[place % WIDTHS.length] === width);
}

/**
 * Expects that axe finds nothing serious on each screen, that none is wider than the window, and that a finger can press what
 * is pressed on phones.
 */
function lookAs(screens: readonly Screen[], looker: Looker, width: Width): void {
  // One worker shows all of them in one page, so that scripts, fonts and pictures are loaded and compiled once.
  test.describe.configure({ mode: 'default' });
  let who: Who;
  let shared: Visitor;
  test.beforeAll(async ({ contexts, members }) => {
    who = await account(members, looker);
    shared = new Visitor(await contexts.open({ as: who, width }));
  });
  test.afterAll(({ contexts }) => contexts.close(shared.page.context(), { width }));
  for (const screen of screens)
    test(screen.name, async ({ members, newPage }) => {
      const isAlone = screen.isAlone === true;
      const visitor = isAlone ? new Visitor(await newPage({ as: who, width, allowErrors: true })) : shared;
      expect(await look(visitor, named(screen, looker), () => members.api(who), width)).toEqual([]);
      if (isAlone) return visitor.page.close();
      await visitor.page.mouse.move(0, 0);
    });
}

/** Pictures of a screen that several look at are named after them. */
function named(screen: Screen, looker: Looker): Screen {
  return Array.isArray(screen.as) ? { ...screen, name: `${screen.name}-${looker}` } : screen;
}

async function account(members: Members, looker: Looker): Promise<Who> {
  if (looker !== 'newcomer' && looker !== 'maker') return looker;
  const member = await members.make('Ines Novak');
  if (looker === 'maker') await giveThings(await member.api());
  return member;
}

/** @returns the problem */
async function look(
  visitor: Visitor,
  screen: Screen,
  api: () => Promise<Api>,
  width: Width,
): Promise<readonly string[]> {
  const { path, fake, prepare, isLeftBehind = fake !== undefined } = screen;
  const { page } = visitor;
  // Only a page that is loaded asks again for the answers that are faked.
  if (fake !== undefined) visitor.startAnew();
  await page.emulateMedia({ colorScheme: width === 1440 ? 'light' : 'dark' });
  const endFake = await fake?.(page);
  await visitor.open(typeof path === 'string' ? path : await path(await api()));
  if (isLeftBehind) visitor.startAnew();
  await prepare?.(page, width);
  const shown: Mode = (await isIn(page, 'light')) ? 'light' : 'dark';
  const faults: string[] = [];
  for (const mode of FOLDER === '' ? [shown] : MODES) {
    await page.emulateMedia({ colorScheme: mode });
    if (screen.isLoading !== true) await visitor.whenStill();
    // If the page forces one mode, the other does not exist.
    if (!(await isIn(page, mode))) continue;
    if (FOLDER !== '') await keep(page, screen, `${screen.name}-${width}-${mode}`);
    faults.push(...(await seriousViolations(page)).map((fault) => `${mode}: ${fault}`));
  }
  if (width === 360) faults.push(...(await smallTargets(page)));
  await endFake?.();
  const laidOut = await page.evaluate(() => document.documentElement.scrollWidth);
  return laidOut > width ? [...faults, `It is ${laidOut} px wide.`] : faults;
}

async function isIn(page: Page, mode: Mode): Promise<boolean> {
  return (await page.locator('html').getAttribute('data-mantine-color-scheme')) === mode;
}

async function keep(page: Page, { isWindow = false }: Screen, name: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const window = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // Cards are drawn when visible: the window grows to the page's full height.
  if (!isWindow && window !== null && height > window.height) {
    await page.setViewportSize({ ...window, height });
    const undrawn = page.locator('main article [data-skeleton]');
    await undrawn
      .first()
      .waitFor({ state: 'detached', timeout: 15_000 })
      .catch(() => undefined);
  }
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
  if (window !== null) await page.setViewportSize(window);
}
