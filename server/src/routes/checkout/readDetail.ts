import { refundableOf } from '../../commands/checkout/refundOrder.js';
import type { CheckoutOrderDetail } from '../../contract/checkout.js';
import { notFound } from '../../errors.js';
import { presentDelivery, presentEvent, presentOrder, presentRefund } from '../../presenters/checkout.js';
import { listEvents } from '../../queries/checkout/events.js';
import { readOrder } from '../../queries/checkout/orders.js';
import { listRefunds } from '../../queries/checkout/refunds.js';
import type { Services } from '../../services.js';

/** An order with all that is known of it. @throws HttpProblem 404 */
export async function readDetail(
  { database: { knex }, checkout }: Pick<Services, 'database' | 'checkout'>,
  id: string,
): Promise<{ readonly order: CheckoutOrderDetail }> {
  const row = await readOrder(knex, id);
  if (row === undefined) throw notFound('Order');
  const isOurs = row.provider === 'local' && checkout.gateway !== undefined && row.session_id !== null;
  const deliveries = isOurs ? await checkout.gateway.deliveries(row.session_id) : null;
  return {
    order: {
      ...presentOrder(row),
      refundable: await refundableOf(knex, id),
      events: (await listEvents(knex, id)).map(presentEvent),
      refunds: (await listRefunds(knex, id)).map(presentRefund),
      deliveries: deliveries?.map(presentDelivery) ?? null,
    },
  };
}
