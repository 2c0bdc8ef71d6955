import { expect, expectNoSeriousViolations, test, type Page } from './support/studio.js';

async function createTemplate(page: Page, name: string): Promise<void> {
  await page.goto('/create/templates?new=blank');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('treeitem', { name: /^Section 1/ }).click();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
}

test('a part is saved in one template, used in another, and updated in both', async ({ newPage, newMember }) => {
  const nova = await newMember();
  const page = await newPage({ as: nova, path: '/create/templates' });
  await createTemplate(page, 'First');
  await page.getByRole('button', { name: 'Add title', exact: true }).click();
  await page.getByRole('button', { name: 'Save as a part' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Heading');
  await page.getByRole('button', { name: 'Save part' }).click();
  await expect(page.getByText('A copy of the part “Heading”.')).toBeVisible();
  await save(page);

  await createTemplate(page, 'Second');
  await page.getByRole('list', { name: 'Parts' }).getByRole('button', { name: 'Heading', exact: true }).click();
  await expect(page.getByText('A copy of the part “Heading”.')).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.getByRole('button', { name: 'Centred' }).first().click();
  await page.getByRole('button', { name: 'Save changes to the part' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update copies of “Heading”' });
  await expect(dialog.getByRole('listitem')).toHaveText(['First, 1 copy']);
  await dialog.getByRole('button', { name: 'Update 1 template' }).click();
  await expect(dialog).toBeHidden();
  await save(page);
  const api = await nova.api();
  const { templates } = await api.get<{ templates: { name: string; json_config: object }[] }>('/api/templates/list');
  for (const { json_config } of templates)
    expect(JSON.stringify(json_config)).toMatch(/"part":\{"id":"[^"]+","version":2\}/);

  // A part that no longer exists is named where its copy is.
  const { parts } = await api.get<{ parts: { id: string }[] }>('/api/own-parts');
  await api.delete(`/api/own-parts/${parts[0]?.id ?? ''}`);
  await page.reload();
  await page.getByRole('treeitem', { name: /^Heading/ }).click();
  await page.getByText('JSON', { exact: true }).click();
  await expect(page.getByText('is a copy of a saved part that no longer exists')).toBeVisible();
  await page.getByText('Design', { exact: true }).click();
  await page.getByRole('button', { name: 'Detach' }).click();
  await expect(page.getByRole('button', { name: 'Save as a part' })).toBeVisible();
});
