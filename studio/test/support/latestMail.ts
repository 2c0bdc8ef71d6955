import { expect } from '@playwright/test';
import type { Api } from './api.js';

interface KeptMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface LatestMail {
  /** Path and query; empty in mails that hold only a code. */
  readonly link: string;
  readonly code: string;
  readonly text: string;
  readonly html: string;
}

/** Waits for an e-mail to an address that has these words in its subject, and reads it. */
export async function latestMail(admin: Api, email: string, words = ''): Promise<LatestMail> {
  const find = async (): Promise<KeptMail | undefined> => {
    const { mails } = await admin.get<{ mails: KeptMail[] }>(`/api/admin/mails?q=${encodeURIComponent(email)}`);
    return mails.find(({ recipient, subject }) => recipient === email && subject.includes(words));
  };
  await expect.poll(find, `an e-mail to ${email} with the words "${words}"`).toBeDefined();
  const { mail } = await admin.get<{ mail: KeptMail }>(`/api/admin/mails/${(await find())?.id ?? ''}`);
  const [address = ''] = /https?:\/\/\S+/.exec(mail.text) ?? [];
  const { pathname, search } = address === '' ? { pathname: '', search: '' } : new URL(address);
  const [code = ''] = /^[ \t]*(\d{6})[ \t\r]*$/m.exec(mail.text) ?? /\b\d{6}\b/.exec(mail.text) ?? [];
  return { link: pathname + search, code: code.trim(), text: mail.text, html: mail.html };
}
