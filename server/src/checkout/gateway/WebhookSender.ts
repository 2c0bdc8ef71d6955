import type { Logger } from 'pino';
import type { WebhookSending } from '../../contract/checkout.js';
import type { Database } from '../../database/Database.js';
import { dueEvents, recordAttempt, type GatewayEvent } from '../../queries/checkout/gateway.js';
import { signWebhook } from '../stripe/signature.js';

const TIMEOUT_MS = 10_000;
/** The delay after each failed attempt, in minutes. */
const RETRY_MINUTES = [1, 5, 30, 120, 720];
const MINUTE_MS = 60_000;

interface Rooms {
  readonly database: Database;
  readonly log: Logger;
  readonly clock: () => Date;
  /** The server's own route. */
  readonly url: string;
  readonly secret: () => Promise<string>;
}

/** Sends the gateway's events over HTTP, and resends those that were not acknowledged. */
export class WebhookSender {
  constructor(private readonly rooms: Rooms) {}

  /** When to send an event that is stored now, if this process ends before it has sent it. */
  firstRetry(): Date {
    return retryAfter(0, this.rooms.clock()) ?? this.rooms.clock();
  }

  /** Sends events as asked: in reverse order, several times, all at once. */
  async send(events: readonly GatewayEvent[], { sequence, times, at_once }: WebhookSending): Promise<void> {
    const ordered = sequence === 'reversed' ? events.toReversed() : events;
    const all = ordered.flatMap((event) => Array.from({ length: times }, () => event));
    if (at_once) await Promise.all(all.map((event) => this.#deliver(event)));
    else for (const event of all) await this.#deliver(event);
  }

  /** Sends what is due. @returns how many */
  async retry(): Promise<number> {
    const events = await dueEvents(this.rooms.database.knex, this.rooms.clock());
    for (const event of events) await this.#deliver(event);
    return events.length;
  }

  async #deliver({ id, type, body, attempts }: GatewayEvent): Promise<void> {
    const { database, log, clock, secret } = this.rooms;
    const answer = await this.#post(body, signWebhook(body, await secret(), clock()));
    const isDelivered = answer >= 200 && answer < 300;
    if (!isDelivered) log.warn({ event: id, type, answer }, 'a webhook of the test gateway was not accepted');
    const now = clock();
    await recordAttempt(database.knex, id, { answer, isDelivered, nextAt: retryAfter(attempts, now) }, now);
  }

  /** @returns the status of the answer; 0 if nobody answered */
  async #post(body: string, signature: string): Promise<number> {
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature };
    const request = { method: 'POST', headers, body, redirect: 'manual' } as const;
    try {
      const answer = await fetch(this.rooms.url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }
}

/** @returns null after the last attempt */
function retryAfter(attempts: number, now: Date): Date | null {
  const minutes = RETRY_MINUTES[attempts];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}
