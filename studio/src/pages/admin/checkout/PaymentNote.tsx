import type { ReactElement } from 'react';
import styles from './Checkout.module.css';
import type { Order } from './orders.js';

interface Note {
  readonly tone: 'info' | 'good' | 'bad';
  readonly title: string;
  readonly text: string;
}

const WAITING: Note = {
  tone: 'info',
  title: 'We are waiting for the payment’s confirmation',
  text: 'The provider tells this server by a webhook. Coming back from the payment page says nothing about the payment.',
};
const CONFIRMED: Note = {
  tone: 'good',
  title: 'The payment is confirmed',
  text: 'The provider’s webhook has arrived, and its signature is right.',
};

const NOTES: Readonly<Record<Order['status'], Note>> = {
  open: WAITING,
  processing: WAITING,
  requires_action: WAITING,
  paid: CONFIRMED,
  partly_refunded: CONFIRMED,
  refunded: CONFIRMED,
  declined: {
    tone: 'bad',
    title: 'The payment was declined',
    text: 'Nothing was paid. The payment page takes another card.',
  },
  expired: { tone: 'bad', title: 'The session has expired', text: 'Nothing was paid.' },
};

/** What is known of a payment after its page has led back. */
export function PaymentNote({ status }: { readonly status: Order['status'] }): ReactElement {
  const { tone, title, text } = NOTES[status];
  return (
    <div role="status" className={styles.note} data-tone={tone}>
      <strong>{title}</strong>
      <span>{text}</span>
    </div>
  );
}
