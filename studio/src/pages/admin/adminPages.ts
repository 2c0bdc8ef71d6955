import type { ComponentType } from 'react';
import type { AdminPath } from '../../layouts/dashboard/adminPages.js';
import { AuditLogPage } from './auditLog/AuditLogPage.js';
import { BannersPage } from './banners/BannersPage.js';
import { CheckoutTestPage } from './checkout/CheckoutTestPage.js';
import { ColorSchemesPage } from './colorSchemes/ColorSchemesPage.js';
import { DecksPage } from './decks/DecksPage.js';
import { ErrorsPage } from './errors/ErrorsPage.js';
import { ImagesPage } from './images/ImagesPage.js';
import { JobsPage } from './jobs/JobsPage.js';
import { MailsPage } from './mails/MailsPage.js';
import { MembersPage } from './members/MembersPage.js';
import { IssuePage } from './newsletter/IssuePage.js';
import { NewsletterPage } from './newsletter/NewsletterPage.js';
import { OverviewPage } from './overview/OverviewPage.js';
import { RolesPage } from './roles/RolesPage.js';
import { SocialPage } from './social/SocialPage.js';
import { SubscribersPage } from './subscribers/SubscribersPage.js';
import { TemplatesAdminPage } from './templates/TemplatesAdminPage.js';
import { UpdatesAdminPage } from './updates/UpdatesAdminPage.js';
import { WaitlistPage } from './waitlist/WaitlistPage.js';
import { WorldsPage } from './worlds/WorldsPage.js';

/** The pages under /admin by the last part of their path. */
export const adminPages: Readonly<Record<AdminPath | 'overview' | 'issue', ComponentType>> = {
  overview: OverviewPage,
  decks: DecksPage,
  templates: TemplatesAdminPage,
  'color-schemes': ColorSchemesPage,
  worlds: WorldsPage,
  images: ImagesPage,
  social: SocialPage,
  banners: BannersPage,
  updates: UpdatesAdminPage,
  members: MembersPage,
  roles: RolesPage,
  waitlist: WaitlistPage,
  newsletter: NewsletterPage,
  issue: IssuePage,
  subscribers: SubscribersPage,
  mails: MailsPage,
  jobs: JobsPage,
  errors: ErrorsPage,
  'audit-log': AuditLogPage,
  'checkout-test': CheckoutTestPage,
};
