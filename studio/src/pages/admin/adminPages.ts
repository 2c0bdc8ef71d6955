import type { ComponentType } from 'react';
import type { AdminPath } from '../../layouts/dashboard/adminPages.js';
import { AuditLogPage } from './auditLog/AuditLogPage.js';

/** The pages under /admin by the last part of their path. */
export const adminPages: Readonly<Record<AdminPath, ComponentType>> = {
  'audit-log': AuditLogPage,
};
