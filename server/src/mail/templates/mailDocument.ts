import { escapeHtml } from '../../presenters/escapeHtml.js';
import { COLORS, FONT } from './style.js';

interface MailDocument {
  readonly title: string;
  /** CSS for what attributes cannot say, such as the dark theme. */
  readonly style: string;
  /** The text that mail programs show next to the subject. If empty, they show how the content begins. */
  readonly preview: string;
  /** The width of the column in pixels. */
  readonly width: number;
  /** HTML. */
  readonly content: string;
  /** HTML below the card. */
  readonly footer?: string;
}

/**
 * The HTML of an e-mail: the product's name above a card. Tables, because mail programs have little else. Their fixed
 * layout breaks long addresses, which would make the column wider than a phone.
 */
export function mailDocument({ title, style, preview, width, content, footer }: MailDocument): string {
  const { light } = COLORS;
  const rows = [
    `<tr><td class="brand" style="padding:0 4px 16px;font-size:18px;font-weight:700;color:${light.brand}">Cardwright</td></tr>`,
    `<tr><td class="card" style="padding:32px 28px;background:${light.card};border:1px solid ${light.line};border-radius:12px">
${content}
</td></tr>`,
    ...(footer === undefined
      ? []
      : [
          `<tr><td class="quiet" style="padding:16px 4px;font-size:14px;line-height:20px;color:${light.quiet}">${footer}</td></tr>`,
        ]),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page};font:16px/24px ${FONT};color:${light.ink};overflow-wrap:break-word">
${preview === '' ? '' : `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>\n`}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:${width}px;table-layout:fixed">
${rows.join('\n')}
</table>
</td></tr></table>
</body>
</html>
`;
}
