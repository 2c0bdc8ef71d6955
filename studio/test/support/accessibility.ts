import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';

/** Waits until nothing moves and nothing loads, then asks axe: no serious and no critical violations. */
export async function expectNoSeriousViolations(page: Page): Promise<void> {
  await whenStill(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
    ),
  ).toEqual([]);
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
