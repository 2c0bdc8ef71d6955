import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

// Run in the page itself: its package for Playwright opens a second page for each look, which takes five times as long.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until nothing moves and nothing loads, then asks axe: no serious and no critical violations. */
export async function expectNoSeriousViolations(page: Page): Promise<void> {
  await whenStill(page);
  expect(await seriousViolations(page)).toEqual([]);
}

/** What axe finds serious or critical, in words. */
export async function seriousViolations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
    );
}

/** Half-way through a transition every contrast is wrong, and pictures are of nothing. Endless animations are not waited for. */
export async function whenStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      return endTime !== undefined && Number.isFinite(Number(endTime)) && Number(endTime) < 2_000;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
