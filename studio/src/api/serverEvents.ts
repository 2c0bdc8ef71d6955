import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { accessToken } from '../session/accessToken.js';
import { ApiError } from './ApiError.js';
import { SILENCE_MS, SilenceLimit } from '../browser/SilenceLimit.js';

/**
 * Reads the server-sent events of one response as the signed-in person, because EventSource cannot send a token.
 * Ends when the server ends it. @throws ApiError; also when the connection breaks, or falls silent in spite of the server's heartbeat
 */
export async function* serverEvents(path: string): AsyncGenerator<EventSourceMessage> {
  const token = await accessToken();
  const headers = {
    Accept: 'text/event-stream',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const limit = new SilenceLimit(SILENCE_MS);
  try {
    const response = await fetch(path, { headers, signal: limit.signal });
    if (!response.ok) throw new ApiError(response.status, `The server answered ${response.status}.`, 'events');
    if (response.body === null || response.status === 204) return;
    yield* eventsIn(response.body, limit);
  } finally {
    limit.end();
  }
}

async function* eventsIn(body: ReadableStream<Uint8Array<ArrayBuffer>>, limit: SilenceLimit) {
  const waiting: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void waiting.push(event) });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      limit.hear();
      parser.feed(part.value);
      yield* waiting.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
