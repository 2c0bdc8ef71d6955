import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { expect, it } from 'vitest';
import { HttpProblem } from '../../errors.js';
import { createLog } from '../../observability/createLog.js';
import { DiskSpace } from '../../observability/DiskSpace.js';
import { ErrorRecord } from '../../observability/errors/ErrorRecord.js';
import { Metrics } from '../../observability/metrics.js';
import { handleErrors } from '../handleErrors.js';
import { observeRequests } from '../observeRequests.js';

const ERROR = 50;
const INFO = 30;

it.each([
  ['what is not configured', new HttpProblem('not-configured', 'There is no language model here.'), 501, INFO],
  ['what is not there', new HttpProblem('not-found', 'Deck not found'), 404, INFO],
  ['a service that fails', new HttpProblem('upstream', 'The model did not answer.'), 502, ERROR],
  ['what nobody expected', new TypeError('secret detail'), 500, ERROR],
])('logs %s as it deserves', async (_what, thrown, status, level) => {
  const lines = new EventEmitter();
  const written = once(lines, 'line') as Promise<[string]>;
  const app = new Koa();
  const log = createLog('info', { write: (line) => void lines.emit('line', line) });
  app.use(
    observeRequests({
      log,
      metrics: new Metrics(),
      disk: new DiskSpace('/'),
      errors: new ErrorRecord(() => new Date()),
    }),
  );
  app.use(handleErrors());
  app.use(() => {
    throw thrown;
  });
  const answer = app.callback();
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/?secret=1`);
  const body = await response.text();
  const line = JSON.parse((await written)[0]) as { level: number; status: number; err?: { message: string } };
  server.close();
  expect([response.status, line.status, line.level]).toEqual([status, status, level]);
  expect(line.err?.message).toBe(level === ERROR ? thrown.message : undefined);
  expect(body).not.toContain('secret');
});
