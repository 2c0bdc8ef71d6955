import Router from '@koa/router';
import { escapeHtml } from '../presenters/escapeHtml.js';
import { listForSitemap } from '../queries/decks/readPageDeck.js';
import { listPublishedUpdates } from '../queries/updates.js';
import type { Services } from '../services.js';

/** The protocol's limit for one file. */
const MOST = 50_000;
const MOST_UPDATES = 500;
const PAGES = ['/', '/explore', '/about', '/updates', '/waitlist'];
const PRIVATE = ['/admin', '/create', '/settings', '/onboarding', '/own', '/login', '/confirm'];

/** `/sitemap.xml` with the public pages, the changelog and the listed decks, and `/robots.txt`, which leads to it. */
export function sitemapRouter({
  database,
  config: { publicUrl },
  clock,
}: Pick<Services, 'database' | 'config' | 'clock'>): Router {
  const router = new Router();
  router.get('/sitemap.xml', async (context) => {
    const { entries: updates } = await listPublishedUpdates(database.knex, { now: clock() }, { limit: MOST_UPDATES });
    const decks = await listForSitemap(database.knex, MOST - PAGES.length - updates.length);
    const entries = [
      ...PAGES.map((path) => entry(publicUrl + path)),
      ...updates.map(({ slug, updated_at: time }) => entry(`${publicUrl}/updates/${slug}`, new Date(time))),
      ...decks.map(({ id, updated_at: time }) => entry(`${publicUrl}/explore/decks/${id}`, time)),
    ];
    context.type = 'application/xml';
    context.set('Cache-Control', 'public, max-age=3600');
    context.body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  });
  router.get('/robots.txt', (context) => {
    context.type = 'text/plain';
    context.set('Cache-Control', 'public, max-age=3600');
    const rules = PRIVATE.map((path) => `Disallow: ${path}`);
    context.body = `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  });
  return router;
}

function entry(url: string, time?: Date): string {
  const modified = time === undefined ? '' : `<lastmod>${new Date(time).toISOString()}</lastmod>`;
  return `  <url><loc>${escapeHtml(url)}</loc>${modified}</url>`;
}
