import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../presenters/escapeHtml.js';

/** What a page shows before its scripts run, by one of the studio's files in `first/`, and the texts in it. */
export interface FirstPaint {
  readonly page: 'landing' | 'explore' | 'deck';
  readonly texts?: Readonly<Record<string, string>>;
}

/** Pages that begin the same for everybody. */
const FIXED: Readonly<Record<string, FirstPaint>> = { '/': { page: 'landing' } };

/** Tags, each with an attribute that makes the browser load it after the first paint. */
const LATER: readonly (readonly [string, string])[] = [
  // The studio turns it on before it shows anything (`turnOnStyles`).
  ['<link rel="stylesheet"', 'media="print"'],
  ['<script type="module"', 'fetchpriority="low"'],
];

/**
 * Writes what a page shows first into its document; the studio removes it as soon as it shows the page itself. It is
 * left out if the address asks for something special. It brings its own few styles, so that the browser need not wait for
 * the large stylesheet.
 * @param root the folder of the built studio
 */
export async function writeFirstPaint(
  html: string,
  root: string,
  {
    path,
    search,
    first = FIXED[path],
  }: { readonly path: string; readonly search: string; readonly first?: FirstPaint | undefined },
): Promise<string> {
  if (first === undefined || search !== '') return html;
  const { page, texts = {} } = first;
  const written = await readFile(join(root, 'first', `${page}.html`), 'utf8');
  const filled = written.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => escapeHtml(texts[name] ?? ''));
  const waiting = LATER.reduce((text, [tag, attribute]) => text.replaceAll(tag, `${tag} ${attribute}`), html);
  return waiting.replace('<body>', () => `<body>\n${filled}`);
}
