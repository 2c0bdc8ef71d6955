import { expect, test } from './support/studio.js';
import { row } from './templateShell.js';

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
  await expect(page.getByText('“kind is rare” was not applied.')).toBeVisible();
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
