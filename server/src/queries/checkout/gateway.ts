import type { CheckoutDelivery } from '../../contract/checkout.js';
import type { Executor } from '../executor.js';
import { queryRows, readRow, readRows } from '../rows.js';

export interface GatewaySession {
  readonly id: string;
  readonly params: unknown;
  readonly currency: string;
  readonly amount_total: number;
  readonly amount_refunded: number;
  readonly status: 'open' | 'requires_action' | 'complete' | 'expired';
  readonly payment_intent: string;
  readonly created_at: string;
  readonly expires_at: string;
}

const SESSIONS = 'app.gateway_sessions';
const EVENTS = 'app.gateway_events';

export function readSession(executor: Executor, id: string, lock = false): Promise<GatewaySession | undefined> {
  return readRow(executor, SESSIONS, id, lock);
}

/** Locks the row until the transaction ends. */
export async function lockByPayment(executor: Executor, paymentIntent: string): Promise<GatewaySession | undefined> {
  const [row] = await readRows<GatewaySession>(executor, SESSIONS, 'where t.payment_intent = ? for update', [
    paymentIntent,
  ]);
  return row;
}

type NewSession = Pick<GatewaySession, 'id' | 'currency' | 'amount_total' | 'payment_intent'> & {
  readonly params: object;
  readonly created_at: Date;
  readonly expires_at: Date;
};

export async function insertSession(executor: Executor, session: NewSession): Promise<void> {
  await executor(SESSIONS).insert({ ...session, params: JSON.stringify(session.params) });
}

export async function updateSession(
  executor: Executor,
  id: string,
  change: Partial<Pick<GatewaySession, 'status' | 'amount_refunded'>>,
): Promise<void> {
  await executor(SESSIONS).where({ id }).update(change);
}

/** Sessions whose time is over although nobody has paid. */
export async function overdueSessions(executor: Executor, now: Date): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    executor,
    `select id from ${SESSIONS} where status in ('open', 'requires_action') and expires_at <= ? limit 500`,
    [now],
  );
  return rows.map(({ id }) => id);
}

export interface GatewayEvent extends CheckoutDelivery {
  readonly body: string;
}

interface NewGatewayEvent extends Pick<GatewayEvent, 'id' | 'type' | 'body'> {
  readonly session_id: string;
  readonly created_at: Date;
  readonly next_at: Date | null;
}

export async function insertGatewayEvent(executor: Executor, event: NewGatewayEvent): Promise<void> {
  await executor(EVENTS).insert(event);
}

/** In the order in which they happened. */
export function listGatewayEvents(executor: Executor, sessionId: string): Promise<GatewayEvent[]> {
  return readRows(executor, EVENTS, 'where t.session_id = ? order by t.position', [sessionId]);
}

/** Events to be sent now, in the order in which they happened. */
export function dueEvents(executor: Executor, now: Date): Promise<GatewayEvent[]> {
  return readRows(executor, EVENTS, 'where t.next_at <= ? order by t.position limit 100', [now]);
}

interface Attempt {
  /** The status of the answer; 0 if nobody answered. */
  readonly answer: number;
  readonly isDelivered: boolean;
  readonly nextAt: Date | null;
}

export async function recordAttempt(
  executor: Executor,
  id: string,
  { answer, isDelivered, nextAt }: Attempt,
  now: Date,
): Promise<void> {
  await executor.raw(
    `update ${EVENTS} set attempts = attempts + 1, answer = :answer,
      delivered_at = case when :isDelivered then coalesce(delivered_at, :now) else delivered_at end,
      next_at = case when :isDelivered or delivered_at is not null then null else :nextAt::timestamptz end
      where id = :id`,
    { id, answer, isDelivered, nextAt, now },
  );
}

interface KeptAnswer {
  readonly request: string;
  readonly answer: unknown;
}

/** The answer to the first request with this key. */
export async function readAnswer(executor: Executor, key: string): Promise<KeptAnswer | undefined> {
  const [row] = await queryRows<KeptAnswer>(
    executor,
    'select request, answer from app.gateway_answers where idempotency_key = ?',
    [key],
  );
  return row;
}

/** Takes a key for a request; waits while another request with it is under way. @returns false if it is taken */
export async function takeKey(executor: Executor, key: string, request: string, now: Date): Promise<boolean> {
  const taken = await executor('app.gateway_answers')
    .insert({ idempotency_key: key, request, answer: '{}', created_at: now })
    .onConflict('idempotency_key')
    .ignore()
    .returning<{ idempotency_key: string }[]>('idempotency_key');
  return taken.length > 0;
}

export async function keepAnswer(executor: Executor, key: string, answer: object): Promise<void> {
  await executor('app.gateway_answers')
    .where({ idempotency_key: key })
    .update({ answer: JSON.stringify(answer) });
}

/** Keys count for a day, as at other providers. @returns how many were forgotten */
export function pruneAnswers(executor: Executor, before: Date): Promise<number> {
  return executor('app.gateway_answers').where('created_at', '<', before).delete();
}
