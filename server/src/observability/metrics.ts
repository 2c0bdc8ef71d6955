import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics of one server; labels are route patterns, never URLs or ids. */
export class Metrics {
  readonly registry = new Registry();
  /** Set by observeConnections. */
  countConnections: () => void = () => undefined;
  /** Set where the live tables are. */
  countLiveTables: () => void = () => undefined;
  readonly requests = new Histogram({
    name: 'cardwright_http_request_seconds',
    help: 'Response time by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  readonly inFlight = new Gauge({
    name: 'cardwright_http_requests_in_flight',
    help: 'Requests in progress.',
    registers: [this.registry],
  });
  readonly exports = new Counter({
    name: 'cardwright_exports_total',
    help: 'Finished exports by preset and outcome.',
    labelNames: ['preset', 'outcome'],
    registers: [this.registry],
  });
  readonly exportsActive = new Gauge({
    name: 'cardwright_exports_active',
    help: 'Queued and running exports in the whole database.',
    labelNames: ['status'],
    registers: [this.registry],
  });
  readonly queueAge = new Gauge({
    name: 'cardwright_exports_oldest_queued_seconds',
    help: 'How long the first export in the queue has been waiting; 0 if the queue is empty.',
    registers: [this.registry],
  });
  readonly connections = new Gauge({
    name: 'cardwright_database_connections',
    help: 'Database connections of this server that are in use or idle, and requests that wait for one.',
    labelNames: ['state'],
    registers: [this.registry],
    collect: () => this.countConnections(),
  });
  readonly connectionWaits = new Histogram({
    name: 'cardwright_database_wait_seconds',
    help: 'How long statements and transactions waited for a database connection; outcome is "got" or "timeout".',
    labelNames: ['outcome'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15],
    registers: [this.registry],
  });
  readonly diskFree = new Gauge({
    name: 'cardwright_disk_free_bytes',
    help: 'Free space on the data folder’s disk.',
    registers: [this.registry],
  });
  readonly diskSize = new Gauge({
    name: 'cardwright_disk_size_bytes',
    help: 'Size of the data folder’s disk.',
    registers: [this.registry],
  });
  readonly liveTables = new Gauge({
    name: 'cardwright_live_tables',
    help: 'Live tables that somebody is connected to on this server, and their connections.',
    labelNames: ['what'],
    registers: [this.registry],
    collect: () => this.countLiveTables(),
  });
  readonly liveTableMessages = new Counter({
    name: 'cardwright_live_table_messages_total',
    help: 'Moves at live tables by outcome: "done", "refused" by the rules, or "failed".',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  readonly mails = new Counter({
    name: 'cardwright_mails_total',
    help: 'E-mails by outcome: "sent" (or kept on this server) or "failed".',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  readonly maintenance = new Counter({
    name: 'cardwright_maintenance_total',
    help: 'Finished maintenance tasks by task and outcome.',
    labelNames: ['task', 'outcome'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    // A counter that does not exist before its first failure cannot be seen to rise.
    for (const outcome of ['sent', 'failed']) this.mails.inc({ outcome }, 0);
    for (const outcome of ['done', 'refused', 'failed']) this.liveTableMessages.inc({ outcome }, 0);
  }
}
