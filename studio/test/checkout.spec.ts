import { randomUUID } from 'node:crypto';
import { expect, expectNoSeriousViolations, test, type Page } from './support/studio.js';

async function startCheckout(page: Page, card: string, webhooks: string): Promise<void> {
  await page.goto('/admin/checkout-test');
  await page.getByRole('button', { name: 'Start a checkout' }).click();
  await page.getByLabel('Test card').selectOption(card);
  await page.getByLabel('Webhooks').selectOption(webhooks);
  await page.getByRole('button', { name: 'Go to the payment page' }).click();
  await expect(page.getByRole('heading', { name: 'Pay €23.68' })).toBeVisible();
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay €23.68' }).click();
const stateOf = (page: Page) => page.getByRole('dialog').locator('dl > div', { hasText: 'State' }).first();

test('pays after a decline and 3-D Secure, believes the webhooks alone, refunds, and lets a session expire', async ({
  newPage,
}) => {
  // A second admin would let another spec, which runs beside this one, remove the last admin.
  const page = await newPage({ as: 'admin' });

  await startCheckout(page, 'A card that is declined', 'Only when I send them');
  await expectNoSeriousViolations(page);
  await pay(page);
  await expect(page.getByText('The card was declined. Try another one.')).toBeVisible();
  await page.getByLabel('4000 0000 0000 3220').check();
  await pay(page);
  await page.getByRole('button', { name: 'Confirm the payment' }).click();
  const order = page.getByRole('dialog', { name: 'Order of €23.68' });
  await expect(order.getByText('Waiting for the payment to be confirmed')).toBeVisible();
  await expect(order.getByText('Held back')).toHaveCount(4);
  await order.getByRole('button', { name: 'Send each twice at once' }).click();
  await expect(order.getByText('The payment is confirmed')).toBeVisible();
  await expect(stateOf(page)).toContainText('Paid');
  await expect(order.getByText('Received 2 times, counted once')).toHaveCount(4);
  await expectNoSeriousViolations(page);

  await order.getByLabel('Refund').fill('30');
  await order.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(order.getByText('Enter an amount up to €23.68.')).toBeVisible();
  await order.getByLabel('Refund').fill('3.68');
  await order.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByText('Refund requested')).toBeVisible();
  await order.getByRole('button', { name: 'Send in reverse' }).click();
  await expect(stateOf(page)).toContainText('Partly refunded');

  await startCheckout(page, 'A card that is accepted at once', 'In order');
  await page.getByRole('button', { name: 'Let the session expire' }).click();
  await expect(page.getByRole('heading', { name: 'This session has expired' })).toBeVisible();
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await expect(stateOf(page)).toContainText('Expired');
});

test('asks before a product replaces what was saved meanwhile', async ({ newPage }) => {
  const [mine, theirs] = [await newPage({ as: 'admin' }), await newPage({ as: 'admin' })];
  // After the product that a checkout beside this test begins with.
  const name = `Tin ${randomUUID()}`;
  const openProducts = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Start a checkout' }).click();
    await page.getByRole('button', { name: 'Edit the products' }).click();
  };
  const editButton = (page: Page) => page.getByRole('button', { name: `Edit ${name}, EUR` });
  const edit = async (page: Page): Promise<void> => {
    await page.goto('/admin/checkout-test');
    await openProducts(page);
    await editButton(page).click();
  };
  const save = (page: Page) => page.getByRole('button', { name: 'Save product' }).click();
  await mine.goto('/admin/checkout-test');
  await openProducts(mine);
  await mine.getByRole('button', { name: 'New product' }).click();
  await mine.getByLabel('Name').fill(name);
  await mine.getByLabel('Price', { exact: true }).fill('5');
  await save(mine);
  // Leaving the page before that would abort the request.
  await expect(editButton(mine)).toBeVisible();
  await edit(mine);
  await edit(theirs);
  await theirs.getByLabel('Tax').fill('7');
  await save(theirs);
  await expect(theirs.getByText('Product saved')).toBeVisible();
  await mine.getByLabel('Price', { exact: true }).fill('6');
  await save(mine);
  const question = mine.getByRole('dialog', { name: 'This product was saved somewhere else' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await save(mine);
  await question.getByRole('button', { name: 'Replace theirs' }).click();
  await expect(mine.getByText('€6.00 plus 19% tax')).toBeVisible();
  await mine.getByRole('button', { name: `Delete ${name}, EUR` }).click();
  await expect(mine.getByText(`${name} deleted`)).toBeVisible();
});
