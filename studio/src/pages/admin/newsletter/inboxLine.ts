/** Characters that the widest lists of mail programs have room for. */
const MOST = 120;

/** What mail programs show of an e-mail beside its subject: its preheader, or how its text begins. */
export function inboxLine(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent.replaceAll(/\s+/g, ' ').trim().slice(0, MOST);
}
