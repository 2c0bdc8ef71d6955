import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download } from '@playwright/test';
import { expect, expectNoSeriousViolations, test, type Page } from './support/studio.js';
import { onFace, type Point } from './support/templateFace.js';
import { jsonField, readJson, writeJson } from './support/templateJson.js';

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** A download, as a file. */
async function saved(download: Download): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'template-')), download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

const row = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });
const names = (page: Page) =>
  page
    .getByRole('treeitem')
    .evaluateAll((rows) => rows.map((each) => each.getAttribute('data-row')?.replace(/^(title|one-liner)-.*/, '$1')));

test('a person designs a template from blank, by mouse and keyboard, and saves it', async ({ newPage, newMember }) => {
  const nova = await newMember();
  const page = await newPage({ as: nova, path: '/create/templates?new=blank' });
  await page.getByLabel('Name').fill('Night shift');
  await page.getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByRole('heading', { name: 'Night shift' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Front of the card' })).toBeVisible();
  await expect(row(page, /^Section 3, section, 34%/)).toBeVisible();

  // Data goes into the selected section; the structure is worked by keyboard.
  await row(page, /^Section 1/).click();
  await page.getByRole('button', { name: 'Add title', exact: true }).click();
  await row(page, /^Section 1/).click();
  await page.getByRole('button', { name: 'Add one-liner' }).click();
  expect(await names(page)).toEqual([
    'background',
    'section-1',
    'title',
    'one-liner',
    'section-2',
    'section-3',
    'overlays',
  ]);
  await row(page, /^One-liner/).click();
  await page.keyboard.press('Alt+ArrowUp');
  expect((await names(page)).slice(2, 4)).toEqual(['one-liner', 'title']);
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menu', { name: 'Actions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, /^One-liner/)).toBeFocused();
  // The focus goes with what was made, and with what remains.
  await page.keyboard.press('Control+d');
  await expect(row(page, /^One-liner/).nth(1)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(row(page, /^Title, Title/)).toBeFocused();

  // A drag in the flow moves the title to the last section; one undo takes it back.
  await drag(page, await onFace(page, 60, 52), await onFace(page, 60, 260));
  await expect
    .poll(() => names(page))
    .toEqual(['background', 'section-1', 'one-liner', 'section-2', 'section-3', 'title', 'overlays']);
  await page.keyboard.press('Control+z');
  expect((await names(page)).slice(2, 4)).toEqual(['one-liner', 'title']);

  // Out of the flow, it is dragged freely and snaps; the arrow keys nudge it.
  await row(page, /^Title, Title, flow item/).click();
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { name: 'Position' })).toBeVisible();
  const x = page.getByLabel('From the left');
  const before = Number(await x.inputValue());
  await drag(page, await onFace(page, 40, 52), await onFace(page, 70, 120));
  await expect.poll(async () => Number(await x.inputValue())).toBeGreaterThan(before + 5);
  const dragged = Number(await x.inputValue());
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => Number(await x.inputValue())).toBeCloseTo(dragged + 1, 0);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => Number(await x.inputValue())).toBe(dragged);

  // Heights are typed and still add up.
  await row(page, /^Section 1/).click();
  await page.getByLabel('Height', { exact: true }).fill('50');
  await page.keyboard.press('Enter');
  await expect(row(page, /^Section 2, section, 16%/)).toBeVisible();

  // Style controls write classes, and classes are typed with completion.
  await row(page, /^One-liner/).click();
  await page.getByLabel('Size', { exact: true }).fill('20');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Classes' })).toContainText('text-[20px]');
  await page.getByLabel('Add a class').fill('tracking-wid');
  await page.getByRole('option', { name: /^tracking-wide\b/ }).click();
  await page.getByLabel('Add a class').fill('wobbly');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Unknown: wobbly.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove wobbly' }).click();
  await expectNoSeriousViolations(page);

  // Leaving asks; saving and exiting keeps everything.
  await page.getByRole('link', { name: 'Back to templates' }).click();
  await page
    .getByRole('dialog', { name: 'You have unsaved template changes' })
    .getByRole('button', { name: 'Save and exit' })
    .click();
  await page.waitForURL('**/create/templates');
  const { templates } = await (
    await nova.api()
  ).get<{ templates: { json_config: { absoluteItems: { kind: string }[]; sections: { heightPercent: number }[] } }[] }>(
    '/api/templates/list',
  );
  expect(templates[0]?.json_config.absoluteItems.map(({ kind }) => kind)).toEqual(['title']);
  expect(templates[0]?.json_config.sections.map(({ heightPercent }) => heightPercent)).toEqual([50, 16, 34]);
});

