interface Session {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** A response whose JSON a test reads as a type of its choice. */
export class Answer {
  constructor(
    readonly status: number,
    readonly headers: Headers,
    readonly text: string,
  ) {}

  /** The body. The server has checked it against the route's schema, so tests declare only what they use. */
  json<T = Record<string, unknown>>(read: (text: string) => T = JSON.parse): T {
    return read(this.text);
  }
}

/** Sends requests as one caller. */
export class TestClient {
  constructor(
    readonly url: string,
    readonly session?: Session,
  ) {}

  /** The member's id. */
  get id(): string {
    if (this.session === undefined) throw new Error('A stranger has no id.');
    return this.session.id;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return this.send('POST', path, body);
  }

  put(path: string, body?: unknown): Promise<Answer> {
    return this.send('PUT', path, body);
  }

  patch(path: string, body?: unknown): Promise<Answer> {
    return this.send('PATCH', path, body);
  }

  delete(path: string, body?: unknown): Promise<Answer> {
    return this.send('DELETE', path, body);
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(new URL(path, this.url), {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(this.session && { Authorization: `Bearer ${this.session.token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
    });
    return new Answer(response.status, response.headers, await response.text());
  }
}
