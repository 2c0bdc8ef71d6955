import type { FormValue } from '../../checkout/stripe/encodeForm.js';
import { lineAmounts } from '../../checkout/money/lineAmounts.js';
import { MOST_CHARGED, type CheckoutLine, type CheckoutOrderBody, type Currency } from '../../contract/checkout.js';
import { invalid } from '../../errors.js';
import { insertOrder, readOrder, type NewOrder } from '../../queries/checkout/orders.js';
import { readProducts } from '../../queries/checkout/products.js';
import type { Services } from '../../services.js';

type Rooms = Pick<Services, 'database' | 'checkout' | 'config' | 'clock'>;

/**
 * Starts a checkout of products: a session at the payment provider, then its order. The same id again leads to the same
 * session, by its idempotency key, and to the same order. Nobody can pay before the order is stored, because nobody knows
 * the payment page. @throws HttpProblem 409, 422, 502
 */
export async function startCheckout(rooms: Rooms, body: CheckoutOrderBody, memberId: string): Promise<void> {
  const { database, checkout, clock, config } = rooms;
  if ((await readOrder(database.knex, body.id)) !== undefined) return;
  const order = { ...(await priced(rooms, body)), id: body.id, provider: checkout.provider, created_by: memberId };
  const session = await checkout.api.createSession(sessionOf(config.publicUrl, order, body), `order-${body.id}`);
  await insertOrder(database.knex, { ...order, session_id: session.id, checkout_url: session.url }, clock());
}

/** The lines with their amounts, and the sums. @throws HttpProblem 422 */
async function priced(
  { database }: Rooms,
  { lines: asked }: CheckoutOrderBody,
): Promise<Pick<NewOrder, 'currency' | 'lines' | 'net' | 'tax' | 'total'>> {
  const ids = asked.map(({ product_id }) => product_id);
  const products = new Map((await readProducts(database.knex, ids)).map((product) => [product.id, product]));
  let currency: Currency | undefined;
  const lines = asked.map(({ product_id, quantity }, index): CheckoutLine => {
    const product = products.get(product_id);
    if (product === undefined)
      throw invalid([{ path: `lines.${index}.product_id`, message: 'This product does not exist.' }]);
    if (product.currency !== (currency ??= product.currency))
      throw invalid([{ path: `lines.${index}.product_id`, message: 'All products must have the same currency.' }]);
    const { name, unit_amount, tax_rate, tax_behavior } = product;
    return { name, quantity, unit_amount, tax_rate, tax_behavior, ...lineAmounts(product, quantity) };
  });
  const sum = (key: 'net' | 'tax' | 'total'): number => lines.reduce((so, line) => so + line[key], 0);
  const total = sum('total');
  if (total > MOST_CHARGED)
    throw invalid([{ path: 'lines', message: 'The total is higher than payment providers accept.' }]);
  return { currency: currency ?? 'EUR', lines, net: sum('net'), tax: sum('tax'), total };
}

/** Tax on top of prices is a line of its own, so that the provider adds up exactly what was computed here. */
function sessionOf(
  publicUrl: string,
  { id, currency, lines }: Pick<NewOrder, 'id' | 'currency' | 'lines'>,
  { scenario, delivery }: CheckoutOrderBody,
): Readonly<Record<string, FormValue>> {
  const item = (name: string, unit_amount: number, quantity: number): FormValue => ({
    quantity,
    price_data: { currency: currency.toLowerCase(), unit_amount, product_data: { name } },
  });
  const added = lines.reduce((so, line) => so + (line.tax_behavior === 'exclusive' ? line.tax : 0), 0);
  const page = `${publicUrl}/admin/checkout-test?order=${id}`;
  return {
    mode: 'payment',
    // The way back says nothing about the payment.
    success_url: `${page}&returned=1`,
    cancel_url: page,
    client_reference_id: id,
    metadata: { order: id, scenario, delivery },
    payment_intent_data: { metadata: { order: id } },
    line_items: [
      ...lines.map(({ name, unit_amount, quantity }) => item(name, unit_amount, quantity)),
      ...(added > 0 ? [item('Tax', added, 1)] : []),
    ],
  };
}