test('an official template is looked at, duplicated, tested, written as JSON, exported and imported', async ({
  newPage,
  newMember,
}) => {
  const nova = await newMember();
  const { templates } = await (
    await nova.api()
  ).get<{ templates: { id: string; slug: string }[] }>('/api/templates/official?limit=500');
  const page = await newPage({
    as: nova,
    path: `/create/templates/${templates.find(({ slug }) => slug === 'default')?.id}`,
  });
  await expect(page.getByRole('img', { name: 'Front of the card' })).toBeVisible();
  await page.getByRole('button', { name: 'Duplicate to edit' }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();

  // The stress test counts, and closes.
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Stress test' }).getByRole('status')).toContainText(
    ' with low contrast on ',
  );
  await expect(page.getByRole('img', { name: 'Tarot', exact: true })).toBeAttached();

  // The whole deck, with what was found on each card; a click brings one to the canvas.
  await page.getByRole('button', { name: 'Try on the whole deck' }).click();
  const sheet = page.getByRole('dialog', { name: 'The whole deck' });
  await expect(sheet.getByRole('status')).toContainText(/with low contrast on \d+ cards/);
  await expectNoSeriousViolations(page);
  const cards = sheet.getByRole('listitem');
  await expect(cards).toHaveCount(
    Number(/on (\d+) cards/.exec((await sheet.getByRole('status').textContent()) ?? '')?.[1]),
  );
  await cards.nth(1).getByRole('button').click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Close the stress test' }).click();

  // JSON works in both directions, with errors at their line.
  await page.getByText('JSON', { exact: true }).click();
  const text = await readJson(page);
  await writeJson(page, text.replace('"ratio"', 'ratio'));
  await page.getByRole('button', { name: /^Line \d+/ }).click();
  await expect(jsonField(page)).toBeFocused();
  await expect(page.locator('.cm-lintRange-error')).toBeVisible();
  // What cannot be read is kept, and neither saved nor left without a question.
  await page.getByText('Design', { exact: true }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The JSON has an error.')).toBeVisible();
  expect(await readJson(page)).toContain(text.replace('"ratio"', 'ratio').slice(0, 60));
  await page.getByRole('link', { name: 'Back to templates' }).click();
  const question = page.getByRole('dialog', { name: 'You have unsaved template changes' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  // It is a part of the draft, which the next window offers.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const offer = page.getByRole('dialog', { name: 'Changes that were not saved' });
  await expect(offer).toContainText('JSON with an error');
  await offer.getByRole('button', { name: 'Restore changes' }).click();
  expect(await readJson(page)).toContain(text.replace('"ratio"', 'ratio').slice(0, 60));
  await writeJson(page, text.replace(/"description": ".*"/, '"description": "Written by hand"'));
  await expect(page.getByText('No problems.')).toBeVisible();
  // A key, its value and a class are completed from the schema and the table of classes.
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(', "gui');
  await page.getByRole('option', { name: 'guides' }).click();
  await expect.poll(() => readJson(page)).toContain('"guides": []');
  await expectNoSeriousViolations(page);
  await page.getByText('Design', { exact: true }).click();
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Written by hand');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Template saved')).toBeVisible();

  // A file goes out and comes in again.
  await page.getByRole('button', { name: 'More' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as a file' }).click(),
  ]);
  const file = JSON.parse(await readFile(await saved(download), 'utf8')) as { description: string };
  expect(file.description).toBe('Written by hand');
  await page.goto('/create/templates');
  await page.getByLabel('Template file').setInputFiles({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...file, name: 'From a file' })),
  });
  await expect(page.getByRole('article').filter({ hasText: 'From a file' })).toBeVisible();
});

