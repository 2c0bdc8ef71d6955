import type { Answer } from '@cardwright/server/contract';
import { call } from '../../../api/call.js';

export type Results = Answer<'GET /api/admin/newsletter/issues/{id}'>;
export type Issue = Results['issue'];

/** The parts of an issue that an admin writes. */
export type Content = Pick<Issue, 'subject' | 'preheader' | 'body'>;

export const STATES = {
  draft: { label: 'Draft', tone: 'quiet' },
  sending: { label: 'Being sent', tone: 'info' },
  paused: { label: 'Paused', tone: 'warning' },
  sent: { label: 'Sent', tone: 'good' },
} as const;

/** @returns the new draft's address in the studio */
export async function createIssue(content: Content): Promise<string> {
  const { issue } = await call('POST /api/admin/newsletter/issues', { body: content });
  return `/admin/newsletter/${issue.id}`;
}

export function contentOf({ subject, preheader, body }: Content): Content {
  return { subject, preheader, body };
}
