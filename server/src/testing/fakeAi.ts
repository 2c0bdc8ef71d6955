import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A request as the endpoint received it. */
export interface AiCall {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model?: string;
    readonly messages?: readonly { readonly role: string; readonly content: string }[];
    readonly response_format?: { readonly type: string } | string;
    readonly max_tokens?: number;
    readonly max_completion_tokens?: number;
    readonly prompt?: string;
    readonly size?: string;
  };
  /** Settles when the caller has left or has received the whole response. */
  readonly closed: Promise<void>;
}

/** The endpoint's reaction to one request. */
export type AiReply =
  | { readonly text: string; readonly finish?: string; readonly refusal?: string }
  | { readonly status: number; readonly error?: object; readonly headers?: Record<string, string> }
  | { readonly raw: string }
  | { readonly picture: Buffer }
  | { readonly hang: true }
  | { readonly cut: true };

type Script = AiReply | ((call: AiCall) => AiReply | Promise<AiReply>);

/** A local endpoint with the part of OpenAI's API that the product uses, and answers set by the test. */
export interface FakeAi {
  readonly url: string;
  readonly calls: readonly AiCall[];
  /** Sets the answers to the next requests, in order; after them, `otherwise` applies again. */
  next(...replies: Script[]): void;
  otherwise(reply: Script): void;
  /** Forgets calls and answers. */
  reset(): void;
  /** Resolves with the call of that number (from 1) once it has arrived. */
  called(count: number): Promise<AiCall>;
  close(): Promise<void>;
}

const UNSET: AiReply = { status: 500, error: { message: 'The test has not set an answer.' } };

export async function startFakeAi(): Promise<FakeAi> {
  const calls: AiCall[] = [];
  const queue: Script[] = [];
  const waiting = new Set<() => void>();
  let otherwise: Script = UNSET;
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const closed = once(response, 'close').then(() => undefined);
    const body = JSON.parse((await readAll(request)) || '{}') as AiCall['body'];
    const call = { path: request.url ?? '', authorization: request.headers.authorization, body, closed };
    calls.push(call);
    for (const wake of waiting) wake();
    const script = queue.shift() ?? otherwise;
    send(response, typeof script === 'function' ? await script(call) : script);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    next: (...replies) => void queue.push(...replies),
    otherwise: (reply) => {
      otherwise = reply;
    },
    reset: () => {
      calls.length = 0;
      queue.length = 0;
      otherwise = UNSET;
    },
    called: (count) =>
      new Promise((resolve) => {
        const check = (): void => {
          const call = calls[count - 1];
          if (call === undefined) return;
          waiting.delete(check);
          resolve(call);
        };
        waiting.add(check);
        check();
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, reply: AiReply): void {
  if ('hang' in reply) return;
  if ('cut' in reply) {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
    response.write('{"choices": [', () => response.destroy());
    return;
  }
  const [status, body, headers] = toHttp(reply);
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(body);
}

function toHttp(reply: Exclude<AiReply, { hang: true } | { cut: true }>): [number, string, Record<string, string>] {
  if ('raw' in reply) return [200, reply.raw, {}];
  if ('picture' in reply) return [200, JSON.stringify({ data: [{ b64_json: reply.picture.toString('base64') }] }), {}];
  if ('status' in reply)
    return [reply.status, JSON.stringify({ error: reply.error ?? { message: 'failed' } }), reply.headers ?? {}];
  const { text, finish = 'stop', refusal } = reply;
  const message = { role: 'assistant', content: text, ...(refusal !== undefined && { refusal }) };
  return [
    200,
    JSON.stringify({ id: 'fake', object: 'chat.completion', choices: [{ index: 0, finish_reason: finish, message }] }),
    {},
  ];
}

/** An answer in JSON. */
export function jsonReply(value: unknown): AiReply {
  return { text: JSON.stringify(value) };
}

/** The data between the tags of a prompt. */
export function dataOf(call: AiCall): PromptData {
  const content = call.body.messages?.find(({ role }) => role === 'user')?.content ?? '';
  return JSON.parse(/^<data>\n([^]*)\n<\/data>$/.exec(content)?.[1] ?? 'null') as PromptData;
}

interface PromptData {
  readonly brief: string;
  readonly glossary: readonly object[];
  readonly texts: readonly {
    readonly id: string;
    readonly kind: string;
    readonly text: string;
    readonly mind?: string;
  }[];
}

/** The system prompt of a request. */
export function systemOf(call: AiCall | undefined): string {
  return call?.body.messages?.find(({ role }) => role === 'system')?.content ?? '';
}