test('a new text is written at once, a field refuses sizes out of range, and findings are shown on their cards', async ({
  newPage,
  newMember,
}) => {
  const page = await newPage({ as: await newMember(), path: '/create/templates?new=blank' });
  await page.getByLabel('Name').fill('Night shift');
  await page.getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByRole('img', { name: 'Front of the card' })).toBeVisible();
  // From the menu, which gives the focus back to its button, and by key.
  const writing = page.getByLabel('Text on the face');
  await page.getByRole('button', { name: 'Add to the face' }).click();
  await page.getByRole('menuitem', { name: 'Add text' }).click();
  await expect(writing).toBeFocused();
  await page.keyboard.type('Dusk');
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await expect(writing).toBeFocused();
  await page.keyboard.type('Dawn');
  await page.keyboard.press('Escape');
  await expect(writing).toBeHidden();

  await page.getByRole('button', { name: 'Add title', exact: true }).click();
  const size = page.getByLabel('Size', { exact: true });
  const classes = page.getByRole('list', { name: 'Classes' });
  const before = await size.inputValue();
  for (const wrong of ['-5', '99999', 'large']) {
    await size.fill(wrong);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('from 1 to 1000 units.');
    await expect(size).toHaveAttribute('aria-invalid', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(size).toHaveValue(before);
  await expect(page.getByRole('alert')).toBeVisible();
  await size.fill('34');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(classes).toContainText('text-[34px]');
  // With other keys, the arrows change nothing.
  await size.press('Control+ArrowDown');
  await size.press('Alt+ArrowDown');
  await size.press('ArrowDown');
  await expect(classes).toContainText('text-[33px]');

  // Up to the section, and then to nothing.
  await page.locator('[data-pane]').focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  const strip = page.getByRole('region', { name: 'Stress test' });
  await expect(strip.getByRole('status')).toContainText(' with low contrast on ');
  await strip.getByRole('button', { name: 'Go to the next finding' }).click();
  await expect(page.getByRole('toolbar', { name: 'View of the face' })).toContainText('Longest');
  await strip.getByRole('button', { name: 'As edited' }).click();
  await expect(page.getByRole('toolbar', { name: 'View of the face' })).toContainText('Lamp keeper');
});

test('a condition is checked where it is typed', async ({ newPage, newMember }) => {
  const page = await newPage({ as: await newMember(), path: '/create/templates?new=blank' });
  await page.getByLabel('Name').fill('Conditions');
  await page.getByRole('button', { name: 'Create template' }).click();
  await row(page, /^Section 1/).click();
  await page.getByRole('button', { name: 'Add title', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Shown when' });
  await field.fill('field:cost > 3');
  await field.press('Enter');
  await field.fill('kind is rare');
  await expect(page.getByText(/^At character 6: /)).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.press('Tab');
  await expect(field).toHaveValue('field:cost > 3');
  await expect(page.getByText('“kind is rare” was not taken.')).toBeVisible();
  await field.fill('titl');
  await page.getByRole('option', { name: 'title', exact: true }).click();
  await expect(field).toHaveValue('title');
});

test('a member’s cards fill the face, also those of the oldest deck, and their values have its names', async ({
  newPage,
  newMember,
}) => {
  const nova = await newMember();
  const client = await nova.api();
  const oldest = {
    translations: { en: { title: 'Oldest' } },
    field_labels: { cost_eur: 'Cost (EUR)' },
    categories: [
      {
        translations: { en: { title: 'All' } },
        cards: [{ fields: { cost_eur: 3 }, translations: { en: { title: 'Toll bridge' } } }],
      },
    ],
  };
  await client.post('/api/decks/import', oldest);
  // Lists come in pages of 24 decks.
  for (let number = 1; number <= 24; number += 1)
    await client.post('/api/decks/import', { translations: { en: { title: `Deck ${number}` } }, categories: [] });
  const page = await newPage({ as: nova, path: '/create/templates?new=blank' });
  await page.getByLabel('Name').fill('Tolls');
  await page.getByRole('button', { name: 'Create template' }).click();
  const decks = page.getByRole('combobox', { name: 'Deck' });
  await expect(decks.getByRole('option', { name: 'Oldest' })).toBeAttached();
  await decks.selectOption('Oldest');
  await row(page, /^Section 1/).click();
  const value = page.getByRole('button', { name: 'Add cost (eur)' });
  await expect(value).toHaveText('Cost (EUR)');
  await value.click();
  await expect(page.getByRole('combobox', { name: 'Filled by' })).toHaveValue('Cost (EUR)');
  // What the card lacks takes no space, and the inspector says so.
  await page.getByRole('button', { name: 'Add picture', exact: true }).last().click();
  await expect(page.getByRole('note')).toHaveText(/^Not on the card shown, which has nothing for it\. Art can /);
});
