import type { Input } from '@cardwright/server/contract';
import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { call } from '../../../api/call.js';
import { toast } from '../../../toasts/toast.js';
import { counted } from '../../../words/counted.js';
import { Tag } from '../list/Tag.js';
import { useRun } from '../list/useRun.js';
import { dateTime } from '../words/dateTime.js';
import styles from './Checkout.module.css';
import type { OrderDetail } from './orders.js';

type Deliveries = NonNullable<OrderDetail['deliveries']>;
type Sending = Input<'POST /api/admin/checkout/orders/{id}/webhooks'>['body'];

const WAYS: readonly (readonly [label: string, sending: Sending])[] = [
  ['Send in order', {}],
  ['Send in reverse', { sequence: 'reversed' }],
  ['Send each twice at once', { times: 2, at_once: true }],
];

interface Props {
  readonly id: string;
  readonly deliveries: Deliveries;
}

/** The webhooks of the test gateway, which can be sent again in other orders and twice, as it happens on networks. */
export function WebhookList({ id, deliveries }: Props): ReactElement {
  const { run, isRunning } = useRun();
  const send = async (body: Sending): Promise<void> => {
    if (await run(() => call('POST /api/admin/checkout/orders/{id}/webhooks', { params: { id }, body })))
      toast({ title: 'Webhooks sent', kind: 'success' });
  };
  return (
    <section>
      <h3>Webhooks of the test gateway</h3>
      {deliveries.length === 0 && <p className={styles.detail}>Nothing has happened on the payment page yet.</p>}
      <ol className={styles.rows} aria-label="Webhooks">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className={styles.row}>
            <span>
              <strong>{delivery.type}</strong>
              <span className={styles.detail}>{describe(delivery)}</span>
            </span>
            <Tag tone={toneOf(delivery)}>{stateOf(delivery)}</Tag>
          </li>
        ))}
      </ol>
      {deliveries.length > 0 && (
        <div className={styles.buttons}>
          {WAYS.map(([label, sending]) => (
            <Button key={label} size="xs" variant="default" disabled={isRunning} onClick={() => void send(sending)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

function describe({ attempts, next_at }: Deliveries[number]): string {
  if (attempts === 0) return 'Not sent yet';
  return `Sent ${counted(attempts, 'time')}${next_at === null ? '' : `, next try ${dateTime(next_at)}`}`;
}

function stateOf({ attempts, answer, delivered_at }: Deliveries[number]): string {
  if (delivered_at !== null) return 'Accepted';
  if (attempts === 0) return 'Held back';
  return answer === 0 || answer === null ? 'No answer' : `Refused, ${answer}`;
}

function toneOf({ attempts, delivered_at }: Deliveries[number]): 'good' | 'warning' | 'bad' {
  if (delivered_at !== null) return 'good';
  return attempts === 0 ? 'warning' : 'bad';
}
