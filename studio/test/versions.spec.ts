import { card, makeWeather, save, savedOrder, test } from './deckEditorDecks.js';
import { expect, expectNoSeriousViolations, type Member } from './support/studio.js';

interface Template {
  readonly id: string;
  readonly name: string;
  readonly ratio: string;
  readonly json_config: { readonly sections: readonly { readonly classes: string }[] };
}

/** A copy of an official template that was saved once more since, under another name and without its last section's items. */
async function savedTwice(member: Member): Promise<Template> {
  const api = await member.api();
  const { templates } = await api.get<{ templates: (Template & { slug: string })[] }>(
    '/api/templates/official?limit=500',
  );
  const original = templates.find(({ slug }) => slug === 'emberwild');
  const { template } = await api.post<{ template: Template }>(`/api/templates/duplicate/${original?.id}`, {
    name: 'Embers',
  });
  const { json_config: config, ratio } = template;
  const sections = config.sections.map((section, index) => (index === 0 ? { ...section, classes: 'bg-ink' } : section));
  await api.put(`/api/templates/${template.id}`, {
    ...{ name: 'Ashes', description: '', ratio },
    json_config: { ...config, sections },
  });
  return template;
}

test('an earlier version of a template is looked at, restored and taken back', async ({ newPage, newMember }) => {
  const nova = await newMember();
  const { id } = await savedTwice(nova);
  const page = await newPage({ as: nova, path: `/create/templates/${id}` });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Ashes');
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Version history' }).click();
  };
  await open();
  const dialog = page.getByRole('dialog', { name: 'Version history' });
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await expect(dialog.getByRole('radio')).toHaveAccessibleName(/ Version 1, Embers$/);
  for (const name of ['The card in this version', 'The card now'])
    await expect(dialog.getByRole('img', { name }).locator('[data-painted]')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'What changed' })).toContainText('The template itself');
  await expectNoSeriousViolations(page);

  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(dialog).toBeHidden();
  await expect(heading).toContainText('Embers');
  const toasts = page.getByLabel('Notifications');
  await expect(toasts.getByText('It is not saved yet.')).toBeVisible();
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toContainText('Ashes');

  await page.keyboard.press('Control+Shift+z');
  await expect(heading).toContainText('Embers');
  await page.keyboard.press('Control+s');
  await expect(toasts.getByText('Template saved')).toBeVisible();
  const { template } = await (await nova.api()).get<{ template: Template }>(`/api/templates/${id}`);
  expect(template.name).toBe('Embers');

  // The first version is what the builder shows; the second was replaced by this save.
  await open();
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('radio').first()).toHaveAccessibleName(/ Version 2, Ashes$/);
  await dialog.getByText('Version 1, Embers').click();
  await expect(dialog.getByText('This is what you see in the editor.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Restore this version' })).toBeDisabled();
});

test('a template that was saved once has no versions, and an official one no history', async ({
  newPage,
  newMember,
}) => {
  const nova = await newMember();
  const api = await nova.api();
  const { template } = await api.post<{ template: Template }>('/api/templates/create-from-draft', { name: 'New' });
  const page = await newPage({ as: nova, path: `/create/templates/${template.id}`, width: 360 });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Version history' }).click();
  await expect(page.getByRole('dialog')).toContainText('There is no earlier version yet.');
  const { templates } = await api.get<{ templates: Template[] }>('/api/templates/official?limit=1');
  await page.goto(`/create/templates/${templates[0]?.id}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Export as a file' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Version history' })).toHaveCount(0);
});

test('an earlier version of a deck is looked at and restored', async ({ openEditor, newMember }) => {
  const nova = await newMember();
  const id = await makeWeather(nova, 2);
  const page = await openEditor(nova, id);
  await card(page, 'A1').click();
  await page.keyboard.press('Delete');
  await expect(card(page, 'A1')).toHaveCount(0);
  await save(page);
  expect(await savedOrder(nova, id)).toBe('A2');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Version history' }).click();
  const dialog = page.getByRole('dialog', { name: 'Version history' });
  await expect(dialog.getByText('This is what you see in the editor.')).toBeVisible();
  await dialog.getByRole('radio').last().click();
  await expect(dialog.getByRole('list', { name: 'Changed cards, before and now' })).toContainText('A1');
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(card(page, 'A1')).toBeVisible();
  await save(page);
  expect(await savedOrder(nova, id)).toBe('A1 A2');
});
