import { z } from 'zod';
import { TestClient } from './TestClient.js';

const session = z.object({ access_token: z.string(), user: z.object({ id: z.string(), email: z.string() }) });
const PASSWORD = 'correct horse battery';

/** Signs up, or signs in if the account exists, like a browser. */
export async function signUp(url: string, email: string): Promise<TestClient> {
  const send = (path: string): Promise<Response> =>
    fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
  const made = await send('/auth/v1/signup');
  const parsed = session.safeParse(await made.json());
  const { access_token: token, user } = parsed.success
    ? parsed.data
    : session.parse(await (await send('/auth/v1/token?grant_type=password')).json());
  return new TestClient(url, { id: user.id, email: user.email, token });
}
