import type { Mail, MailHead, UploadedImage } from '../contract/admin.js';
import type { MailRow } from '../queries/mails.js';
import type { UploadRow } from '../queries/uploads.js';
import { utc } from './utc.js';

/** A kept mail of a list: without its bodies, which hold links that sign in. */
export function presentMailHead({ id, recipient, subject, created_at }: MailRow): MailHead {
  return { id, recipient, subject, created_at: utc(created_at) };
}

/** A kept mail with everything in it. */
export function presentMail(row: MailRow): Mail {
  return { ...presentMailHead(row), text: row.text, html: row.html, headers: row.headers };
}

/** @param url where everybody gets it */
export function presentUpload(row: UploadRow, url: string): UploadedImage {
  return { ...row, url, created_at: utc(row.created_at), updated_at: utc(row.updated_at) };
}
