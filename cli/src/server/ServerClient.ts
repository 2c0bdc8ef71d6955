import { CardwrightError } from '@cardwright/renderer';
import type { AnswerOf, Call, InputOf } from '@cardwright/server/contract';
import { addressOf } from '@cardwright/server/contract/address';
import type { z } from 'zod';
import type { CommandContext } from '../commandContext.js';
import { findSupabase, refresh, type SupabaseAddress } from './authApi.js';
import { readBytes, readText } from './readText.js';
import { sendRequest, unreachable, type Sending } from './sendRequest.js';
import { DEFAULT_SERVER, serverAddress } from './serverAddress.js';
import { serverFailure } from './serverFailure.js';
import { SessionFile, type StoredSession } from './SessionFile.js';

type Variables = Readonly<Record<string, string | undefined>>;

/** The token is refreshed this long before it expires, so that it does not expire in transit. */
const SPARE_SECONDS = 60;

export interface ServerRequest extends Pick<Sending, 'method' | 'body' | 'headers'> {
  /** The subject, for messages: a file or a deck's id. */
  readonly place: string;
}

/** A call whose response is a JSON document. */
type JsonCall = Call & { readonly response: z.ZodType };

/** The input of a call: the parts that any call may have. */
interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;

/** A server and this user's session on it. */
export class ServerClient {
  #supabase: Promise<SupabaseAddress> | undefined;

  private constructor(
    readonly address: string,
    private readonly context: CommandContext,
    private readonly file: SessionFile,
    private readonly given: string | undefined,
  ) {}

  /**
   * Selects the server: from a deck's URL, --server, CARDWRIGHT_SERVER, the last sign-in, or this machine.
   * CARDWRIGHT_TOKEN is used only for the server that is set together with it, so that no other server receives it.
   * @throws UsageError
   */
  static async open(
    context: CommandContext,
    { server, ofDeck }: { readonly server?: string | undefined; readonly ofDeck?: string | undefined },
    variables: Variables = process.env,
  ): Promise<ServerClient> {
    const file = new SessionFile(variables);
    const own = await usualServer(file, server, variables);
    const address = ofDeck ?? own;
    const { CARDWRIGHT_TOKEN: token = '' } = variables;
    return new ServerClient(address, context, file, address === own && token !== '' ? token : undefined);
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.#token()) !== undefined;
  }

  supabase(): Promise<SupabaseAddress> {
    return (this.#supabase ??= findSupabase(this.address, this.context.signal));
  }

  /** The response to a call, checked against the contract. @param place for messages @throws CardwrightError `server.…` */
  async call<C extends JsonCall>(call: C, input: InputOf<C>, place = ''): Promise<AnswerOf<C>> {
    const { params, query, body } = input as Sent;
    const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
    const response = await this.send(`${addressOf(call.path, params)}${search}`, {
      place,
      method: METHODS[call.method],
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await readText(response);
    try {
      return call.response.parse(JSON.parse(text)) as AnswerOf<C>;
    } catch (cause) {
      throw unreachable(this.address, 'its response is not from a Cardwright server', cause);
    }
  }

  /** The bytes of a picture on this server, by its path. */
  async bytes(path: string, most: number, request: ServerRequest): Promise<Uint8Array> {
    return readBytes(await this.send(path, request), most);
  }

  /** @throws CardwrightError `server.…` for every response other than 2xx */
  async send(path: string, { place, method, body, headers }: ServerRequest): Promise<Response> {
    const { output, signal } = this.context;
    const token = await this.#token();
    const response = await sendRequest(`${this.address}${path}`, {
      signal,
      onWait: (line) => output.note(line),
      ...(method && { method }),
      ...(body !== undefined && { body }),
      headers: {
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
        ...headers,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
    });
    if (response.ok) return response;
    const { status } = response;
    const retryAfter = response.headers.get('retry-after');
    const session = token === undefined ? 'none' : this.given === undefined ? 'stored' : 'environment';
    throw serverFailure({ server: this.address, status, text: await readText(response), retryAfter, place, session });
  }

  /** The access token, refreshed if it is about to expire; undefined for strangers. */
  async token(): Promise<string | undefined> {
    return this.#token();
  }

  async #token(): Promise<string | undefined> {
    if (this.given !== undefined) return this.given;
    const stored = await this.file.find(this.address);
    if (stored === undefined || !isEnding(stored)) return stored?.access_token;
    if (stored.refresh_token === undefined) return undefined;
    return (await this.#refresh(stored, stored.refresh_token))?.access_token;
  }

  async #refresh(stored: StoredSession, refreshToken: string): Promise<StoredSession | undefined> {
    try {
      const fresh = await refresh(this.address, refreshToken, this.context.signal);
      await this.file.store(this.address, fresh, { isDefault: false });
      return fresh;
    } catch (error) {
      if (!(error instanceof CardwrightError) || error.code !== 'server.not_signed_in') throw error;
      // Another process may have refreshed it first.
      const now = await this.file.find(this.address);
      if (now !== undefined && now.access_token !== stored.access_token) return now;
      await this.file.remove(this.address);
      throw error;
    }
  }
}

/** The default server. @throws UsageError */
export async function usualServer(file: SessionFile, flag: string | undefined, variables: Variables): Promise<string> {
  if (flag !== undefined) return serverAddress(flag, '--server');
  const named = variables.CARDWRIGHT_SERVER;
  if (named !== undefined && named !== '') return serverAddress(named, 'CARDWRIGHT_SERVER');
  return (await file.server()) ?? DEFAULT_SERVER;
}

function isEnding({ expires_at: end }: StoredSession): boolean {
  return end !== undefined && end - SPARE_SECONDS < Date.now() / 1000;
}
