import { expect, expectNoSeriousViolations, studioUrl, test } from './support/studio.js';

interface Decks {
  readonly decks: readonly { readonly id: string; readonly translations: Readonly<Record<string, object>> }[];
}

test('leads a new member to a first deck with their own words on it', async ({ newPage, newMember }) => {
  const nova = await newMember();
  const page = await newPage({ as: nova, path: '/onboarding?new=1' });
  await page.getByRole('radio', { name: /A party game/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Name of the deck').fill('Loud Lunch');
  await page.getByRole('textbox', { name: 'Who is it for?' }).fill('The whole floor');
  await page.keyboard.press('Enter');
  await page.getByLabel('Card 1').fill('Sing the menu.');
  await page.getByRole('button', { name: 'Borrow one' }).click();
  await expect(page.getByText('2 of 3')).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.getByRole('button', { name: 'Make this deck' }).click();
  await page.waitForURL('**/create/decks/*');
  const { decks } = await (await nova.api()).get<Decks>('/api/decks');
  expect(decks.map(({ translations }) => translations.en)).toEqual([
    expect.objectContaining({ title: 'Loud Lunch', short_description: 'The whole floor' }),
  ]);
  await page.goto(`${studioUrl()}/onboarding?new=1`);
  await page.waitForURL('**/create/decks');
  await page.goto(`${studioUrl()}/own/decks/${decks[0]?.id ?? ''}`);
  await expect(page.getByRole('heading', { name: 'Loud Lunch' })).toBeVisible();
  await page.getByRole('button', { name: 'Turn over Sing the menu.' }).click();
  await expect(page.getByRole('button', { pressed: true, name: 'Turn over Sing the menu.' })).toBeVisible();
});
