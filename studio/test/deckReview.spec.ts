import { makeWeather, test } from './deckEditorDecks.js';
import { expect, expectNoSeriousViolations } from './support/studio.js';

test('the review fixes the deck with one press, and undo takes it back', async ({ openEditor, newMember }) => {
  const member = await newMember();
  const cards = ['1', '2', '2', '5'].map((number) => ({
    card_number: number,
    translations: { en: { title: number === '2' ? 'Rain' : `Card ${number}`, description: 'Wet.' } },
  }));
  const file = {
    translations: { en: { title: 'Weather' } },
    categories: [{ translations: { en: { title: 'Sky' } }, cards }],
  };
  const { deck_id: id } = await (await member.api()).post<{ deck_id: string }>('/api/decks/import', file);
  const page = await openEditor(member, id);
  await expect(page.getByRole('status').filter({ hasText: '2 problems between cards' })).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'Worth a look' });
  await expect(review).toContainText('The card “Rain” is in its category twice.');
  await expectNoSeriousViolations(page);
  await review.getByRole('button', { name: 'Keep one card with 2 copies' }).click();
  await expect(review).not.toContainText('twice');
  await expect(page.getByText('Kept one card with 2 copies')).toBeVisible();
  await expect(review.getByRole('button', { name: /^Renumber the cards/ })).toBeFocused();
  await review.getByRole('button', { name: /^Renumber the cards/ }).click();
  await expect(review).not.toContainText('No card has the number');
  // No fix is left: the dialog itself has the focus.
  await expect(review).toBeFocused();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('status').filter({ hasText: '2 problems between cards' })).toBeVisible();
});

test('the review lists once what the design does to every card', async ({ openEditor, newMember }) => {
  const member = await newMember();
  const api = await member.api();
  const { templates } = await api.get<{ templates: { id: string; slug: string }[] }>(
    '/api/templates/official?limit=500',
  );
  const official = templates.find(({ slug }) => slug === 'default');
  const { template } = await api.post<{ template: { id: string; json_config: object } }>(
    `/api/templates/duplicate/${official?.id ?? ''}`,
    { name: 'Dark' },
  );
  const seal = { id: 'seal', name: 'Seal', kind: 'text', renderType: 'text', props: { text: 'Drawn' } };
  const absoluteItems = [
    { ...seal, classes: 'bg-black text-[#111111]', x: 20, y: 60, width: 40, height: 20, rotation: 0 },
  ];
  await api.put(`/api/templates/${template.id}`, {
    name: 'Dark',
    description: '',
    ratio: '2.5:3.5',
    json_config: { ...template.json_config, absoluteItems },
  });
  const cards = ['Rain', 'Snow', 'Hail'].map((title) => ({ translations: { en: { title } } }));
  const { deck_id: id } = await api.post<{ deck_id: string }>('/api/decks/import', {
    front_template_id: template.id,
    translations: { en: { title: 'Weather' } },
    categories: [{ translations: { en: { title: 'Sky' } }, cards }],
  });
  const page = await openEditor(member, id);
  await page.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'Worth a look' });
  await expect(review.getByText('The text “Seal” of the design cannot be read')).toHaveCount(1);
  await expect(review.getByText('Cards 1–3')).toBeVisible();
  await review.getByRole('button', { name: 'Show card 1' }).click();
  await expect(review).toBeHidden();
});

test('the review says what an uploaded SVG has lost', async ({ openEditor, newMember }) => {
  const member = await newMember();
  const page = await openEditor(member, await makeWeather(member, 1));
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/><image href="lamp.png"/></svg>';
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Match pictures by file name' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Picture files')
    .setInputFiles([{ name: 'A1.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }]);
  await dialog.getByRole('button', { name: /^Use (1|the) picture/ }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('dialog', { name: 'Worth a look' })).toContainText(
    'Parts of the SVG are left out or simplified: <image> at line 1 refers to “lamp.png”',
  );
});

test('the review lists once what is wrong with the back of all cards', async ({ openEditor, newMember }) => {
  const member = await newMember();
  const api = await member.api();
  const cards = ['Rain', 'Snow'].map((title) => ({ translations: { en: { title } } }));
  const { deck_id: id } = await api.post<{ deck_id: string }>('/api/decks/import', {
    templates: { front: 'emberwild', back: 'emberwild-back' },
    translations: { en: { title: 'A title that no back of any card can ever show as a whole '.repeat(4).trim() } },
    categories: [{ translations: { en: { title: 'Sky' } }, cards }],
  });
  const page = await openEditor(member, id);
  await expect(page.getByRole('status').filter({ hasText: '1 problem on a shared back' })).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'Worth a look' });
  await expect(review.getByText('On the back: The deck’s title', { exact: false })).toHaveCount(1);
});
