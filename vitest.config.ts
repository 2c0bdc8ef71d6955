import { availableParallelism, totalmem } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Vitest leaves a core free; but tests wait for browsers, databases and processes of their own half the time. */
const WORKERS = Math.max(2, availableParallelism() - 1);

/**
 * MiB of long-lived objects that a worker holds before it looks for garbage among them. Most are modules, which stay. The
 * workers together never claim more than an eighth of the memory in this way.
 */
const KEPT = Math.min(1000, Math.floor(totalmem() / 2 ** 20 / 8 / WORKERS));

/** Tests that drive browsers, processes and servers of their own. */
const PROGRAMS = [
  '{cli,fixtures,scripts}/**/*.test.{ts,mjs}',
  'renderer/src/{export,production}/**/*.test.ts',
  'renderer/src/**/{agreement,browser,chromium}.test.ts',
  'templates/src/decks/promises.test.ts',
];

// Workspaces are tested from source: the `source` condition stands before `default` in their exports.
export default defineConfig({
  resolve: { conditions: ['source'] },
  // Not `import`: it would reach Node's own loader, where it gives `require` the wrong half of packages with two.
  ssr: { resolve: { conditions: ['source', 'node'] } },
  test: {
    maxWorkers: WORKERS,
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=64', `--initial-old-space-size=${KEPT}`],
    // Time limits are there for what hangs: a machine that is ten times slower must not reach them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['scripts/test/seedProperties.mjs'],
    // Projects and later runs take transformed modules from disk.
    experimental: { fsModuleCache: true },
    // Modules keep no mutable state, so files may share them: loading them takes longer than most files' tests.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'programs', include: PROGRAMS, exclude: ['**/{node_modules,dist}/**'] } },
      {
        extends: true,
        test: {
          name: 'server',
          // As in the server itself (setV8Flags.ts): most of its code in WebAssembly, the embedded database, does not
          // run often enough in a worker to be worth compiling a second time.
          execArgv: ['--wasm-tiering-budget=60000000'],
          globalSetup: ['server/src/testing/prepareDatabases.ts'],
          include: ['server/{src,test,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{renderer,templates,studio}/{src,scripts}/**/*.test.{ts,tsx}'],
          exclude: PROGRAMS,
        },
      },
    ],
  },
});
