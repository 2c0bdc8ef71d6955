import { makeWeather, savedOrder, test, title } from './deckEditorDecks.js';
import { expect } from './support/studio.js';

test('saves what was edited as a new template or banner if the old one was deleted elsewhere', async ({
  newMember,
  newPage,
}) => {
  const member = await newMember();
  const api = await member.api();
  const { template } = await api.post<{ template: { id: string } }>('/api/templates/create-from-draft', {
    name: 'Night shift',
  });
  const page = await newPage({ as: member, path: `/create/templates/${template.id}` });
  const saveAsNew = page.getByRole('button', { name: 'Save as new' });
  await page.getByLabel('Description', { exact: true }).fill('For late trains');
  await api.delete(`/api/templates/${template.id}`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Template deleted elsewhere')).toBeVisible();
  await saveAsNew.click();
  await page.waitForURL((url) => url.pathname.startsWith('/create/templates/') && !url.pathname.endsWith(template.id));
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('For late trains');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const { banner } = await api.post<{ banner: { id: string } }>('/api/social-banners', {
    ...{ name: 'Launch week', width: 700, height: 350 },
    design: { formats: ['700x350'], own_sizes: ['700x350'] },
  });
  await page.goto(`/create/social-banners/700x350?banner=${banner.id}`);
  await page.getByLabel('Name of the banner').fill('Launch month');
  await api.delete(`/api/social-banners/${banner.id}`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Banner deleted elsewhere')).toBeVisible();
  await saveAsNew.click();
  await page.waitForURL((url) => ![null, banner.id].includes(url.searchParams.get('banner')));
  expect(new URL(page.url()).pathname).toBe('/create/social-banners/700x350');
  const { banners } = await api.get<{ banners: unknown[] }>('/api/social-banners');
  expect(banners).toMatchObject([{ name: 'Launch month', width: 700, height: 350 }]);
});

test('brings back a deck that was deleted elsewhere, from the bin and after it', async ({ newMember, openEditor }) => {
  const member = await newMember();
  const id = await makeWeather(member, 1);
  const page = await openEditor(member, id, { allowErrors: true });
  const api = await member.api();
  for (const [typed, isErased] of [
    ['Hail', false],
    ['Snow', true],
  ] as const) {
    await api.delete(`/api/decks/${id}`);
    if (isErased) await api.delete(`/api/decks/${id}?erase=true`);
    await title(page).fill(typed);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Deck deleted elsewhere')).toBeVisible();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByText('Deck deleted elsewhere')).toBeHidden();
    expect(await savedOrder(member, id)).toBe(typed);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Whoever comes back to its address later is led to the bin.
  await api.delete(`/api/decks/${id}`);
  await page.reload();
  await page.getByRole('link', { name: 'Open your bin' }).click();
  await expect(page.getByText('Weather', { exact: true }).first()).toBeVisible();
});

test('goes on at another address if the id of the erased deck is taken, and can be undone', async ({
  newMember,
  openEditor,
}) => {
  const [member, other] = [await newMember(), await newMember()];
  const id = await makeWeather(member, 1);
  const page = await openEditor(member, id);
  const api = await member.api();
  const before = await title(page).inputValue();
  const { deck } = await api.get<{ deck: object }>(`/api/decks/${id}`);
  await api.delete(`/api/decks/${id}`);
  await api.delete(`/api/decks/${id}?erase=true`);
  await (await other.api()).post('/api/decks/import', deck);
  await title(page).fill('Snow');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/create/decks/') && !url.pathname.endsWith(id));
  await expect(page.getByText('It has a new address.')).toBeVisible();
  await expect(title(page)).toHaveValue('Snow');
  // The last step took in what the server has stored.
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(title(page)).toHaveValue(before);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveValue(before);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
