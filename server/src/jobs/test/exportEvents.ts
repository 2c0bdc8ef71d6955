import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { TestClient } from '../../testing/TestClient.js';

/** The part of an export response that tests use. */
export interface ShownExport {
  readonly id: string;
  readonly status: string;
  readonly deck_title: string;
  readonly options: object;
  readonly progress: { readonly stage: string; readonly done: number; readonly total: number; readonly share: number };
  readonly error: string | null;
  readonly problems: readonly { readonly path: string; readonly message: string }[];
  readonly file: { readonly name: string; readonly media_type: string; readonly size: number } | null;
}

interface ExportEvent {
  readonly id: string;
  readonly export: ShownExport;
}

/** The events of an export as a browser receives them, until the server ends the stream or the loop is left. */
export async function* exportEvents(client: TestClient, id: string, lastEventId?: string): AsyncGenerator<ExportEvent> {
  const leaving = new AbortController();
  const response = await fetch(new URL(`/api/exports/${id}/events`, client.url), {
    headers: {
      Authorization: `Bearer ${client.session?.token ?? ''}`,
      ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
    },
    signal: leaving.signal,
  });
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  const decoder = new TextDecoder();
  try {
    for await (const bytes of response.body ?? []) {
      parser.feed(decoder.decode(bytes as Uint8Array, { stream: true }));
      for (const { event, id: eventId = '', data } of events.splice(0))
        if (event === 'export') yield { id: eventId, export: (JSON.parse(data) as { export: ShownExport }).export };
    }
  } finally {
    leaving.abort();
  }
}

/** Waits for events, never for the clock. @returns the first wanted state @throws Error if the stream ends before */
export async function waitFor(
  client: TestClient,
  id: string,
  wanted: (state: ShownExport) => boolean,
): Promise<ShownExport> {
  let last: ShownExport | undefined;
  for await (const { export: state } of exportEvents(client, id)) {
    if (wanted(state)) return state;
    last = state;
  }
  throw new Error(`The events ended with ${JSON.stringify(last)}`);
}

export const hasEnded = ({ status }: ShownExport): boolean => status !== 'queued' && status !== 'running';
