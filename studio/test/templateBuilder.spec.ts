import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download } from '@playwright/test';
import { expect, expectNoSeriousViolations, test, type Page } from './support/studio.js';
import { onFace, drag } from './support/templateFace.js';
import { jsonField, readJson, writeJson } from './support/templateJson.js';
import { row } from './templateShell.js';

/** A download, as a file. */
async function saved(download: Download): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'template-')), download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

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
  // After the mouse, the keys are the canvas's.
  await expect(page.getByRole('group', { name: /^Canvas: / })).toBeFocused();
  await row(page, /^Section 1/).click();
  await page.getByRole('button', { name: 'Add one-liner' }).click();
  await expect
    .poll(() => names(page))
    .toEqual(['background', 'section-1', 'title', 'one-liner', 'section-2', 'section-3', 'overlays']);
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
  // A list also shows a class that is not among its choices, and removes it.
  await page.getByLabel('Add a class').fill('shadow-[0_2px_4px_#000]');
  await page.keyboard.press('Enter');
  const shadow = page.getByRole('combobox', { name: 'Shadow' });
  await expect(shadow).toHaveValue('shadow-[0_2px_4px_#000]');
  await shadow.selectOption('No shadow');
  await expect(page.getByRole('list', { name: 'Classes' })).not.toContainText('shadow');
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
  // A view that fits is fitted again when the other side goes and comes.
  await expect(page.getByRole('link', { name: /^Open .+ back$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Zoom to fit' }).click();
  const zoom = page.getByTitle('Zoom to 100%');
  const ofBoth = (await zoom.textContent()) ?? '';
  await page.getByRole('button', { name: 'Both sides' }).click();
  await expect(zoom).not.toHaveText(ofBoth);
  await page.getByRole('button', { name: 'Both sides' }).click();
  await expect(zoom).toHaveText(ofBoth);

  // There is nothing to save, which the person is told; the browser's own dialog must not open.
  await page.evaluate(() =>
    addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 's') document.body.dataset.handled = String(defaultPrevented);
    }),
  );
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Cannot save template')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-handled', 'true');
  await page.getByRole('button', { name: 'Duplicate to edit' }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();

  // The stress test counts, and closes.
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Stress test' }).getByRole('status')).toContainText(
    ' with low contrast on ',
  );
  // The tallest card is as high as the others.
  const heightOf = async (name: string) => (await page.getByRole('img', { name, exact: true }).boundingBox())?.height;
  expect(await heightOf('Domino')).toBeCloseTo((await heightOf('As edited')) ?? 0, 0);

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
  // Names that do not exist are reported at their line, too, once the face is laid out.
  const written = await readJson(page);
  await writeJson(page, written.replace('"classes": "', '"classes": "no-such-class '));
  await expect(page.getByRole('button', { name: /^Line \d+ .*"no-such-class"/ })).toBeVisible();
  await writeJson(page, written.replace('"ratio":', '"ratio": "1:1", "ratio":'));
  await expect(page.getByRole('button', { name: /^Line \d+ The key "ratio" is already in this object/ })).toBeVisible();
  await writeJson(page, written);
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
