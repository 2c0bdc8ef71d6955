import { Button, Progress } from '@mantine/core';
import { Pause, RotateCcw, Send } from 'lucide-react';
import type { ReactElement } from 'react';
import { call } from '../../../api/call.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { counted } from '../../../words/counted.js';
import { Facts } from '../list/SidePanel.js';
import type { Running } from '../list/useRun.js';
import { dateTime } from '../words/dateTime.js';
import { contentOf, STATES, type Results } from './issues.js';
import styles from './Issue.module.css';
import { MailPreview } from './MailPreview.js';
import { Refusals } from './Refusals.js';
import { sendIssue } from './sendIssue.js';
import { grouped } from '../../../words/grouped.js';

type Props = Results & Running;

/** An issue that is being sent, is paused or was sent: how far it is, and what became of it. */
export function StartedIssue({ issue, remaining, refusals, run, isRunning }: Props): ReactElement {
  const { id, subject, status, sent, failed, bounced, unknown, unsubscribed } = issue;
  const tried = sent + failed + unknown;
  const send = (body: { readonly retry_failed?: boolean }) =>
    run(() => call('POST /api/admin/newsletter/issues/{id}/send', { params: { id }, body }));
  return (
    <>
      <PageHeader title={subject} description={`${STATES[status].label}.`}>
        {status === 'sending' && (
          <Button
            variant="default"
            leftSection={<Pause size={16} aria-hidden />}
            onClick={() => void run(() => call('POST /api/admin/newsletter/issues/{id}/pause', { params: { id } }))}
          >
            Pause
          </Button>
        )}
        {failed > 0 && status !== 'sending' && (
          <Button
            variant="default"
            leftSection={<RotateCcw size={16} aria-hidden />}
            disabled={isRunning}
            onClick={() => void send({ retry_failed: true })}
          >
            Retry refused e-mails
          </Button>
        )}
        {status === 'paused' && (
          <Button
            leftSection={<Send size={16} aria-hidden />}
            disabled={isRunning}
            onClick={() => void sendIssue({ id, subject, remaining }, run)}
          >
            Continue sending
          </Button>
        )}
      </PageHeader>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <div role="status" className={styles.progress}>
            <span>
              {grouped(tried)} of {counted(tried + remaining, 'subscriber')}
            </span>
            <Progress value={(tried / Math.max(1, tried + remaining)) * 100} aria-label="Sent" />
          </div>
          <Facts
            facts={{
              Sent: sent,
              Refused: bounced === 0 ? failed : `${failed}, ${bounced} of them permanently`,
              Unknown:
                unknown === 0 ? 0 : `${unknown} without a response from the mail server. These are not sent again.`,
              'Unsubscribed since': unsubscribed,
              Remaining: remaining,
              Started: dateTime(issue.started_at),
              Finished: dateTime(issue.sent_at),
            }}
          />
          <p className={styles.note}>These are the mail server’s responses. Opens are not tracked.</p>
          <Refusals refusals={refusals} />
        </div>
        <MailPreview content={contentOf(issue)} />
      </div>
    </>
  );
}
