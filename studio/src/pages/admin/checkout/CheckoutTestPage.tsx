import { Button } from '@mantine/core';
import { Clock, CreditCard, Plus, Undo2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router';
import { call } from '../../../api/call.js';
import { confirm } from '../../../components/confirm.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { toast } from '../../../toasts/toast.js';
import { counted } from '../../../words/counted.js';
import { AdminList } from '../list/AdminList.js';
import { dateColumn } from '../list/columns.js';
import { NameCell } from '../list/NameCell.js';
import { Tag } from '../list/Tag.js';
import type { Column, Filter, ListAction } from '../list/types.js';
import { formatMoney } from './money.js';
import { OrderPanel } from './OrderPanel.js';
import {
  expireOrders,
  isRefundable,
  isUnpaid,
  nameLines,
  nameOfOrder,
  ORDERS,
  refundOrder,
  STATES,
  type Order,
} from './orders.js';
import { useShop } from './products.js';
import { ProductsPanel } from './ProductsPanel.js';
import { StartPanel } from './StartPanel.js';

const COLUMNS: readonly Column<Order>[] = [
  {
    title: 'Order',
    cell: (order) => <NameCell name={nameLines(order)} detail={order.created_by_name} />,
    text: nameLines,
  },
  {
    title: 'State',
    sort: 'status',
    cell: ({ status }) => <Tag tone={STATES[status].tone}>{STATES[status].label}</Tag>,
    text: ({ status }) => status,
  },
  moneyColumn('Tax', ({ tax }) => tax),
  moneyColumn('Total', ({ total }) => total, '-total'),
  moneyColumn('Refunded', ({ refunded }) => refunded),
  dateColumn('Started', ({ created_at }) => created_at, '-created_at'),
];

const FILTERS: readonly Filter[] = [
  { name: 'status', label: 'State', options: Object.entries(STATES).map(([value, { label }]) => ({ value, label })) },
];

const PROVIDERS = {
  local: 'No payment provider is set up, so this server simulates one. No money moves.',
  stripe: 'Checkouts use Stripe’s test mode. No money moves.',
};

/** Checkouts with test payments, from the payment page to the refund. */
export function CheckoutTestPage(): ReactElement {
  const [params, setParams] = useSearchParams();
  const [panel, setPanel] = useState<'start' | 'products'>();
  const shop = useShop();
  const location: Location<unknown> = useLocation();
  // The payment page leads back to an order by this address.
  const show = (id: string | undefined): void => {
    const next = new URLSearchParams(params);
    next.delete('returned');
    if (id === undefined) next.delete('order');
    else next.set('order', id);
    // Behind the order, the list stays on the same page.
    setParams(next, { preventScrollReset: true, state: location.state });
  };
  return (
    <>
      <AdminList
        title="Checkout test"
        description={shop.data && PROVIDERS[shop.data.provider]}
        searchLabel="Product, member or id"
        source={ORDERS}
        columns={COLUMNS}
        filters={FILTERS}
        actions={ACTIONS}
        nameOf={nameOfOrder}
        onOpen={({ id }) => show(id)}
        empty={
          <EmptyState icon={CreditCard} title="Nothing has been ordered yet">
            Start a checkout to see how a payment goes through, is declined or expires.
          </EmptyState>
        }
      >
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setPanel('start')}>
          Start a checkout
        </Button>
      </AdminList>
      <StartPanel
        isOpen={panel === 'start'}
        shop={shop}
        onClose={() => setPanel(undefined)}
        onProducts={() => setPanel('products')}
      />
      <ProductsPanel isOpen={panel === 'products'} shop={shop} onClose={() => setPanel('start')} />
      <OrderPanel
        id={params.get('order') ?? undefined}
        isReturned={params.has('returned')}
        onClose={() => show(undefined)}
      />
    </>
  );
}

const ACTIONS: readonly ListAction<Order>[] = [
  { label: 'Refund the rest', icon: Undo2, isDanger: true, isFor: isRefundable, run: refundRest },
  {
    label: 'Let it expire',
    icon: Clock,
    isFor: isUnpaid,
    run: async (orders) => {
      await expireOrders(orders);
      toast({ title: `${counted(orders.length, 'session')} ended`, kind: 'success' });
    },
  },
];

async function refundRest(orders: readonly Order[]): Promise<boolean> {
  const isSure = await confirm({
    title: `Refund what is left of ${counted(orders.length, 'order')}?`,
    message: 'The provider refunds everything that has not been refunded yet. This cannot be undone.',
    confirmLabel: 'Refund',
    danger: true,
  });
  if (!isSure) return false;
  for (const { id } of orders) {
    const { order } = await call('GET /api/admin/checkout/orders/{id}', { params: { id } });
    if (order.refundable > 0) await refundOrder(id, order.refundable, crypto.randomUUID());
  }
  toast({ title: `${counted(orders.length, 'refund')} requested`, kind: 'success' });
  return true;
}

/** A column of amounts; in the CSV file in smallest units, which stay whole numbers. */
function moneyColumn(title: string, read: (order: Order) => number, sort?: string): Column<Order> {
  return {
    title,
    isNumber: true,
    cell: (order) => formatMoney(read(order), order.currency),
    text: (order) => `${read(order)} ${order.currency}`,
    ...(sort !== undefined && { sort }),
  };
}
