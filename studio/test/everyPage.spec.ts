import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { whenStill } from './support/accessibility.js';
import { screens } from './screens/index.js';
import type { Screen } from './screens/Screen.js';
import { api, expectNoSeriousViolations, newPage } from './support/studio.js';

/** Where `npm run screens` wants pictures; in a run of the tests nothing is written. */
const FOLDER = process.env.STUDIO_SCREENS ?? '';
const WIDTHS = [1440, 360] as const;
const MODES = ['light', 'dark'] as const;

describe.each(WIDTHS)('at %i px, in light and dark,', (width) => {
  const seen = screens.filter(({ widths = WIDTHS }) => widths.includes(width));
  it.each(seen)('$name has no serious violation and is not wider than the screen', async (screen) => {
    const page = await open(screen, width);
    for (const mode of MODES) {
      await page.emulateMedia({ colorScheme: mode });
      await whenStill(page);
      // Where the page forces one, the other does not exist.
      if ((await page.locator('html').getAttribute('data-mantine-color-scheme')) !== mode) continue;
      if (FOLDER !== '') await keep(page, screen, `${screen.name}-${width}-${mode}`);
      await expectNoSeriousViolations(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        'width of what is laid out',
      ).toBeLessThanOrEqual(width);
    }
  });
});

async function open({ as = 'stranger', path, prepare }: Screen, width: number): Promise<Page> {
  const address = typeof path === 'string' ? path : await path(await api(as));
  // Error screens are pages too.
  const page = await newPage({ as, width, path: address, allowErrors: true });
  await page.getByRole('heading').first().waitFor();
  await prepare?.(page, width);
  return page;
}

async function keep(page: Page, { isWindow = false }: Screen, name: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: !isWindow, animations: 'disabled' });
}
