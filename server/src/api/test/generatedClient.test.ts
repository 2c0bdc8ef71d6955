import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, it, onTestFinished } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const EXAMPLE = 'generatedClient';
const run = promisify(execFile);

/** Compiles the example with types made of the document, as the example's first lines say. @returns the program */
async function compile(document: string): Promise<string> {
  // Inside the repository, so that the example finds its packages.
  await mkdir(join(ROOT, 'out'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, 'out', 'client-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'cardwright.d.ts'), astToString(await openapiTS(document, { silent: true })));
  await copyFile(join(ROOT, `scripts/examples/${EXAMPLE}.mts`), join(folder, `${EXAMPLE}.mts`));
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const options = ['--ignoreConfig', '--strict', '--module', 'nodenext', '--skipLibCheck', '--types', 'node'];
  try {
    await run(process.execPath, [compiler, ...options, join(folder, `${EXAMPLE}.mts`)]);
  } catch (error) {
    const told = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    expect.fail(`The example does not compile: ${told}`);
  }
  return join(folder, `${EXAMPLE}.mjs`);
}

// It starts a compiler and a program, because that is what the authors of clients do.
it.each(embeddedDatabase)('a client generated from the document works ($name)', async (kind) => {
  const server = await startTestServer(kind);
  onTestFinished(() => server.close());
  const program = await compile((await server.stranger.get('/api/openapi.json')).text);
  const email = 'client@example.com';
  await server.services.accounts.create({ email, password: 'correct horse battery' });
  const { stdout } = await run(process.execPath, [program, server.url, email, 'correct horse battery']);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(['signed', 'created', 'listed', 'read', 'saved', 'uploaded', 'ordered', 'deleted']);
});
