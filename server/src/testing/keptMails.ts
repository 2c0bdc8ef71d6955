import type { TestServer } from './startTestServer.js';

interface KeptMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The e-mails kept for an address, newest first, read through the admin API. */
export async function keptMails({ admin }: TestServer, email: string): Promise<KeptMail[]> {
  const list = await admin.get(`/api/admin/mails?q=${encodeURIComponent(email)}`);
  const heads = list.json<{ mails: KeptMail[] }>().mails.filter(({ recipient }) => recipient === email);
  const mails = await Promise.all(heads.map(({ id }) => admin.get(`/api/admin/mails/${id}`)));
  return mails.map((answer) => answer.json<{ mail: KeptMail }>().mail);
}

/** The first URL in an e-mail's text. */
export function linkIn(text: string): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`There is no link in:\n${text}`);
  return link;
}
