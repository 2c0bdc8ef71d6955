import { expect, freshAddress, test } from './support/studio.js';

test('leads from the list of updates to one of them, and subscribes to the newsletter', async ({
  newPage,
  latestMail,
}) => {
  const page = await newPage({ path: '/updates' });
  await page.getByRole('link', { name: 'Bring your spreadsheet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bring your spreadsheet' })).toBeVisible();
  await expect(page).toHaveTitle('Bring your spreadsheet · Cardwright');
  await page.getByRole('link', { name: 'import' }).click();
  await expect(page).toHaveURL(/\?tag=import$/);
  await expect(page.getByRole('article')).toContainText('Bring your spreadsheet');
  const address = page.getByRole('textbox', { name: 'E-mail address' });
  await address.fill('nobody');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Enter an address such as nova@example.com.')).toBeVisible();
  const email = freshAddress();
  await address.fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('status')).toContainText(email);
  await latestMail(email, 'newsletter');
  await page.goto('/updates/never-written');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('takes a place in line, and shows it with the link of the e-mail', async ({ newPage, latestMail }) => {
  const page = await newPage({ path: '/waitlist', width: 360 });
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
  const email = freshAddress();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await page.getByRole('textbox', { name: 'What would you like to make?' }).fill('A game about trams');
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page.getByRole('status')).toContainText(email);
  const { link } = await latestMail(email, 'waitlist');
  await page.goto(link);
  await expect(page.getByText('Your place', { exact: true })).toBeVisible();
});

test('deals from the start page, and leads strangers to an account', async ({ newPage }) => {
  const page = await newPage({ path: '/' });
  await page.getByRole('button', { name: 'Draw a card' }).click();
  const table = page.getByRole('region', { name: 'The card that you drew' });
  const first = await table.getByRole('img').getAttribute('alt');
  await page.getByRole('button', { name: 'Draw another' }).click();
  await expect(table.getByRole('img')).not.toHaveAttribute('alt', first ?? '');
  await page.getByRole('button', { name: 'What would we do with half of it?' }).click();
  await expect(page.getByRole('button', { pressed: true, name: 'What would we do with half of it?' })).toBeVisible();
  await page.getByRole('link', { name: 'Design your first card' }).first().click();
  await page.waitForURL('**/login?view=sign-up&redirect=%2Fcreate%2Fdecks');
});

test('prints dark pages in dark ink, without the skip link and with one side of a card', async ({ newPage }) => {
  const page = await newPage({ path: '/explore', colorMode: 'dark' });
  await page.getByRole('link', { name: 'Open Ground' }).first().click();
  const title = page.getByRole('heading', { level: 1, name: 'Open Ground' });
  await expect(title).toHaveCSS('color', 'rgb(238, 243, 239)');
  await page.getByRole('button', { name: 'Turn over' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(title).toHaveCSS('color', 'rgb(20, 32, 27)');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  const sides = page.locator('[data-flipped] > span');
  await expect(sides.first()).toHaveCSS('opacity', '0');
  await expect(sides.last()).toHaveCSS('opacity', '1');
});
