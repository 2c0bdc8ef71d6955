import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

// Run in the page itself: the Playwright package opens a second page for each check, which takes five times as long.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Slight for axe, but who moves by landmarks misses what is outside of them. */
const LANDMARK_RULES: readonly string[] = [
  'region',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
];

/** Waits until nothing moves or loads, then expects no serious or critical axe violations, and landmarks in order. */
export async function expectNoSeriousViolations(page: Page): Promise<void> {
  await whenStill(page);
  expect(await seriousViolations(page)).toEqual([]);
}

/** The part of axe that is read. Only here does it tell the impact of a rule's findings. */
type Axe = typeof axe & {
  readonly _audit: { readonly rules: readonly { readonly id: string; readonly impact: axe.ImpactValue }[] };
};

/** Serious and critical axe violations, and those of landmarks, as text. */
export async function seriousViolations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate((landmarkRules) => {
    const { axe } = window as unknown as { axe: Axe };
    // A finding has the impact of its rule, so the filter below would drop all findings of these rules.
    const slight = axe._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
    const rules = Object.fromEntries(slight.map(({ id }) => [id, { enabled: landmarkRules.includes(id) }]));
    // What floats above the page belongs to the control that opened it: it is no landmark, and needs none.
    const floating = 'dialog, [role=dialog], [role=menu], [role=listbox], [role=tooltip]';
    axe.configure({ checks: [{ id: 'region', options: { regionMatcher: `${floating}, svg` } }] });
    return axe.run(document, { resultTypes: ['violations'], rules });
  }, LANDMARK_RULES);
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || LANDMARK_RULES.includes(id))
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
    );
}

/** During a transition contrasts are wrong and screenshots useless. Endless animations are not awaited. */
export async function whenStill(page: Page): Promise<void> {
  // Playwright can miss the end of loading if a frame was replaced, as in the preview of an e-mail.
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => page.waitForLoadState('load'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      return endTime !== undefined && Number.isFinite(Number(endTime)) && Number(endTime) < 2_000;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
