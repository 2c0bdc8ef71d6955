import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CommandProcess } from '../testing/CommandProcess.js';
import { runBin, runMain, type CliResult } from '../testing/runCli.js';
import { startServer, type ServerProcess } from '../testing/startServer.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';

const command = new CommandProcess();
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  command.stop();
  await server.stop();
});

interface Home {
  readonly file: string;
  run(argv: readonly string[], options?: { input?: string; env?: Record<string, string> }): Promise<CliResult>;
}

/** A user with a separate configuration folder and without our environment's settings. */
function someone(): Home {
  const folder = temporaryFolder();
  return {
    file: join(folder, 'cardwright', 'sessions.json'),
    run: (argv, { input, env } = {}) => {
      const own = { XDG_CONFIG_HOME: folder, CARDWRIGHT_SERVER: '', CARDWRIGHT_TOKEN: '', ...env };
      // Only what reads standard input needs a process of its own.
      return input === undefined ? command.run(argv, own) : runBin(argv, { env: own, input });
    },
  };
}

interface Stored {
  readonly server: string;
  sessions: Record<string, { access_token: string; refresh_token?: string; expires_at?: number }>;
}

const read = (file: string): Stored => JSON.parse(readFileSync(file, 'utf8')) as Stored;

async function login(home: Home): Promise<void> {
  const { email, password } = server.member;
  const argv = ['login', '--server', server.url, '--email', email, '--password-stdin'];
  const { code, stdout, stderr } = await home.run(argv, { input: `${password}\n` });
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`Signed in to ${server.url} as ${email}`);
  expect(stdout).not.toContain(password);
}

describe('login, whoami, logout', () => {
  it('stores the session for its owner only, until logout ends it here and on the server', async () => {
    const home = someone();
    await login(home);
    expect(statSync(home.file).mode & 0o777).toBe(0o600);
    expect(statSync(join(home.file, '..')).mode & 0o777).toBe(0o700);
    expect(readFileSync(home.file, 'utf8')).not.toContain(server.member.password);
    const { stdout } = await home.run(['whoami', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ server: server.url, email: server.member.email, roles: [] });

    const { sessions } = read(home.file);
    const refreshToken = sessions[server.url]?.refresh_token;
    expect((await home.run(['logout'])).stdout).toContain('Signed out');
    expect(await home.run(['whoami'])).toMatchObject({
      code: 5,
      stderr: `error: You are not signed in to ${server.url}.\n  fix: cardwright login --server ${server.url}\n`,
    });
    const again = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
    });
    expect(again.status).toBe(400);
    expect((await home.run(['logout'])).code).toBe(0);
  });

  it('rejects a wrong password without repeating it', async () => {
    const home = someone();
    const argv = ['login', '--server', server.url, '--email', server.member.email, '--password-stdin'];
    const { code, stdout, stderr } = await home.run(argv, { input: 'not the password' });
    expect([code, stdout]).toEqual([5, '']);
    expect(stderr).toMatch(/the e-mail address or the password is wrong/);
    expect(stderr).not.toContain('not the password');
  });

  it('asks for the code of a second factor', async () => {
    const member = { email: 'two-steps@example.com', password: 'plum velvet tractor' };
    const call = async (path: string, token: string, body: object): Promise<Record<string, unknown>> => {
      const headers = { 'Content-Type': 'application/json', ...(token !== '' && { Authorization: `Bearer ${token}` }) };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await (await fetch(`${server.url}/auth/v1/${path}`, init)).json()) as Record<string, unknown>;
    };
    const { access_token } = await call('signup', '', member);
    const token = String(access_token);
    const { id, totp } = await call('factors', token, { factor_type: 'totp' });
    const app = new TOTP({ secret: (totp as { secret: string }).secret });
    const challenge = await call(`factors/${String(id)}/challenge`, token, {});
    await call(`factors/${String(id)}/verify`, token, { challenge_id: challenge.id, code: app.generate() });

    const home = someone();
    const argv = ['login', '--server', server.url, '--email', member.email, '--password-stdin'];
    const input = member.password;
    expect(await home.run(argv, { input })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--code') as string,
    });
    const wrong = await home.run([...argv, '--code', '000000'], { input });
    expect(wrong).toMatchObject({ code: 5, stderr: expect.stringContaining('second factor is wrong') as string });
    // Each code works once; the server also accepts the next one.
    const code = app.generate({ timestamp: Date.now() + 30_000 });
    expect((await home.run([...argv, '--code', code], { input })).code).toBe(0);
    expect((await home.run(['whoami'])).code).toBe(0);
  });

  it('refreshes an expired session, and reports one that has ended', async () => {
    const home = someone();
    await login(home);
    const stored = read(home.file);
    const session = stored.sessions[server.url];
    if (session === undefined) throw new Error('no session');
    stored.sessions[server.url] = { ...session, expires_at: 1 };
    writeFileSync(home.file, JSON.stringify(stored));
    expect((await home.run(['whoami'])).code).toBe(0);
    const fresh = read(home.file).sessions[server.url];
    expect(fresh?.refresh_token).not.toBe(session.refresh_token);
    expect(fresh?.expires_at).toBeGreaterThan(Date.now() / 1000);

    stored.sessions[server.url] = { ...session, refresh_token: 'invented', expires_at: 1 };
    writeFileSync(home.file, JSON.stringify(stored));
    const { code, stderr } = await home.run(['whoami']);
    expect([code, stderr]).toEqual([5, expect.stringContaining(`Your session on ${server.url} has expired`)]);
  });

  it('accepts a token from standard input, or with a server from the environment', async () => {
    const [home, ci] = [someone(), someone()];
    await login(home);
    const token = read(home.file).sessions[server.url]?.access_token ?? '';
    expect((await ci.run(['login', '--token', '--server', server.url], { input: `${token}\n` })).code).toBe(0);
    expect((await ci.run(['whoami'])).stdout).toContain(server.member.email);

    const env = { CARDWRIGHT_SERVER: server.url, CARDWRIGHT_TOKEN: token };
    expect((await someone().run(['whoami'], { env })).stdout).toContain(server.member.email);
    const wrong = await someone().run(['whoami'], { env: { ...env, CARDWRIGHT_TOKEN: 'invented' } });
    expect([wrong.code, wrong.stderr]).toEqual([5, expect.stringMatching(/CARDWRIGHT_TOKEN/)]);
  });
});

