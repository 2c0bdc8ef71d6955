import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServerProcess } from '../../testing/startServerProcess.js';
import { testDatabases } from '../../testing/testDatabases.js';

const JOURNEY = fileURLToPath(new URL('../../../../scripts/examples/journey.mjs', import.meta.url));
const run = promisify(execFile);

interface Journey {
  readonly title: string;
  readonly warnings: readonly { readonly code?: string }[];
  readonly pictures: number;
}

describe.each(testDatabases)('a member on $name', (kind) => {
  it('signs up and gets to a PDF with the unmodified Supabase client', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cardwright-journey-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const database = kind.name === 'postgres' ? await kind.open() : undefined;
    onTestFinished(() => database?.close());
    const server = await startServerProcess({
      CARDWRIGHT_DATA: join(folder, 'data'),
      // The client needs the server's address in advance, so the system cannot choose the port.
      PORT: String(await freePort()),
      ...(database?.url && { DATABASE_URL: database.url }),
    });
    onTestFinished(async () => {
      if (server.process.exitCode === null) await server.end('SIGKILL');
    });
    const out = join(folder, 'deck.pdf');
    const { stdout } = await run(process.execPath, [JOURNEY, server.url, '--out', out]);
    const journey = JSON.parse(stdout) as Journey;
    expect(journey).toMatchObject({ title: 'Lantern Words', pictures: 16 });
    // Notes on content that a design does not show have a code.
    expect(journey.warnings.filter(({ code }) => code === undefined)).toEqual([]);
    const pdf = await PDFDocument.load(await readFile(out));
    expect([pdf.getTitle(), pdf.getPageCount()]).toEqual(['Lantern Words', 30]);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, 'close');
  return port;
}
