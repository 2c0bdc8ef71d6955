import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServerProcess, type ServerProcess } from '../testing/startServerProcess.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardwright-shutdown-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets a running request finish, and the server exit successfully',
  async (signal) => {
    const server = await startServerProcess({ CARDWRIGHT_DATA: folder, LOG_LEVEL: 'info' });
    const body = JSON.stringify({ email: 'slow@example.com', name: 'Slow' });
    const slow = request(`${server.url}/api/waitlist`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        Expect: '100-continue',
      },
    });
    slow.flushHeaders();
    // The server has begun to read the request.
    await once(slow, 'continue');
    slow.write(body.slice(0, 10));
    const stopping = said(server, '"stopping"');
    const ended = server.end(signal);
    await stopping;
    await expect(fetch(`${server.url}/api/health/live`)).rejects.toThrow();
    const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
    slow.end(body.slice(10));
    const [response] = await answered;
    response.resume();
    expect(response.statusCode).toBe(202);
    expect(await ended).toBe(0);
    expect(server.output()).not.toMatch(/"level":50|Error/);
  },
);

/** Resolves when the server has printed the words. */
function said(server: ServerProcess, words: string): Promise<void> {
  return new Promise((resolve) => {
    let text = '';
    server.process.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes(words)) resolve();
    });
  });
}
