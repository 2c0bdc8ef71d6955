import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontsDirectory } from '@cardwright/renderer/export';
import { expect, expectNoSeriousViolations, test } from './support/studio.js';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 2 22 12 12 22 2 12z"/></svg>';

test('a member uploads a font and an icon, and designs with them', async ({ newPage, newMember }) => {
  const nova = await newMember();
  const page = await newPage({ as: nova, path: '/create/fonts' });
  await expect(page.getByText('You have no fonts yet')).toBeVisible();
  const bytes = await readFile(join(fontsDirectory(), 'caprasimo-latin-400-normal.ttf'));
  const files = page.getByLabel('Font files');
  await files.setInputFiles([
    { name: 'Headings.ttf', mimeType: 'font/ttf', buffer: bytes },
    { name: 'Torn.ttf', mimeType: 'font/ttf', buffer: bytes.subarray(0, 300) },
  ]);
  const dialog = page.getByRole('dialog', { name: 'Upload fonts' });
  await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await dialog.getByLabel(/I have a licence/).check();
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/The file is not a complete font/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('font-caprasimo')).toBeVisible();

  await page
    .getByLabel('Icon files')
    .setInputFiles([{ name: 'Gem.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) }]);
  await expect(page.getByText('[gem]')).toBeVisible();
  await expectNoSeriousViolations(page);

  await page.goto('/create/templates?new=blank');
  await page.getByRole('button', { name: 'Create template' }).click();
  await page.getByRole('treeitem', { name: /^Section 1/ }).click();
  await page.getByRole('button', { name: 'Add title', exact: true }).click();
  await page.getByRole('combobox', { name: 'Font' }).click();
  await expect(page.getByRole('group', { name: 'Your fonts' })).toBeVisible();
  await page.getByRole('option', { name: 'Caprasimo' }).click();
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Saved').first()).toBeVisible();

  await page.goto('/create/fonts');
  await page.getByRole('button', { name: 'Actions for Headings.ttf' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('“My template” uses it')).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Actions for gem' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('ruby');
  await page.getByRole('button', { name: 'Rename icon' }).click();
  await expect(page.getByText('[ruby]')).toBeVisible();
});
