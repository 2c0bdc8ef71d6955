import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { latestBuild } from './latestBuild.js';

/** The server that answers while vite serves the studio. */
const api = process.env.CARDWRIGHT_API ?? 'http://localhost:3000';
const proxy = Object.fromEntries(
  ['/api', '/auth', '/storage', '/fonts', '/media', '/image'].map((path) => [path, api]),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), latestBuild()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    // The package names its build for browsers differently, not by a condition.
    alias: { 'csv-parse/sync': 'csv-parse/browser/esm/sync' },
  },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'es2023',
    // The first that know light-dark(): its replacement for older ones does not follow a mode that a page forces.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      output: {
        // What every page needs, in one piece: fewer requests, and it outlives most new builds in browsers' caches.
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|zustand|ofetch|ufo|destr|@tanstack[\\/](query-core|react-query))[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
});
