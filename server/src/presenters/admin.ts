import type { Mail, MailHead, UploadedImage } from '../contract/admin.js';
import type { Role } from '../contract/admin/roles.js';
import type { MailHeadRow, MailRow } from '../queries/mails.js';
import type { UploadRow } from '../queries/uploads.js';
import { utc } from './utc.js';

/** A kept e-mail in a list, without its bodies, which contain sign-in links. */
export function presentMailHead({ id, recipient, subject, created_at }: MailHeadRow): MailHead {
  return { id, recipient, subject, created_at: utc(created_at) };
}

/** A complete kept e-mail. */
export function presentMail(row: MailRow): Mail {
  return {
    ...presentMailHead({ ...row, created_at: row.created_at.toISOString() }),
    text: row.text,
    html: row.html,
    headers: row.headers,
  };
}

/** @param url its public URL */
export function presentUpload(row: UploadRow, url: string, uses: number): UploadedImage {
  return { ...row, url, use_count: uses, created_at: utc(row.created_at), updated_at: utc(row.updated_at) };
}

export function presentRole(row: Role): Role {
  return { ...row, created_at: utc(row.created_at), updated_at: utc(row.updated_at) };
}
