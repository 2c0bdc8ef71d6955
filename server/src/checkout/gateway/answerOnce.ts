import type { Database } from '../../database/Database.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import { keepAnswer, readAnswer, takeKey } from '../../queries/checkout/gateway.js';
import { GatewayError } from './GatewayError.js';
import type { Answered } from './TestGateway.js';

interface Request {
  /** `Idempotency-Key`; empty if there is none. */
  readonly key: string;
  /** Tells requests apart. */
  readonly request: string;
  readonly now: Date;
}

/**
 * Does what a request asks for, once for each idempotency key: the work and its answer are stored together, and a
 * repeated request gets the first answer.
 * @returns what was done, or only the body if it had been done before
 * @throws GatewayError if another request has the key
 */
export function answerOnce(
  database: Database,
  { key, request, now }: Request,
  work: (trx: Executor) => Promise<Answered>,
): Promise<Partial<Answered> & Pick<Answered, 'body'>> {
  return inTransaction(database, async (trx) => {
    if (key === '') return work(trx);
    if (!(await takeKey(trx, key, request, now))) {
      const kept = await readAnswer(trx, key);
      if (kept?.request !== request)
        throw new GatewayError(400, 'This idempotency key belongs to another request.', 'idempotency_error');
      return { body: { ...(kept.answer as object) } };
    }
    const answered = await work(trx);
    await keepAnswer(trx, key, answered.body);
    return answered;
  });
}
