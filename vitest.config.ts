import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Workspaces are tested from source: the `source` condition stands before `default` in their exports.
export default defineConfig({
  resolve: { conditions: ['source'] },
  // Not `import`: it would reach Node's own loader, where it gives `require` the wrong half of packages with two.
  ssr: { resolve: { conditions: ['source', 'node'] } },
  test: {
    // Vitest leaves a core free; but tests wait for browsers, databases and processes of their own half the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          globalSetup: ['server/src/testing/prepareDatabases.ts'],
          include: ['server/{src,test,scripts}/**/*.test.{ts,tsx}'],
          // Loading the whole server takes longer than most of its files' tests, and it keeps nothing in its modules.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'all but the server',
          globalSetup: ['studio/test/support/globalSetup.ts'],
          include: [
            '{renderer,templates,fixtures,cli,studio}/{src,test,scripts}/**/*.test.{ts,tsx}',
            'studio/test/**/*.spec.ts',
            'scripts/**/*.test.mjs',
          ],
        },
      },
    ],
  },
});
