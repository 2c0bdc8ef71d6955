import { micromark } from 'micromark';
import type { UpdateRow } from '../queries/updates.js';
import { escapeHtml } from './escapeHtml.js';

/**
 * Changelog entries as an RSS 2.0 document (https://www.rssboard.org/rss-specification), with full texts.
 * @param publicUrl the server's public URL, because readers need absolute links
 */
export function updatesFeed(entries: readonly UpdateRow[], publicUrl: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Cardwright: new on the bench</title>
<link>${escapeHtml(publicUrl)}/updates</link>
<description>What we made, mended and took away.</description>
<language>en</language>
<atom:link href="${escapeHtml(publicUrl)}/api/updates.xml" rel="self" type="application/rss+xml"/>
${entries.map((entry) => item(entry, publicUrl)).join('\n')}
</channel>
</rss>
`;
}

function item({ id, slug, title, body, tags, published_at }: UpdateRow, publicUrl: string): string {
  const date = published_at === null ? '' : `<pubDate>${new Date(published_at).toUTCString()}</pubDate>`;
  return `<item>
<title>${escapeHtml(title)}</title>
<link>${escapeHtml(`${publicUrl}/updates/${slug}`)}</link>
<guid isPermaLink="false">${id}</guid>
${date}
${tags.map((tag) => `<category>${escapeHtml(tag)}</category>`).join('')}
<description>${escapeHtml(withAbsoluteLinks(micromark(body), publicUrl))}</description>
</item>`;
}

/** Readers resolve a link such as `/api/docs` against their own address. */
function withAbsoluteLinks(html: string, publicUrl: string): string {
  return html.replaceAll(/(href|src)="\/(?!\/)/g, (_, name: string) => `${name}="${escapeHtml(publicUrl)}/`);
}
