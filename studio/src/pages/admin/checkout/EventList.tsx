import type { ReactElement } from 'react';
import { dateTime } from '../words/dateTime.js';
import styles from './Checkout.module.css';
import type { OrderDetail } from './orders.js';

/** What the provider's events say, for people. */
const SENTENCES: Readonly<Record<string, string>> = {
  'checkout.session.completed': 'Session completed',
  'checkout.session.async_payment_succeeded': 'Payment received',
  'checkout.session.async_payment_failed': 'Payment failed',
  'checkout.session.expired': 'Session expired',
  'payment_intent.processing': 'Payment in progress',
  'payment_intent.requires_action': '3-D Secure requested',
  'payment_intent.payment_failed': 'Card declined',
  'charge.refunded': 'Refund made',
};

/** What the provider has told of an order, oldest first. */
export function EventList({ order: { events } }: { readonly order: Pick<OrderDetail, 'events'> }): ReactElement {
  return (
    <section>
      <h3>Events</h3>
      {events.length === 0 && <p className={styles.detail}>The provider has not sent any events yet.</p>}
      <ol className={styles.rows} aria-label="Events">
        {events.map(({ id, type, happened_at, repeats, problem }) => (
          <li key={id} className={styles.row}>
            <span>
              <strong>{SENTENCES[type] ?? type}</strong>
              <span className={styles.detail}>
                {type}, {dateTime(happened_at)}
              </span>
              {repeats > 0 && <span className={styles.detail}>Received {repeats + 1} times, counted once</span>}
              {problem !== null && <span className={styles.problem}>Rejected: {problem}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
