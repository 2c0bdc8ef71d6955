import { onTestFinished, vi } from 'vitest';
import type { Account, ServerProcess } from './startServer.js';
import { temporaryFolder } from './temporaryFolder.js';

/** An access token for an account, obtained like in a browser. */
export async function accessToken(server: string, { email, password }: Account): Promise<string> {
  const response = await fetch(`${server}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Makes the commands of this test use the server with this token, or as a stranger without one. */
export function workWith({ url }: Pick<ServerProcess, 'url'>, token = ''): void {
  vi.stubEnv('XDG_CONFIG_HOME', temporaryFolder());
  vi.stubEnv('CARDWRIGHT_SERVER', url);
  vi.stubEnv('CARDWRIGHT_TOKEN', token);
  onTestFinished(() => void vi.unstubAllEnvs());
}
