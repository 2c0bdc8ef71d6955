import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenServerReturns } from './whenServerReturns.js';

const answer = (status: number) => () => Promise.resolve(new Response(null, { status }));
const silence = () => Promise.reject(new TypeError('Failed to fetch'));
const windowEvents = new EventTarget();

function serverThat(reply: () => Promise<Response>) {
  return vi.fn<() => Promise<Response>>().mockImplementation(reply);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks at growing intervals until the server is ready, and calls back once', async () => {
  const server = serverThat(silence);
  vi.stubGlobal('fetch', server);
  const goOn = vi.fn();
  whenServerReturns(goOn);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(server).toHaveBeenCalledTimes(4);
  server.mockImplementation(answer(503));
  await vi.advanceTimersByTimeAsync(16_000);
  expect(goOn).not.toHaveBeenCalled();
  server.mockImplementation(answer(200));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(goOn).toHaveBeenCalledTimes(1);
  expect(server).toHaveBeenCalledTimes(6);
});

it('asks at once when the connection comes back', async () => {
  const server = serverThat(silence);
  vi.stubGlobal('fetch', server);
  const goOn = vi.fn();
  whenServerReturns(goOn);
  await vi.advanceTimersByTimeAsync(0);
  server.mockImplementation(answer(200));
  windowEvents.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(goOn).toHaveBeenCalledTimes(1);
});

it('does nothing where the server was never away, nor after it is stopped', async () => {
  const server = serverThat(answer(200));
  vi.stubGlobal('fetch', server);
  const goOn = vi.fn();
  whenServerReturns(goOn);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server).toHaveBeenCalledTimes(1);
  server.mockImplementation(silence);
  const stop = whenServerReturns(goOn);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  server.mockImplementation(answer(200));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(goOn).not.toHaveBeenCalled();
});