describe('invalid options', () => {
  it.each([
    [['login', '--server', 'ftp://x'], 2, /--server: "ftp:\/\/x" is not a server address/],
    [['login', '--server', 'http://ada:secret@localhost'], 2, /must not contain a user or password/],
    [['login', '--password-stdin'], 2, /--password-stdin requires --email/],
    [['login', '--token', '--email', 'a@b.c'], 2, /--token cannot be combined/],
    [['login'], 2, /cannot ask without a terminal; use --email/],
    [['login', '--email', 'a@b.c'], 2, /cannot ask without a terminal; use --password-stdin/],
    [['login', '--password', 'secret'], 2, /no option --password/],
    [
      ['whoami', '--server', 'http://localhost:47999'],
      3,
      /http:\/\/localhost:47999 cannot be reached: no server is listening/,
    ],
    [['whoami', '--server', 'http://no-such-host.invalid'], 3, /cannot be reached/],
    [['pull', 'no-deck'], 2, /is not the URL of a deck/],
    [['pull', 'http://localhost/decks'], 2, /is not the URL of a deck/],
  ])('%j', async (argv, code, message) => {
    vi.stubEnv('XDG_CONFIG_HOME', temporaryFolder());
    onTestFinished(() => void vi.unstubAllEnvs());
    const result = await runMain(...argv);
    expect([result.code, result.stdout]).toEqual([code, '']);
    expect(result.stderr).toMatch(message);
  });

  it('reports a damaged session file', async () => {
    const home = someone();
    await login(home);
    writeFileSync(home.file, '{');
    const { code, stderr } = await home.run(['whoami', '--server', server.url]);
    expect([code, stderr]).toEqual([3, expect.stringContaining('is damaged. Remove it and sign in again')]);
  });
});
