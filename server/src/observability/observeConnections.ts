import type { Knex } from 'knex';
import type { Metrics } from './metrics.js';

/** The part of knex's pool of connections (tarn) in use, which its types do not describe. */
interface ConnectionPool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
  on(event: 'acquireRequest' | 'acquireSuccess' | 'acquireFail', listener: (id: number) => void): void;
}

/** Measures how long work waits for a database connection, and how many there are. */
export function observeConnections({ client }: Knex, metrics: Metrics): void {
  const { pool } = client as { readonly pool: ConnectionPool };
  const waiting = new Map<number, () => number>();
  const ended = (outcome: string) => (id: number) => {
    const seconds = waiting.get(id)?.();
    waiting.delete(id);
    if (seconds !== undefined) metrics.connectionWaits.observe({ outcome }, seconds);
  };
  pool.on('acquireRequest', (id) => {
    const began = process.hrtime.bigint();
    waiting.set(id, () => Number(process.hrtime.bigint() - began) / 1e9);
  });
  pool.on('acquireSuccess', ended('got'));
  pool.on('acquireFail', ended('timeout'));
  metrics.countConnections = () => {
    metrics.connections.set({ state: 'used' }, pool.numUsed());
    metrics.connections.set({ state: 'idle' }, pool.numFree());
    metrics.connections.set({ state: 'waiting' }, pool.numPendingAcquires());
  };
}
