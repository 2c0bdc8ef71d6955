import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.js';
import { call } from './call.js';
import { fetchWithin } from '../browser/fetchWithin.js';

/** A server that takes a request and falls silent after some parts of its answer; `send` adds to them. */
function silentServer() {
  const asked: string[] = [];
  let send: (text: string) => void = () => undefined;
  const fetch = vi.fn((input: string, { method = 'GET', signal }: RequestInit) => {
    asked.push(`${method} ${input}`);
    return new Promise<Response>((resolve, reject) => {
      const giveUp = (): void => reject(signal?.reason as Error);
      signal?.addEventListener('abort', giveUp);
      send = (first) => {
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(first));
            send = (text) => controller.enqueue(new TextEncoder().encode(text));
            signal?.addEventListener('abort', () => controller.error(signal.reason));
          },
        });
        resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } }));
      };
    });
  });
  vi.stubGlobal('fetch', fetch);
  return { asked, send: (text: string) => send(text) };
}

/** How a call ends, as soon as it has. */
function outcomeOf(called: Promise<unknown>): { now: unknown } {
  const outcome: { now: unknown } = { now: 'waiting' };
  called.then(
    (answer) => (outcome.now = answer),
    (error: unknown) => (outcome.now = error),
  );
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a server that takes requests and does not answer', () => {
  it('is asked a second time for a read, and then counts as unreachable', async () => {
    const { asked } = silentServer();
    const outcome = outcomeOf(call('GET /api/decks'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked, outcome.now]).toEqual([['GET /api/decks', 'GET /api/decks'], 'waiting']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome.now).toBeInstanceOf(ApiError);
    expect(outcome.now).toMatchObject({
      isUnreachable: true,
      message: expect.stringMatching(/not responding/) as string,
    });
  });

  it('is asked once for a save', async () => {
    const { asked } = silentServer();
    const outcome = outcomeOf(call('PATCH /api/decks/{id}', { params: { id: 'one' }, body: { version: 1 } }));
    await vi.advanceTimersByTimeAsync(61_000);
    expect(asked).toEqual(['PATCH /api/decks/one']);
    expect(outcome.now).toMatchObject({ isUnreachable: true });
  });

  it('has longer to make something, and to receive much', async () => {
    silentServer();
    const post = outcomeOf(call('POST /api/tables/fetch', { body: { url: 'https://example.com' } }));
    const put = outcomeOf(fetchWithin('/', { method: 'PUT', body: ' '.repeat(20_000_000) }));
    const picture = new FormData();
    picture.append('', new Blob([' '.repeat(20_000_000)]));
    const upload = outcomeOf(fetchWithin('/', { method: 'PUT', body: picture }));
    await vi.advanceTimersByTimeAsync(299_000);
    expect([post.now, put.now, upload.now]).toEqual(['waiting', 'waiting', 'waiting']);
    await vi.advanceTimersByTimeAsync(200_000);
    expect([post.now, put.now, upload.now]).toEqual([
      expect.objectContaining({ isUnreachable: true }),
      expect.objectContaining({ name: 'TimeoutError' }),
      expect.objectContaining({ name: 'TimeoutError' }),
    ]);
  });

  it('may take any time for an answer that keeps coming', async () => {
    const { send } = silentServer();
    const outcome = outcomeOf(call('PATCH /api/decks/{id}', { params: { id: 'one' }, body: { version: 1 } }));
    for (const part of ['{ "ver', 'sion"', ': 2']) {
      send(part);
      await vi.advanceTimersByTimeAsync(50_000);
    }
    expect(outcome.now).toBe('waiting');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(outcome.now).toMatchObject({ isUnreachable: true });
  });

  it('is left at once by somebody who cancels', async () => {
    silentServer();
    const cancel = new AbortController();
    const outcome = outcomeOf(fetchWithin('/', { signal: cancel.signal }));
    cancel.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.now).toMatchObject({ name: 'AbortError' });
  });
});

it('passes on the whole answer, whatever its status', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ title: 'Rain' }, { status: 404, headers: { 'Retry-After': '7' } })),
  );
  const answer = await fetchWithin('/');
  expect([answer.status, answer.headers.get('Retry-After'), await answer.json()]).toEqual([
    404,
    '7',
    { title: 'Rain' },
  ]);
});

it('passes on an answer without content, whose body browsers do not leave out', async () => {
  const empty = Object.defineProperty(new Response(null, { status: 204 }), 'body', { value: new Response('').body });
  vi.stubGlobal('fetch', () => Promise.resolve(empty));
  expect((await fetchWithin('/')).status).toBe(204);
});
