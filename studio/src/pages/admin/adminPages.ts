import type { ComponentType } from 'react';
import type { AdminPath } from '../../layouts/dashboard/adminPages.js';
import { AuditLogPage } from './auditLog/AuditLogPage.js';
import { DecksPage } from './decks/DecksPage.js';
import { ImagesPage } from './images/ImagesPage.js';
import { JobsPage } from './jobs/JobsPage.js';
import { MailsPage } from './mails/MailsPage.js';
import { MembersPage } from './members/MembersPage.js';
import { OverviewPage } from './overview/OverviewPage.js';
import { UpdatesAdminPage } from './updates/UpdatesAdminPage.js';
import { WaitlistPage } from './waitlist/WaitlistPage.js';

/** The pages under /admin by the last part of their path. */
export const adminPages: Readonly<Record<AdminPath | 'overview', ComponentType>> = {
  overview: OverviewPage,
  decks: DecksPage,
  images: ImagesPage,
  updates: UpdatesAdminPage,
  members: MembersPage,
  waitlist: WaitlistPage,
  mails: MailsPage,
  jobs: JobsPage,
  'audit-log': AuditLogPage,
};
