import type { TemplateConfig, TemplateItem } from '@cardwright/renderer';
import { differing, MOST } from './support/fidelity.js';
import { expect, test, type Page } from './support/studio.js';

/** The groups and names of the fields of cards in the data panel, as far as the designs below show them. */
const DATA: Readonly<Record<string, readonly [group: string, button: string]>> = {
  card_icon: ['Card', 'Add icon of the card'],
  card_number: ['Card', 'Add card number'],
  illustration: ['Card', 'Add picture'],
  deck_title: ['Deck', 'Add deck title'],
};

/** The labels of the inspector's fields for properties of items: those that are typed, and those that are chosen. */
const TYPED: Readonly<Record<string, string>> = {
  showWhen: 'Shown when',
  minFontSize: 'Never below',
  svg: 'SVG',
  photoFocus: 'Focus of cropped photos',
};
const CHOSEN: Readonly<Record<string, string>> = { art: 'Art', fit: 'Fit', photoFit: 'Fit' };

const selected = (page: Page) => page.locator('[role=treeitem][aria-selected=true]');
const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' });

/** Types into a field of the inspector, and leaves it with Enter. */
async function type(page: Page, label: string, text: string): Promise<void> {
  // A list of completions has the same label.
  const field = inspector(page).getByLabel(label, { exact: true }).and(page.locator('input, textarea'));
  await field.fill(text);
  if (label !== 'SVG') await field.press('Enter');
}

/** Replaces the classes of what is selected: the chips go one by one, the new ones are typed. */
async function setClasses(page: Page, classes: string): Promise<void> {
  const chips = page.getByRole('list', { name: 'Classes' }).getByRole('button');
  for (let left = await chips.count(); left > 0; left -= 1) {
    await chips.first().click();
    await expect(chips).toHaveCount(left - 1);
  }
  await type(page, 'Add a class', classes);
}

/** Adds an item at the end of a parent by mouse. @returns the id that it got */
async function add(page: Page, { kind, children }: TemplateItem, parentId: string): Promise<string> {
  await page.locator(`[data-row="${parentId}"]`).click();
  const [group, button] = DATA[kind] ?? [];
  if (group !== undefined) {
    await page
      .getByRole('group', { name: group, exact: true })
      .getByRole('button', { name: button, exact: true })
      .click();
  } else if (children !== undefined) {
    await page.getByRole('button', { name: 'Add to the face' }).click();
    await page.getByRole('menuitem', { name: 'Add empty group' }).click();
  } else {
    await page.getByRole('button', { name: 'Add text' }).click();
    await inspector(page).getByRole('combobox', { name: 'Filled by' }).click();
    await page.getByRole('option', { name: 'Drawing' }).click();
  }
  await expect(selected(page)).not.toHaveAttribute('data-row', parentId);
  return (await selected(page).getAttribute('data-row')) ?? '';
}

async function setProps(page: Page, props: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [prop, value] of Object.entries(props)) {
    const typed = TYPED[prop];
    if (typed !== undefined) await type(page, typed, String(value));
    else
      await inspector(page)
        .getByLabel(CHOSEN[prop] ?? prop, { exact: true })
        .selectOption(String(value), { timeout: 10_000 });
  }
}

async function build(page: Page, items: readonly TemplateItem[], parentId: string): Promise<void> {
  for (const item of items) {
    const id = await add(page, item, parentId);
    await setClasses(page, item.classes);
    await setProps(page, item.props ?? {});
    if (parentId === 'overlays') {
      const { x, y, width, height, rotation } = item;
      const frame = { 'From the left': x, 'From the top': y, Width: width, Height: height };
      for (const [label, percent] of Object.entries(frame)) await type(page, label, `${String(percent)}%`);
      await type(page, 'Rotation', String(rotation));
    }
    await build(page, item.children ?? [], id);
  }
}

/** The face of the first sample card at 100%, without marks. */
async function paintedFace(page: Page): Promise<string> {
  const face = page.getByRole('img', { name: /^(Front|Back) of the card$/ }).locator('canvas');
  return face.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
}

for (const slug of ['pictogram', 'plain-speech-back'])
  test(`${slug} is rebuilt from blank without a line of JSON`, async ({ newPage, newMember }) => {
    const nova = await newMember();
    const { templates } = await (
      await nova.api()
    ).get<{ templates: { id: string; slug: string; json_config: TemplateConfig }[] }>(
      '/api/templates/official?limit=500',
    );
    const original = templates.find((each) => each.slug === slug);
    if (original === undefined) throw new Error(`There is no design ${slug}.`);
    const { background, sections, absoluteItems } = original.json_config;

    const page = await newPage({ as: nova, path: '/create/templates?new=blank' });
    await page.getByLabel('Name').fill('Rebuilt');
    await page.getByRole('textbox', { name: 'Sections' }).fill('1');
    await page.getByRole('button', { name: 'Create template' }).click();
    await page.locator('[data-row=background]').click();
    await setClasses(page, background.classes);
    await build(page, background.children, 'background');
    await page.locator('[data-row=section-1]').click();
    if (sections[0] === undefined) await page.keyboard.press('Delete');
    else {
      await setClasses(page, sections[0].classes);
      await build(page, sections[0].children, 'section-1');
    }
    await build(page, absoluteItems, 'overlays');

    const shown = await newPage({ as: nova, path: `/create/templates/${original.id}` });
    for (const each of [page, shown]) {
      await each.getByRole('button', { name: 'Bleed, trim and safe area' }).click();
      await each.locator('h1 button').click();
    }
    // The page takes its colours from the design once the schemes have loaded.
    const scheme = shown.getByRole('combobox', { name: 'Colour scheme' });
    await expect(async () => {
      const colors = await scheme.inputValue();
      await page.getByRole('combobox', { name: 'Colour scheme' }).selectOption(colors, { timeout: 2_000 });
      expect(await differing(page, await paintedFace(page), await paintedFace(shown))).toBeLessThanOrEqual(MOST);
    }).toPass({ timeout: 60_000 });
  });
