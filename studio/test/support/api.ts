import { randomUUID } from 'node:crypto';

/** An account, as tests know it. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** The session as the sign-in service returns it and as supabase-js stores it in the browser. */
export interface Session {
  readonly access_token: string;
  readonly user: { readonly id: string; readonly email: string };
}

/** API calls that prepare a test's data. Each throws if the server refuses. */
export class Api {
  constructor(
    private readonly url: string,
    readonly session?: Session,
  ) {}

  get<T>(path: string): Promise<T> {
    return this.send('GET', path);
  }

  post<T>(path: string, body?: unknown): Promise<T> {
    return this.send('POST', path, body);
  }

  put<T>(path: string, body?: unknown): Promise<T> {
    return this.send('PUT', path, body);
  }

  patch<T>(path: string, body?: unknown): Promise<T> {
    return this.send('PATCH', path, body);
  }

  delete<T>(path: string): Promise<T> {
    return this.send('DELETE', path);
  }

  private async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(new URL(path, this.url), {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(this.session && { Authorization: `Bearer ${this.session.access_token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }
}

/** An address without an account. */
export const freshAddress = (): string => `nova-${randomUUID()}@example.com`;

/** Signs in with a password, as the studio does. */
export async function openSession(url: string, account: Account): Promise<Session> {
  return postAuth(url, '/auth/v1/token?grant_type=password', account);
}

/** Creates an account; without a mail server it is active at once. */
export async function signUp(url: string, account: Account, displayName: string): Promise<Session> {
  return postAuth(url, '/auth/v1/signup', { ...account, data: { display_name: displayName } });
}

/**
 * Signs in by a link that the server's own scripts may ask for, and creates the account if there is none. A password would
 * cost the server a third of a second to hash.
 */
export async function signInByLink(
  { url, serviceRoleKey }: { readonly url: string; readonly serviceRoleKey: string },
  email: string,
  displayName = '',
): Promise<Session> {
  const wanted = { type: 'magiclink', email, data: { display_name: displayName } };
  const link = await postAuth<{ verification_type: string; hashed_token: string }>(
    url,
    '/auth/v1/admin/generate_link',
    wanted,
    { apikey: serviceRoleKey },
  );
  return postAuth(url, '/auth/v1/verify', { type: link.verification_type, token_hash: link.hashed_token });
}

async function postAuth<T = Session>(url: string, path: string, body: unknown, headers = {}): Promise<T> {
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text) as T;
}
