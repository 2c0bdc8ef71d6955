import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { makeWeather, save, savedDeck, test } from './deckEditorDecks.js';
import { expect, expectNoSeriousViolations, type Page } from './support/studio.js';

const dialog = (page: Page) => page.getByRole('dialog');

async function upload(page: Page, name: string, background: string): Promise<void> {
  const create = { width: 1200, height: 300, channels: 3, background } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  // Browsers take the type of the name.
  const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  await page.getByRole('button', { name: /^Picture / }).click();
  await dialog(page).getByLabel('Picture file').setInputFiles({ name, mimeType, buffer });
  await dialog(page).getByRole('button', { name: 'Use picture' }).click();
  await expect(dialog(page)).toBeHidden();
}

test('the point of a picture that stays in sight is dragged or moved by keys, and kept with the card', async ({
  newMember,
  openEditor,
}) => {
  const member = await newMember();
  const id = await makeWeather(member, 1);
  const page = await openEditor(member, id);
  const kept = async () =>
    (await savedDeck(member, id)).categories[0]?.cards.map(({ illustration_focus }) => illustration_focus);
  await upload(page, 'wide.png', '#258');
  const point = page.getByRole('slider', { name: 'Focus point' });
  await expect(point).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
  await point.press('ArrowLeft');
  await point.press('ArrowUp');
  await expect(point).toHaveAttribute('aria-valuetext', '45% from the left, 45% from the top');
  await expectNoSeriousViolations(page);
  await save(page);
  await expect.poll(kept).toEqual(['45% 45%']);

  // A drag is one step.
  await point.scrollIntoViewIfNeeded();
  const place = await point.locator('..').boundingBox();
  if (place === null) throw new Error('the picture is not shown');
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await page.mouse.move(place.x + place.width * 0.9, place.y + place.height / 2, { steps: 3 });
  await page.mouse.move(place.x + place.width * 0.8, place.y + place.height / 2, { steps: 3 });
  await page.mouse.up();
  await expect(point).toHaveAttribute('aria-valuenow', '80');
  await page.keyboard.press('Control+z');
  await expect(point).toHaveAttribute('aria-valuenow', '45');

  const whole = page.getByRole('switch', { name: 'Show the whole picture' });
  await whole.check();
  await expect(point).toBeHidden();
  await save(page);
  await expect.poll(kept).toEqual(['whole']);
  await page.keyboard.press('Control+z');
  await expect(whole).not.toBeChecked();

  // Another picture has no point yet.
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(point).toHaveAttribute('aria-valuenow', '50');
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: /^Picture / }).click();
  const present = dialog(page).getByRole('img', { name: 'The present picture' });
  await expect.poll(() => present.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // A part of it becomes a picture of its own, and the whole one comes back.
  await dialog(page).getByRole('button', { name: 'Crop this picture' }).click();
  await dialog(page).getByText('Square', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Use picture' }).click();
  await page.getByRole('button', { name: /^Picture / }).click();
  const shape = () =>
    present.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight);
  await expect.poll(shape).toBe(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: /^Picture / }).click();
  await expect.poll(shape).toBeGreaterThan(1);
  await dialog(page).getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByRole('button', { name: 'Picture No picture' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await upload(page, 'renamed.jpg', '#852');
  await expect(point).toHaveAttribute('aria-valuenow', '50');
  await save(page);
  await expect.poll(kept).toEqual([null]);
});

test('another picture is drawn for a card without one, and others for a category, each as one step', async ({
  newMember,
  openEditor,
}) => {
  const member = await newMember();
  const id = await makeWeather(member, 2, 0);
  const page = await openEditor(member, id);
  const face = page.locator('[data-side] canvas').first();
  const first = await face.screenshot();
  const isAsAtFirst = async () => first.equals(await face.screenshot());
  const another = page.getByRole('button', { name: 'Draw another picture', exact: true });
  await another.click();
  await expect.poll(isAsAtFirst).toBe(false);
  await page.keyboard.press('Control+z');
  await expect.poll(isAsAtFirst).toBe(true);
  await another.click();
  await upload(page, 'wide.png', '#258');
  await expect(another).toBeHidden();
  await page.getByRole('treeitem', { name: 'Group B, 0 cards' }).click();
  await page.getByRole('button', { name: 'Draw other pictures', exact: true }).click();
  await save(page);
  const { categories } = await savedDeck(member, id);
  const drawn = expect.stringMatching(/^[\da-f-]{36}$/) as unknown;
  expect(categories.map(({ art_seed, cards }) => [art_seed, ...cards.map((card) => card.art_seed)])).toEqual([
    ['Group A', drawn, 'A2'],
    [drawn],
  ]);
});

