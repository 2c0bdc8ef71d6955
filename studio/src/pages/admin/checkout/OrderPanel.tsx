import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { call } from '../../../api/call.js';
import { RetryNote } from '../../../components/RetryNote.js';
import { Facts, SidePanel } from '../list/SidePanel.js';
import { Tag } from '../list/Tag.js';
import { dateTime } from '../words/dateTime.js';
import styles from './Checkout.module.css';
import { EventList } from './EventList.js';
import { formatMoney } from './money.js';
import { isRefundable, isUnpaid, nameOfOrder, STATES, type OrderDetail } from './orders.js';
import { PaymentNote } from './PaymentNote.js';
import { RefundForm } from './RefundForm.js';
import { WebhookList } from './WebhookList.js';

interface Props {
  readonly id: string | undefined;
  /** Whether the payment page has led here. */
  readonly isReturned: boolean;
  readonly onClose: () => void;
}

/** The time between two reads of an order that may still change by itself. */
const LOOK_MS = 1_500;

/** An order, what the provider has told of it, and what can be done with it. */
export function OrderPanel({ id, isReturned, onClose }: Props): ReactElement {
  const queries = useQueryClient();
  const detail = useQuery({
    queryKey: ['admin', 'checkout-order', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/checkout/orders/{id}', { params: { id: id ?? '' }, signal })).order,
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (isReturned || isWaiting(state.data) ? LOOK_MS : false),
  });
  const order = id === undefined ? undefined : detail.data;
  const status = order?.status;
  useEffect(() => {
    if (status !== undefined) void queries.invalidateQueries({ queryKey: ['admin', 'checkout-orders'] });
  }, [status, queries]);
  const title = order === undefined ? 'Order' : nameOfOrder(order);
  return (
    <SidePanel title={id === undefined ? undefined : title} onClose={onClose}>
      {detail.isError && (
        <RetryNote what="The order" isLoading={detail.isFetching} onRetry={() => void detail.refetch()} />
      )}
      {order && (
        <>
          {isReturned && <PaymentNote status={order.status} />}
          <OrderFacts order={order} />
          {isUnpaid(order) && (
            <Button
              component="a"
              variant="default"
              href={order.checkout_url}
              leftSection={<ExternalLink size={16} aria-hidden />}
            >
              Open the payment page
            </Button>
          )}
          {isRefundable(order) && order.refundable > 0 && <RefundForm key={order.refundable} order={order} />}
          <EventList order={order} />
          {order.deliveries !== null && <WebhookList id={order.id} deliveries={order.deliveries} />}
        </>
      )}
    </SidePanel>
  );
}

/** Whether the provider may tell something at any moment. */
function isWaiting(order: OrderDetail | undefined): boolean {
  if (order === undefined || isUnpaid(order)) return order !== undefined;
  return order.refunds.reduce((sum, { amount }) => sum + amount, 0) > order.refunded;
}

function OrderFacts({ order }: { readonly order: OrderDetail }): ReactElement {
  const { currency, lines, net, tax, total, refunded, status, created_by_name, created_at } = order;
  const money = (amount: number): string => formatMoney(amount, currency);
  return (
    <>
      <ul className={styles.rows} aria-label="Lines">
        {lines.map((line) => (
          <li key={line.name} className={styles.row}>
            <span>
              <strong>{line.name}</strong>
              <span className={styles.detail}>
                {line.quantity} × {money(line.unit_amount)}
              </span>
            </span>
            <span className={styles.amount}>{money(line.total)}</span>
          </li>
        ))}
      </ul>
      <Facts
        facts={{
          State: <Tag tone={STATES[status].tone}>{STATES[status].label}</Tag>,
          Net: money(net),
          Tax: money(tax),
          Total: <strong>{money(total)}</strong>,
          Refunded: money(refunded),
          'Started by': created_by_name,
          Started: dateTime(created_at),
        }}
      />
    </>
  );
}
