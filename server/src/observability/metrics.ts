import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics of one server; labels are route patterns, never URLs or ids. */
export class Metrics {
  readonly registry = new Registry();
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
  readonly maintenance = new Counter({
    name: 'cardwright_maintenance_total',
    help: 'Finished maintenance tasks by task and outcome.',
    labelNames: ['task', 'outcome'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
