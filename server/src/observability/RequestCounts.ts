import type { Metrics } from './metrics.js';

interface Counts {
  readonly requests: number;
  /** Answers with a status of 500 or more. */
  readonly errors: number;
}

/** Tells how many requests this server has answered since it was last asked. */
export class RequestCounts {
  #before: Counts = { requests: 0, errors: 0 };

  constructor(private readonly metrics: Pick<Metrics, 'requests'>) {}

  async take(): Promise<Counts> {
    const { values } = await this.metrics.requests.get();
    const counted = values.filter(({ metricName }) => metricName?.endsWith('_count') === true);
    const sum = (entries: typeof counted): number => entries.reduce((all, { value }) => all + value, 0);
    const failed = counted.filter(({ labels }) => Number(labels.status) >= 500);
    const now = { requests: sum(counted), errors: sum(failed) };
    const { requests, errors } = this.#before;
    this.#before = now;
    return { requests: now.requests - requests, errors: now.errors - errors };
  }
}
