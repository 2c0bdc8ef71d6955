import type { Middleware } from 'koa';

const HEADERS = 'authorization, apikey, content-type, x-client-info, x-supabase-api-version';
const EXPOSED = 'x-supabase-api-version, x-total-count, link, retry-after';

/** CORS: only pages from the origin of PUBLIC_URL may call, so the studio may run on another port or host name. */
export function allowOwnOrigin(publicUrl: string): Middleware {
  const { origin } = new URL(publicUrl);
  return async (context, next) => {
    context.vary('Origin');
    if (context.get('Origin') === origin) {
      context.set('Access-Control-Allow-Origin', origin);
      context.set('Access-Control-Expose-Headers', EXPOSED);
    }
    if (context.method !== 'OPTIONS') {
      await next();
      return;
    }
    if (context.get('Origin') === origin) {
      context.set('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
      context.set('Access-Control-Allow-Headers', HEADERS);
      context.set('Access-Control-Max-Age', '600');
    }
    context.status = 204;
  };
}