test('the point is offered for a drawing where the design crops it, and not where all of it is seen', async ({
  newMember,
  openEditor,
}) => {
  const member = await newMember();
  const id = await makeWeather(member, 1);
  const client = await member.api();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>';
  const { templates } = await client.get<{ templates: { id: string; slug: string }[] }>(
    '/api/templates/official?limit=500',
  );
  const whole = templates.find(({ slug }) => slug === 'four-suits')?.id;
  const page = await openEditor(member, id);
  await page.getByRole('button', { name: /^Picture / }).click();
  const file = { name: 'wide.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await dialog(page).getByLabel('Picture file').setInputFiles(file);
  await dialog(page).getByRole('button', { name: 'Use picture' }).click();
  const point = page.getByRole('slider', { name: 'Focus point' });
  await expect(point).toBeVisible();
  await save(page);
  const { version } = await savedDeck(member, id);
  await client.patch(`/api/decks/${id}`, { version, front_template_id: whole });
  await page.reload();
  // The fields know how the face looks.
  await expect(page.getByText('1 line', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Picture description' })).toBeVisible();
  await expect(point).toHaveCount(0);
});

test('a picture that other cards show as well is replaced there on request, as one step', async ({
  newMember,
  openEditor,
}) => {
  const member = await newMember();
  const id = await makeWeather(member, 3, 1);
  const client = await member.api();
  const { version, categories } = await savedDeck(member, id);
  const shared = `/storage/v1/object/public/images/${member.id}/illustrations/${randomUUID()}.png`;
  await client.patch(`/api/decks/${id}`, {
    version,
    categories: categories.map((category) => ({
      ...category,
      cards: category.cards.map((card, index) => ({ ...card, illustration: index < 2 ? shared : null })),
    })),
  });
  const page = await openEditor(member, id);
  const kept = async () => {
    const all = (await savedDeck(member, id)).categories.flatMap(({ cards }) => cards);
    return all.map(({ illustration }) => (illustration === shared ? 'old' : illustration === null ? '' : 'new'));
  };
  await upload(page, 'renamed.jpg', '#852');
  await expect(page.getByText('2 other cards use the old picture')).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.getByRole('button', { name: 'Replace there too' }).click();
  await expect(page.getByText('Picture replaced on 2 cards')).toBeVisible();
  await save(page);
  await expect.poll(kept).toEqual(['new', 'new', '', 'new']);

  // One undo takes back the other cards alone; the next one the card itself.
  await page.keyboard.press('Control+z');
  await save(page);
  await expect.poll(kept).toEqual(['new', 'old', '', 'old']);

  // Nothing is offered if no other card shows it.
  await page.getByRole('treeitem', { name: 'A3', exact: true }).click();
  await upload(page, 'third.png', '#258');
  await expect(page.getByText('use the old picture')).toHaveCount(0);
});

test('a picture that was replaced before the first save is still there when undo brings it back', async ({
  newMember,
  openEditor,
}) => {
  const member = await newMember();
  const id = await makeWeather(member, 1);
  const page = await openEditor(member, id);
  const shown = async (): Promise<string> => (await savedDeck(member, id)).categories[0]?.cards[0]?.illustration ?? '';
  const field = page.getByRole('button', { name: /^Picture / });
  const top = async () => (await field.boundingBox())?.y;
  const before = await top();
  await upload(page, 'first.png', '#336699');
  // What is wrong with a picture is said below its field, which stays where it is.
  await expect(page.getByText('The picture has only 116 dpi')).toBeVisible();
  expect(await top()).toBeCloseTo(before ?? 0, -1);
  await upload(page, 'second.png', '#996633');
  await save(page);
  const second = await shown();
  await page.keyboard.press('Control+z');
  await save(page);
  const first = await shown();
  expect([first === '', first === second]).toEqual([false, false]);
  expect((await page.request.get(new URL(first, page.url()).href)).status()).toBe(200);
});
