import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { HttpProblem } from '../../errors.js';
import { encodeForm, type FormValue } from './encodeForm.js';

const session = z.object({ id: z.string(), url: z.string().nullish() });
const refund = z.object({ id: z.string() });
const refusal = z.object({ error: z.object({ message: z.string().default('') }) });

/** The version of the API that the schemas here describe. */
const VERSION = '2024-06-20';
const TIMEOUT_MS = 20_000;
const TRIES = 3;
const FIRST_WAIT_MS = 500;

interface Options {
  /** Such as `https://api.stripe.com`. */
  readonly url: string;
  /** The secret key, which is sent to `url` alone. */
  readonly key: () => Promise<string>;
}

/**
 * The calls of Stripe's API that a checkout needs. The same request may reach the provider twice, which its idempotency
 * key makes harmless, so what fails on the way is tried again.
 */
export class StripeApi {
  constructor(private readonly options: Options) {}

  /** @throws HttpProblem 502 */
  async createSession(
    params: Readonly<Record<string, FormValue>>,
    idempotencyKey: string,
  ): Promise<{ readonly id: string; readonly url: string }> {
    const { id, url } = session.parse(await this.#post('/v1/checkout/sessions', params, idempotencyKey));
    if (typeof url !== 'string') throw failed('It returned no payment page.');
    return { id, url };
  }

  /** Ends a session, so that nobody can pay any more. @throws HttpProblem 409 if somebody has paid already, 502 */
  async expireSession(id: string): Promise<void> {
    await this.#post(`/v1/checkout/sessions/${encodeURIComponent(id)}/expire`, {}, `expire-${id}`);
  }

  /** @param amount in the currency's smallest unit @returns the provider's id @throws HttpProblem 409, 502 */
  async refund(paymentIntent: string, amount: number, idempotencyKey: string): Promise<string> {
    const params = { payment_intent: paymentIntent, amount };
    return refund.parse(await this.#post('/v1/refunds', params, idempotencyKey)).id;
  }

  async #post(path: string, params: Readonly<Record<string, FormValue>>, idempotencyKey: string): Promise<unknown> {
    const headers = {
      Authorization: `Bearer ${await this.options.key()}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Idempotency-Key': idempotencyKey,
      'Stripe-Version': VERSION,
    };
    const request = { method: 'POST', headers, body: encodeForm(params), redirect: 'error' } as const;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#send(path, request);
      if (answer?.ok === true) return answer.json();
      if (answer !== undefined && !isPassing(answer.status)) throw await refusedBy(answer);
      if (attempt === TRIES) throw failed('It does not answer. Try again in a moment.');
      await wait(FIRST_WAIT_MS * 2 ** (attempt - 1));
    }
  }

  /** @returns undefined if nobody answered */
  async #send(path: string, request: RequestInit): Promise<Response | undefined> {
    try {
      return await fetch(`${this.options.url}${path}`, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch {
      return undefined;
    }
  }
}

/** Whether to try again: another request with the same key is under way, there are too many requests, or the provider has failed. */
function isPassing(status: number): boolean {
  return status === 409 || status === 429 || status >= 500;
}

async function refusedBy(answer: Response): Promise<HttpProblem> {
  // The provider repeats parts of a key that it does not know.
  if (answer.status === 401) return failed('It does not accept the key in STRIPE_SECRET_KEY.');
  const parsed = refusal.safeParse(await answer.json().catch(() => undefined));
  const message = parsed.data?.error.message ?? '';
  return new HttpProblem('conflict', `The payment provider refused: ${message || `status ${answer.status}`}`);
}

function failed(detail: string): HttpProblem {
  return new HttpProblem('upstream', `The payment provider failed. ${detail}`);
}
