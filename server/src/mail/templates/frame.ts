import { escapeHtml } from '../../presenters/escapeHtml.js';
import type { Mail } from '../types.js';
import { mailDocument } from './mailDocument.js';
import { COLORS, MONO } from './style.js';

/** The content of an e-mail, without its layout. */
export interface Letter {
  readonly subject: string;
  /** The text that mail programs show next to the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  /** The six digits, and the sentence before them. */
  readonly code?: { readonly intro: string; readonly digits: string };
  /** Small print: how long links are valid, and what to do if someone else requested the e-mail. */
  readonly notes: readonly string[];
}

/** Renders a letter as plain text and as HTML without images, fonts or scripts, with a light and a dark theme. */
export function frameMail(to: string, letter: Letter, headers?: Mail['headers']): Mail {
  return {
    to,
    subject: letter.subject,
    text: asText(letter),
    html: asHtml(letter),
    ...(headers !== undefined && { headers }),
  };
}

function asText({ heading, paragraphs, button, code, notes }: Letter): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(button === undefined ? [] : [`${button.label}:\n${button.url}`]),
    ...(code === undefined ? [] : [`${code.intro}\n${code.digits}`]),
    ...notes,
    '-- \nCardwright',
  ];
  return `${parts.join('\n\n')}\n`;
}

function asHtml({ subject, preview, heading, paragraphs, button, code, notes }: Letter): string {
  const { light } = COLORS;
  const body = [
    `<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:700;color:${light.ink}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p class="ink" style="margin:0 0 16px;color:${light.ink}">${escapeHtml(text)}</p>`),
    button === undefined ? '' : buttonHtml(button),
    code === undefined ? '' : codeHtml(code),
    ...notes.map((text) => `<p class="quiet" style="${SMALL};color:${light.quiet}">${escapeHtml(text)}</p>`),
  ];
  return mailDocument({
    title: subject,
    style: DARK,
    preview,
    width: 520,
    content: body.filter((part) => part !== '').join('\n'),
  });
}

const SMALL = 'margin:16px 0 0;font-size:14px;line-height:20px';

function buttonHtml({ label, url }: { readonly label: string; readonly url: string }): string {
  const { light } = COLORS;
  return `<p style="margin:8px 0 24px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${light.button};color:${light.onButton};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="quiet" style="margin:0 0 16px;font-size:14px;line-height:20px;color:${light.quiet}">Or open this address: <a class="link" href="${escapeHtml(url)}" style="color:${light.brand};word-break:break-all">${escapeHtml(url)}</a></p>`;
}

function codeHtml({ intro, digits }: { readonly intro: string; readonly digits: string }): string {
  const { light } = COLORS;
  return `<p class="ink" style="margin:0 0 8px;color:${light.ink}">${escapeHtml(intro)}</p>
<p class="code" style="margin:0 0 16px;padding:12px 16px;border-radius:8px;background:${light.sunken};color:${light.ink};font:700 28px/36px ${MONO};letter-spacing:6px">${escapeHtml(digits)}</p>`;
}

const { dark } = COLORS;
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important}.card{background:${dark.card}!important;border-color:${dark.line}!important}
.brand,.link{color:${dark.brand}!important}.ink{color:${dark.ink}!important}.quiet{color:${dark.quiet}!important}
.button{background:${dark.button}!important;color:${dark.onButton}!important}
.code{background:${dark.sunken}!important;color:${dark.ink}!important}
}`;
