import { escapeHtml } from '../presenters/escapeHtml.js';
import type { FirstPaint } from './firstPaint.js';

/** What link previews and search engines read of a page, without running its scripts. */
export interface PageHead {
  /** The HTTP status of the page. */
  readonly status?: 404;
  readonly title: string;
  readonly description: string;
  /** The one address of this content. */
  readonly canonical?: string;
  readonly image?: { readonly url: string; readonly alt: string };
  /** Keeps the page out of search engines: decks that only a link leads to. */
  readonly isUnlisted?: boolean;
  /** Structured data (schema.org). */
  readonly data?: Readonly<Record<string, unknown>>;
  /** The address of the page's own web app manifest. */
  readonly manifest?: string;
  /** Whether other sites may show the page in a frame. */
  readonly isEmbeddable?: boolean;
  /** Finds out what it shows before its scripts run, if that depends on its content. */
  readonly first?: () => FirstPaint | Promise<FirstPaint>;
  /** What it shows instead if that cannot be found out. */
  readonly firstIfUnread?: FirstPaint;
}

/** Writes a page's head into the studio's document, whose own head names the product. */
export function writeHead(html: string, head: PageHead): string {
  const { title, description, canonical, image, isUnlisted = false, data, manifest } = head;
  const [name, words] = [escapeHtml(title), escapeHtml(description)];
  const added = [
    ...(canonical === undefined
      ? []
      : [`<link rel="canonical" href="${escapeHtml(canonical)}" />`, meta('og:url', canonical)]),
    ...(isUnlisted ? ['<meta name="robots" content="noindex" />'] : []),
    // A "<" could end the element that the text stands in.
    ...(data === undefined
      ? []
      : [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`]),
  ];
  const changes: readonly (readonly [RegExp, string])[] = [
    [/<title>[^<]*<\/title>/, `<title>${literal(name)}</title>`],
    [contentOf('description'), `$1${literal(words)}`],
    [contentOf('og:title'), `$1${literal(name)}`],
    [contentOf('og:description'), `$1${literal(words)}`],
    ...(image === undefined
      ? []
      : ([
          [contentOf('og:image'), `$1${literal(escapeHtml(image.url))}`],
          [contentOf('og:image:alt'), `$1${literal(escapeHtml(image.alt))}`],
        ] as const)),
    ...(manifest === undefined
      ? []
      : ([[/(<link rel="manifest" href=")[^"]*/, `$1${literal(escapeHtml(manifest))}`]] as const)),
    [/<\/head>/, `${literal(added.join('\n    '))}\n  </head>`],
  ];
  return changes.reduce((text, [place, replacement]) => text.replace(place, replacement), html);
}

/** What a `meta` element says, however its attributes are spread over lines. */
function contentOf(name: string): RegExp {
  return new RegExp(String.raw`(<meta\s+(?:name|property)="${name}"\s+content=")[^"]*`);
}

function meta(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeHtml(content)}" />`;
}

/** A dollar sign has a meaning in replacements. */
function literal(text: string): string {
  return text.replaceAll('$', '$$$$');
}
