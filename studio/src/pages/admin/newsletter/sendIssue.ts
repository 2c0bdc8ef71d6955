import { call } from '../../../api/call.js';
import { confirm } from '../../../components/confirm.js';
import { counted } from '../../../words/counted.js';
import type { Running } from '../list/useRun.js';

interface Sent {
  readonly id: string;
  readonly subject: string;
  /** Subscribers who have not received it. */
  readonly remaining: number;
}

/** Asks, then sends an issue to everybody who has not received it. The server asks for a fresh sign-in. */
export async function sendIssue({ id, subject, remaining }: Sent, run: Running['run']): Promise<void> {
  const subscribers = counted(remaining, 'subscriber');
  const isSure = await confirm({
    title: `Send “${subject}” to ${subscribers}?`,
    message:
      'The server sends 100 e-mails each minute. You can pause in between, but what is sent cannot be taken back or changed.',
    confirmLabel: `Send to ${subscribers}`,
  });
  if (isSure) await run(() => call('POST /api/admin/newsletter/issues/{id}/send', { params: { id }, body: {} }));
}
