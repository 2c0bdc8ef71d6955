import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Workspaces are tested from source: the `source` condition stands before `default` in their exports.
export default defineConfig({
  resolve: { conditions: ['source'] },
  // Not `import`: it would reach Node's own loader, where it gives `require` the wrong half of packages with two.
  ssr: { resolve: { conditions: ['source', 'node'] } },
  test: {
    globalSetup: ['server/src/testing/prepareDatabases.ts', 'studio/test/support/globalSetup.ts'],
    include: [
      '{renderer,templates,fixtures,cli,server,studio}/{src,test,scripts}/**/*.test.{ts,tsx}',
      'studio/test/**/*.spec.ts',
      'scripts/**/*.test.ts',
    ],
    // Vitest leaves a core free; but tests wait for browsers, databases and processes of their own half the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
