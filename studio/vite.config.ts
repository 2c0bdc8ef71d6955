import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { latestBuild } from './latestBuild.js';

/** The server that answers while vite serves the studio. */
const api = process.env.CARDWRIGHT_API ?? 'http://localhost:3000';
const proxy = Object.fromEntries(
  // Live tables are WebSockets below /api.
  ['/api', '/auth', '/storage', '/fonts', '/media', '/image', '/test-gateway'].map((path) => [
    path,
    { target: api, ws: path === '/api' },
  ]),
);

/**
 * A chunk that several pages share is named after all of them, and the first script has a list of all names: they would
 * be a tenth of it. For the same reason, digests are one character shorter than by default.
 */
function shortName(name: string): string {
  return (name.split('/').at(-1) ?? name).replace(/\.\w+$/, '').replace(/~.*/, '');
}

/** The package's exports lead to a build with warnings for developers only. */
const ROUTER = join(
  createRequire(import.meta.url).resolve('react-router/package.json'),
  '../dist/production/index.mjs',
);

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), latestBuild()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    // The package names its build for browsers differently, not by a condition.
    alias: {
      'csv-parse/sync': 'csv-parse/browser/esm/sync',
      ...(command === 'build' && { 'react-router': ROUTER }),
    },
  },
  // The proof's worker loads Little CMS later.
  worker: { format: 'es' },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'es2023',
    // The first that know light-dark(): its replacement for older ones does not follow a mode that a page forces.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // The browsers above preload modules themselves.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name = 'asset'] }) => `assets/${shortName(name)}-[hash:7][extname]`,
        // Without groups, each of the 150 modules that two pages share is a file and a request of its own.
        codeSplitting: {
          groups: [
            // Apart from our own code, so that it outlives most new builds in browsers' caches.
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|zustand|ofetch|ufo|destr|@tanstack[\\/](query-core|react-query))[\\/]/,
              priority: 5,
            },
            { name: 'start', tags: ['$initial'], priority: 4 },
            { name: 'supabase', test: /node_modules[\\/]@supabase[\\/]/, priority: 3 },
            // Most icons are smaller than a request, and all of them together more than a public page needs.
            {
              name: 'icons',
              test: /node_modules[\\/]lucide-react[\\/]/,
              entriesAware: true,
              // Bytes, before compression.
              entriesAwareMergeThreshold: 2_000,
              priority: 3,
            },
            // Hooks are too small for chunks of their own. Merged with controls, they would bring these along.
            {
              name: 'hooks',
              test: /node_modules[\\/]@mantine[\\/]hooks[\\/]/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 800,
              priority: 4,
            },
            {
              name: 'controls',
              test: /node_modules[\\/](@mantine|@floating-ui)[\\/]/,
              minShareCount: 2,
              entriesAware: true,
              // Bytes. With more, public pages load controls that only the editors need.
              entriesAwareMergeThreshold: 800,
              priority: 3,
            },
            // Code that only some pages need; larger than everything else together.
            {
              name: 'renderer',
              test: /[\\/](renderer|templates)[\\/]/,
              minShareCount: 2,
              entriesAware: true,
              priority: 2,
            },
            { name: 'shared', minShareCount: 2, entriesAware: true },
          ],
        },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
}));
