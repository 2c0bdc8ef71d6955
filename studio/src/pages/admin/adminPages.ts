import type { ComponentType } from 'react';
import type { AdminPath } from '../../layouts/dashboard/adminPages.js';
import { AuditLogPage } from './auditLog/AuditLogPage.js';
import { ColorSchemesPage } from './colorSchemes/ColorSchemesPage.js';
import { DecksPage } from './decks/DecksPage.js';
import { ImagesPage } from './images/ImagesPage.js';
import { JobsPage } from './jobs/JobsPage.js';
import { MailsPage } from './mails/MailsPage.js';
import { MembersPage } from './members/MembersPage.js';
import { OverviewPage } from './overview/OverviewPage.js';
import { TemplatesAdminPage } from './templates/TemplatesAdminPage.js';
import { UpdatesAdminPage } from './updates/UpdatesAdminPage.js';
import { WaitlistPage } from './waitlist/WaitlistPage.js';
import { WorldsPage } from './worlds/WorldsPage.js';

/** The pages under /admin by the last part of their path. */
export const adminPages: Readonly<Record<AdminPath | 'overview', ComponentType>> = {
  overview: OverviewPage,
  decks: DecksPage,
  templates: TemplatesAdminPage,
  'color-schemes': ColorSchemesPage,
  worlds: WorldsPage,
  images: ImagesPage,
  updates: UpdatesAdminPage,
  members: MembersPage,
  waitlist: WaitlistPage,
  mails: MailsPage,
  jobs: JobsPage,
  'audit-log': AuditLogPage,
};
