import { readFile } from 'node:fs/promises';
import type { Download, Locator } from '@playwright/test';
import { test } from './deckEditorDecks.js';
import { expect, type Page } from './support/studio.js';

export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Export/ });

export async function openExport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog(page).locator('canvas[data-painted]')).toBeVisible();
}

/** The browser runs elsewhere, so its file is copied first. */
export async function textOf(file: Download): Promise<string> {
  const path = test.info().outputPath('file');
  await file.saveAs(path);
  return readFile(path, 'latin1');
}

/** A short export may end before a page is looked at. @returns what lets the page hear of its progress and its end */
export function holdEvents(page: Page): Promise<() => void> {
  return hold(page, '**/api/exports/*/events');
}

/** @returns what lets the requests of these addresses go on */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, (route) => isReleased.then(() => route.continue()));
  return release;
}
