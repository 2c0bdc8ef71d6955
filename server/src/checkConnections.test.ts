import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { checkConnections } from './checkConnections.js';
import { createLog } from './observability/createLog.js';
import { ErrorRecord } from './observability/errors/ErrorRecord.js';
import { startMailServer } from './testing/startMailServer.js';

const SECRET = 'mail-password';

/** A server that answers all requests with a status. @returns its port */
async function answering(status: number): Promise<number> {
  const server = createServer((_, response) => void response.writeHead(status).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** A port at which nothing listens. */
async function deadPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function warnings(smtpUrl: string, ai: number, issuer: number): Promise<readonly string[]> {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const config = {
    ai: { baseUrl: `http://127.0.0.1:${ai}/v1`, apiKey: undefined, model: 'a', imageModel: undefined },
    mail: { smtpUrl, from: 'Cards <cards@example.com>' },
    oidc: { issuer: `http://127.0.0.1:${issuer}/realm/`, clientId: 'a', clientSecret: 'b', name: 'Keycloak' },
  };
  const errors = new ErrorRecord(() => new Date(0));
  await checkConnections(config, { log, errors }, new AbortController().signal);
  expect(lines.join('')).not.toContain(SECRET);
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg).sort();
}

it('warns of each service that does not respond, and why', async () => {
  const dead = await deadPort();
  expect(await warnings(`smtp://user:${SECRET}@127.0.0.1:${dead}`, dead, await answering(404))).toEqual([
    expect.stringMatching(/^AI_BASE_URL: nothing can be written by AI, .*ECONNREFUSED/),
    expect.stringMatching(
      /^OIDC_ISSUER: nobody can sign in with Keycloak, .*\/realm\/\.well-known\/openid-configuration answers 404/,
    ),
    expect.stringMatching(/^SMTP_URL: no e-mail can be sent, .*ECONNREFUSED/),
  ]);
});

it('says nothing of those that do', async () => {
  const mails = await startMailServer();
  onTestFinished(() => mails.close());
  expect(await warnings(mails.url, await answering(401), await answering(200))).toEqual([]);
});
