import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.js';
import { contentSecurity } from './contentSecurity.js';
import { startTestServer, type TestServer } from './testing/startTestServer.js';
import { testDatabases } from './testing/testDatabases.js';

const [embedded] = testDatabases;

describe.each(embedded === undefined ? [] : [embedded])('security headers', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { environment: { PUBLIC_URL: 'https://cards.example' } });
  });
  afterAll(() => server.close());

  // A page, a studio route, the API, an error, and other resources.
  it.each(['/', '/decks/any', '/api/health', '/api/docs', '/api/decks/nothing', '/api/nothing', '/auth/v1/settings'])(
    'are on %s',
    async (path) => {
      const { headers } = await server.stranger.get(path);
      const policy = directivesOf(headers.get('content-security-policy') ?? '');
      expect(policy.get('default-src')).toBe("'self'");
      expect(policy.get('script-src')).toBe("'self' 'wasm-unsafe-eval'");
      expect(policy.get('object-src')).toBe("'none'");
      expect(policy.get('base-uri')).toBe("'self'");
      expect(policy.get('form-action')).toBe("'self'");
      expect(policy.get('frame-ancestors')).toBe("'none'");
      expect(policy.get('script-src-attr')).toBe("'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    },
  );

  it('allow no script on the API page', async () => {
    const page = await server.stranger.get('/api/docs');
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.text).not.toMatch(/<script|\son\w+=|javascript:/i);
  });

  it("allow no inline or third-party script on the studio's page", async () => {
    const page = await server.stranger.get('/');
    // Without a build, the page only asks for one.
    if (page.status === 503) return;
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    for (const [tag] of page.text.matchAll(/<script\b[^<>]*>/g)) {
      expect(tag).toContain('src=');
      expect(/\bsrc="([^"]*)"/.exec(tag)?.[1]).toMatch(/^\/(?!\/)/);
    }
    expect(page.text).not.toMatch(/\son\w+="|[="']\s*javascript:/i);
  });
});

describe('the content security policy', () => {
  it('never allows inline scripts, eval or any host by a wildcard', () => {
    const { directives } = contentSecurity(readConfig({}));
    const sources = Object.values(directives).flatMap((list) => list ?? []);
    expect(sources.filter((source) => /\*|'unsafe-eval'|^https?:$/.test(source))).toEqual([]);
    expect(directives['script-src']).not.toContain("'unsafe-inline'");
  });

  it('allows only hosted Supabase, and only if it is set', () => {
    const environment = {
      SUPABASE_URL: 'https://p.supabase.co/',
      SUPABASE_ANON_KEY: 'a',
      SUPABASE_SERVICE_ROLE_KEY: 's',
    };
    const { directives } = contentSecurity(readConfig(environment));
    expect(directives['connect-src']).toContain('https://p.supabase.co');
    expect(directives['img-src']).toContain('https://p.supabase.co');
    expect(directives['script-src']).not.toContain('https://p.supabase.co');
    expect(contentSecurity(readConfig({})).directives['connect-src']).toEqual(["'self'", 'data:', 'blob:']);
  });
});

function directivesOf(policy: string): ReadonlyMap<string, string> {
  const parts = policy.split(';').map((part) => part.trim());
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]));
}
