import { micromark } from 'micromark';
import { escapeHtml } from '../../presenters/escapeHtml.js';
import type { Mail } from '../types.js';
import { unsubscribeHeaders } from './newsletterMail.js';
import { COLORS, FONT } from './style.js';

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
  const { light } = COLORS;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page};font:16px/24px ${FONT};color:${light.ink}">
${preheader === '' ? '' : `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>\n`}<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td class="brand" style="padding:0 4px 16px;font-size:18px;font-weight:700;color:${light.brand}">Cardwright</td></tr>
<tr><td class="card" style="padding:32px 28px;background:${light.card};border:1px solid ${light.line};border-radius:12px">
${withWholeAddresses(micromark(body), new URL(unsubscribe).origin)}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px;font-size:14px;line-height:20px;color:${light.quiet}">You receive this newsletter because you subscribed to it. <a class="link" href="${escapeHtml(unsubscribe)}" style="color:${light.brand}">Unsubscribe</a></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
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
