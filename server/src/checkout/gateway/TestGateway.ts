import { HttpProblem, notFound } from '../../errors.js';
import type { CheckoutDelivery, WebhookSending } from '../../contract/checkout.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import {
  insertGatewayEvent,
  insertSession,
  listGatewayEvents,
  lockByPayment,
  overdueSessions,
  readSession,
  updateSession,
  type GatewayEvent,
  type GatewaySession,
} from '../../queries/checkout/gateway.js';
import type { Database } from '../../database/Database.js';
import { GatewayError } from './GatewayError.js';
import { chargeObject, newId, paramsOf, paymentObject, sessionObject } from './gatewayObjects.js';
import type { SessionParams } from './sessionParams.js';
import type { Scenario } from './testCards.js';
import type { WebhookSender } from './WebhookSender.js';

/** How long a session waits for a payment. */
const SESSION_MS = 24 * 3_600_000;

const DELIVERIES: Readonly<Record<string, WebhookSending>> = {
  'in-order': { sequence: 'sent', times: 1, at_once: false },
  reversed: { sequence: 'reversed', times: 1, at_once: false },
  'twice-at-once': { sequence: 'sent', times: 2, at_once: true },
};

interface Rooms {
  readonly database: Database;
  readonly clock: () => Date;
  readonly sender: WebhookSender;
  /** The public address of payment pages, without a trailing slash. */
  readonly pagesUrl: string;
}

/** The result of an API call. */
export interface Answered {
  readonly sessionId: string;
  readonly body: object;
}

/** An event to send: its type, and the object that it is about. */
type Telling = readonly [type: string, object: object];

/**
 * A payment provider for tests, which speaks Stripe's protocol and moves no money. Each change of a session is
 * stored with its events in one transaction; they are sent afterwards.
 */
export class TestGateway {
  readonly #sending = new Set<Promise<void>>();

  constructor(private readonly rooms: Rooms) {}

