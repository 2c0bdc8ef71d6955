import { expect, expectNoSeriousViolations, test, type Page } from './support/studio.js';
import { readJson } from './support/templateJson.js';

/** Lets a page believe that a model is configured. What real answers are held to is tested with the server. */
async function withModel(page: Page): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...config, ai: { text: true, pictures: 'procedural' } } });
  });
}

const design = (classes: string) => ({
  ...{ name: 'Quiet', description: '', ratio: '70:120', background: { classes: 'bg-paper', children: [] } },
  sections: [
    {
      ...{ id: 'all', height: '100%', heightPercent: 100, locked: false, classes: 'p-6' },
      children: [{ id: 'title', kind: 'title', renderType: 'text', classes }],
    },
  ],
  absoluteItems: [],
});

test('templates and changes are described, looked at, and only then made', async ({ newPage, newMember }) => {
  const nova = await newMember();
  const page = await newPage({ as: nova, path: '/create/templates?new=blank' });
  await expect(page.getByLabel('Name')).toBeVisible();
  await expect(page.getByText('Description', { exact: true })).toHaveCount(0);

  await withModel(page);
  await page.route('**/api/ai/template-design', (route) => {
    const { template } = route.request().postDataJSON() as { template?: object };
    const answer = design(template === undefined ? 'text-2xl text-ink' : 'text-4xl text-primary');
    return route.fulfill({ json: { summary: 'A title on paper.', template: answer } });
  });
  await page.goto('/create/templates?new=description');
  const field = page.getByRole('textbox', { name: 'Describe the design' });
  await page.getByRole('button', { name: 'Show a design' }).click();
  await expect(page.getByText('Describe it in a few words.')).toBeVisible();
  await field.fill('A calm card with a big title');
  await page.getByRole('button', { name: 'Show a design' }).click();
  await expect(page.getByRole('img', { name: 'The design on sample card 2' })).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.getByRole('button', { name: 'Describe it differently' }).click();
  await expect(field).toHaveValue('A calm card with a big title');
  await page.getByRole('button', { name: 'Show a design' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Calm');
  await page.getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByRole('heading', { name: 'Calm' })).toBeVisible();

  // In the builder, a change is a picture before and after, a list, and one step.
  await page.getByText('JSON', { exact: true }).click();
  const before = await readJson(page);
  await page.getByRole('button', { name: 'Change from a description' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change from a description' });
  await dialog.getByRole('textbox').fill('A bigger title in the main colour');
  await dialog.getByRole('button', { name: 'Show the change' }).click();
  await expect(dialog.getByRole('img', { name: 'After the change' })).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'What changed' })).toHaveText('Titlelook');
  expect(await readJson(page)).toBe(before);
  await expectNoSeriousViolations(page);
  await dialog.getByRole('button', { name: 'Apply the change' }).click();
  await expect.poll(() => readJson(page)).toContain('text-4xl text-primary');
  await page.getByRole('button', { name: 'Undo apply described change' }).click();
  await expect.poll(() => readJson(page)).toBe(before);
});

test('without a model, administrators read what to set', async ({ newPage }) => {
  const page = await newPage({ as: 'admin', path: '/create/templates?new=description' });
  await expect(page.getByRole('dialog')).toContainText('AI_BASE_URL');
});
