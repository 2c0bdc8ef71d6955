import { call } from '../../api/call.js';
import { PageError } from '../../errors/PageError.js';

/** The loader of pages for developers. @throws PageError 404 in production: on every server that others can reach */
export async function openDevPages(): Promise<null> {
  const { dev_pages } = await call('GET /api/config');
  if (!dev_pages) throw new PageError(404, 'Page Not Found');
  return null;
}
