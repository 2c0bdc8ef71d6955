import { micromark } from 'micromark';
import { escapeHtml } from '../../presenters/escapeHtml.js';
import type { Mail } from '../types.js';
import { mailDocument } from './mailDocument.js';
import { unsubscribeHeaders } from './newsletterMail.js';
import { COLORS } from './style.js';

interface Issue {
  readonly subject: string;
  /** What mail programs show beside the subject; without it, they show how the text begins. */
  readonly preheader: string;
  /** Markdown. Raw HTML is shown as text, and links other than web or mail addresses are removed. */
  readonly body: string;
}

/** A newsletter issue for one subscriber. @param unsubscribe the subscriber's own unsubscribe URL (RFC 8058) */
export function newsletterIssueMail(to: string, issue: Issue, unsubscribe: string): Mail {
  const { subject, body } = issue;
  return {
    to,
    subject,
    text: `${body.trim()}\n\n-- \nCardwright\nUnsubscribe: ${unsubscribe}\n`,
    html: asHtml(issue, unsubscribe),
    headers: unsubscribeHeaders(unsubscribe),
  };
}

function asHtml({ subject, preheader, body }: Issue, unsubscribe: string): string {
  const link = `<a class="link" href="${escapeHtml(unsubscribe)}" style="color:${light.brand}">Unsubscribe</a>`;
  return mailDocument({
    title: subject,
    style: STYLE,
    preview: preheader,
    width: 600,
    content: withWholeAddresses(micromark(body), new URL(unsubscribe).origin),
    footer: `You receive this newsletter because you subscribed to it. ${link}`,
  });
}

/** In a mailbox, addresses such as `/explore` lead nowhere: they get this site's origin. */
function withWholeAddresses(html: string, origin: string): string {
  return html.replaceAll(/ (src|href)="\/(?!\/)/g, ` $1="${origin}/`);
}

const { light, dark } = COLORS;
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
h1,h2,h3{line-height:1.25;margin:24px 0 8px}h1:first-child{margin-top:0}p,ul,ol{margin:0 0 16px}img{max-width:100%}
a{color:${light.brand}}blockquote{margin:0 0 16px;padding-left:16px;border-left:3px solid ${light.line}}
@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important;color:${dark.ink}!important}
.card{background:${dark.card}!important;border-color:${dark.line}!important}
.brand,.link,a{color:${dark.brand}!important}.quiet{color:${dark.quiet}!important}
}`;
