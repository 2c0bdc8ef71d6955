import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, preview } from 'vite';

const STUDIO = fileURLToPath(new URL('../..', import.meta.url));

/** The studio in front of a server: from source (`dev`), or from a build folder. */
export async function serveSite(site: string, api: string): Promise<{ url: string; stop: () => Promise<void> }> {
  // Read by vite.config.ts: where to proxy API calls.
  process.env.CARDWRIGHT_API = api;
  const cacheDir = await mkdtemp(join(tmpdir(), 'cardwright-vite-'));
  const common = { root: STUDIO, configFile: join(STUDIO, 'vite.config.ts'), cacheDir, logLevel: 'warn' } as const;
  const server =
    site === 'dev'
      ? await (await createServer({ ...common, server: { port: 0, strictPort: false } })).listen()
      : await preview({ ...common, build: { outDir: site }, preview: { port: 0 } });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('vite has no address');
  return {
    url: url.replace(/\/$/, ''),
    stop: async () => {
      await server.close();
      await rm(cacheDir, { recursive: true, force: true });
    },
  };
}