  /** Runs inside the transaction that remembers the answer. */
  async createSession(trx: Executor, params: SessionParams): Promise<Answered> {
    const [first] = params.line_items;
    const currency = first?.price_data.currency ?? 'EUR';
    if (params.line_items.some(({ price_data }) => price_data.currency !== currency))
      throw new GatewayError(400, 'All line items of a session must have the same currency.');
    const total = params.line_items.reduce((sum, item) => sum + item.quantity * item.price_data.unit_amount, 0);
    if (total < 1) throw new GatewayError(400, 'The total of a session must be above zero.');
    const now = this.rooms.clock();
    const id = newId('cs_test');
    await insertSession(trx, {
      id,
      params: asSent(params),
      currency,
      amount_total: total,
      payment_intent: newId('pi_test'),
      created_at: now,
      expires_at: new Date(now.getTime() + SESSION_MS),
    });
    return { sessionId: id, body: sessionObject(await this.#locked(trx, id), this.#urlOf(id)) };
  }

  /** Runs inside the transaction that remembers the answer. */
  async refund(trx: Executor, paymentIntent: string, given: number | undefined): Promise<Answered> {
    const session = await lockByPayment(trx, paymentIntent);
    if (session?.status !== 'complete') throw new GatewayError(400, 'This payment was not made.');
    const left = session.amount_total - session.amount_refunded;
    const amount = given ?? left;
    if (amount > left || amount < 1) throw new GatewayError(400, 'The refund is larger than what is left to refund.');
    const refunded = { ...session, amount_refunded: session.amount_refunded + amount };
    await updateSession(trx, session.id, { amount_refunded: refunded.amount_refunded });
    await this.#tell(trx, session, [['charge.refunded', chargeObject(refunded)]]);
    const body = { id: newId('re_test'), object: 'refund', status: 'succeeded', amount, payment_intent: paymentIntent };
    return { sessionId: session.id, body };
  }

  /** Runs inside the transaction that remembers the answer. */
  async expire(trx: Executor, id: string): Promise<Answered> {
    const session = await this.#locked(trx, id);
    if (session.status === 'complete') throw new GatewayError(400, 'This session is complete and cannot expire.');
    const expired = { ...session, status: 'expired' } as const;
    if (session.status !== 'expired') {
      await updateSession(trx, id, { status: 'expired' });
      await this.#tell(trx, session, [['checkout.session.expired', sessionObject(expired, null)]]);
    }
    return { sessionId: id, body: sessionObject(expired, null) };
  }

  /** The session that the payment page shows. @throws HttpProblem 404 */
  async session(id: string): Promise<GatewaySession> {
    const session = await readSession(this.rooms.database.knex, id);
    if (session === undefined) throw notFound('Checkout session');
    if (session.status === 'complete' || session.status === 'expired' || !this.#isOver(session)) return session;
    await this.expireNow(id);
    return { ...session, status: 'expired' };
  }

  /** Somebody pays with a test card. @returns whether it was declined */
  async pay(id: string, scenario: Scenario): Promise<boolean> {
    await this.#change(id, ['open'], async (trx, session) => {
      if (scenario === 'success') return this.#complete(trx, session);
      if (scenario === 'decline') return this.#decline(trx, session);
      await updateSession(trx, id, { status: 'requires_action' });
      await this.#tell(trx, session, [['payment_intent.requires_action', paymentObject(session, 'requires_action')]]);
    });
    return scenario === 'decline';
  }

  /** Somebody answers the question of their bank. */
  async confirm(id: string, isApproved: boolean): Promise<void> {
    await this.#change(id, ['requires_action'], async (trx, session) => {
      if (isApproved) return this.#complete(trx, session);
      await updateSession(trx, id, { status: 'open' });
      await this.#decline(trx, session);
    });
  }

  /** Lets a session expire before its time, if nobody has paid. */
  async expireNow(id: string): Promise<void> {
    await this.#change(id, ['open', 'requires_action'], async (trx) => {
      await this.expire(trx, id);
    });
  }

  /** Sends all events of a session again. @throws HttpProblem 409 if nothing has happened yet */
  async resend(id: string, sending: WebhookSending): Promise<void> {
    const events = await listGatewayEvents(this.rooms.database.knex, id);
    if (events.length === 0)
      throw new HttpProblem('conflict', 'Nothing has happened yet, so there is nothing to send.');
    await this.rooms.sender.send(events, sending);
  }

  async deliveries(id: string): Promise<CheckoutDelivery[]> {
    return listGatewayEvents(this.rooms.database.knex, id);
  }

  /** Sends the new events of a session in the way that its order asks for, without waiting until they are sent. */
  sendNew(id: string): void {
    const sending = this.#sendNew(id)
      .catch(() => undefined)
      .finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }

  /** Lets overdue sessions expire, and sends what was not accepted before. @returns how many events it sent */
  async keepUp(): Promise<number> {
    const { database, clock, sender } = this.rooms;
    for (const id of await overdueSessions(database.knex, clock())) await this.expireNow(id);
    return sender.retry();
  }

  /** Resolves when nothing is being sent. */
  async settled(): Promise<void> {
    await Promise.all(this.#sending);
  }

  async #sendNew(id: string): Promise<void> {
    const { database, sender } = this.rooms;
    const session = await readSession(database.knex, id);
    if (session === undefined) return;
    const sending = DELIVERIES[paramsOf(session).metadata.delivery ?? 'in-order'];
    const events = await listGatewayEvents(database.knex, id);
    if (sending !== undefined) await sender.send(events.filter(isNew), sending);
  }

  /** Changes a session that is in one of the states; otherwise nothing happens, as with a page that is out of date. */
  async #change(
    id: string,
    states: readonly GatewaySession['status'][],
    work: (trx: Executor, session: GatewaySession) => Promise<void>,
  ): Promise<void> {
    await inTransaction(this.rooms.database, async (trx) => {
      const session = await this.#locked(trx, id);
      if (states.includes(session.status)) await work(trx, session);
    });
    this.sendNew(id);
  }

  async #complete(trx: Executor, session: GatewaySession): Promise<void> {
    await updateSession(trx, session.id, { status: 'complete' });
    await this.#tell(trx, session, [
      ['payment_intent.processing', paymentObject(session, 'processing')],
      ['checkout.session.completed', sessionObject({ ...session, status: 'complete' }, null)],
    ]);
  }

  #decline(trx: Executor, session: GatewaySession): Promise<void> {
    return this.#tell(trx, session, [
      ['payment_intent.payment_failed', paymentObject(session, 'requires_payment_method')],
    ]);
  }

  async #tell(trx: Executor, session: GatewaySession, tellings: readonly Telling[]): Promise<void> {
    const now = this.rooms.clock();
    const isHeld = paramsOf(session).metadata.delivery === 'held';
    for (const [type, object] of tellings) {
      const id = newId('evt');
      const created = Math.floor(now.getTime() / 1000);
      const body = JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } });
      const next_at = isHeld ? null : this.rooms.sender.firstRetry();
      await insertGatewayEvent(trx, { id, session_id: session.id, type, body, created_at: now, next_at });
    }
  }

  async #locked(trx: Executor, id: string): Promise<GatewaySession> {
    const session = await readSession(trx, id, true);
    if (session === undefined) throw new GatewayError(404, 'No such checkout session.');
    return session;
  }

  #isOver({ expires_at }: GatewaySession): boolean {
    return new Date(expires_at) <= this.rooms.clock();
  }

  #urlOf(id: string): string {
    return `${this.rooms.pagesUrl}/pay/${id}`;
  }
}

function isNew({ attempts }: GatewayEvent): boolean {
  return attempts === 0;
}

/** The parameters as the form sent them, with numbers as texts. */
function asSent({ line_items, ...params }: SessionParams): object {
  return {
    ...params,
    line_items: line_items.map(({ quantity, price_data }) => ({
      quantity: String(quantity),
      price_data: { ...price_data, unit_amount: String(price_data.unit_amount) },
    })),
  };
}
