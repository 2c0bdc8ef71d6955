import { api } from './support/studio.js';

interface KeptMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** The latest mail to an address, as an admin reads it; waits until there is one with these words. Mails with a code alone have an empty link. */
export async function latestMail(email: string, words = ''): Promise<{ link: string; code: string; text: string }> {
  const admin = await api('admin');
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    const { mails } = await admin.get<{ mails: KeptMail[] }>(`/api/admin/mails?q=${encodeURIComponent(email)}`);
    const head = mails.find(({ recipient, subject }) => recipient === email && subject.includes(words));
    if (head === undefined) continue;
    const { mail } = await admin.get<{ mail: KeptMail }>(`/api/admin/mails/${head.id}`);
    const [address = ''] = /https?:\/\/\S+/.exec(mail.text) ?? [];
    const { pathname, search } = address === '' ? { pathname: '', search: '' } : new URL(address);
    const [code = ''] = /^\s*(\d{6})\s*$/m.exec(mail.text) ?? /\b\d{6}\b/.exec(mail.text) ?? [];
    return { link: pathname + search, code: code.trim(), text: mail.text };
  }
  throw new Error(`no mail to ${email} with the words '${words}'`);
}

let addresses = 0;

/** An address that nobody has. */
export const freshAddress = (): string => `fresh-${process.pid}-${Date.now()}-${(addresses += 1)}@example.com`;
