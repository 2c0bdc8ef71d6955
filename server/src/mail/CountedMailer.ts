import type { Metrics } from '../observability/metrics.js';
import type { Mail, Mailer } from './types.js';

/** Counts what another mailer sends and fails to send. */
export class CountedMailer implements Mailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly metrics: Pick<Metrics, 'mails'>,
  ) {}

  async send(mail: Mail): Promise<void> {
    const { mails } = this.metrics;
    await this.mailer.send(mail).catch((error: unknown) => {
      mails.inc({ outcome: 'failed' });
      throw error;
    });
    mails.inc({ outcome: 'sent' });
  }
}
