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
  title: 'Waiting for the payment to be confirmed',
  text: 'The provider confirms payments by webhook. Returning from the payment page does not prove that anything was paid.',
};
const CONFIRMED: Note = {
  tone: 'good',
  title: 'The payment is confirmed',
  text: 'The provider’s webhook has arrived, and its signature is valid.',
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
    text: 'Nothing was paid. You can try another card on the payment page.',
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
