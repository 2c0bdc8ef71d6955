import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BIN } from '../testing/runCli.js';

interface Run {
  readonly process: ChildProcess;
  /** Resolves when the output contains the text. */
  until(text: string): Promise<string>;
  readonly ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

function run(argv: readonly string[], environment: Readonly<Record<string, string>> = {}): Run {
  const { NODE_OPTIONS: _options, ...inherited } = process.env;
  const env = { ...inherited, DATABASE_URL: '', SUPABASE_URL: '', PORT: '0', LOG_LEVEL: 'warn', ...environment };
  const child = spawn(process.execPath, [BIN, ...argv], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  const waiting = new Set<() => void>();
  const told = (): void => waiting.forEach((look) => look());
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    told();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
    told();
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, stdout, stderr }));
  const until = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (stdout.includes(text)) resolve(stdout);
      };
      waiting.add(look);
      look();
      void ended.then(() => reject(new Error(`It ended without "${text}":\n${stdout}${stderr}`)));
    });
  return { process: child, until, ended };
}

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('cardwright serve and admin', () => {
  it('starts, prints the accounts once, keeps other processes out, and exits with 0 when stopped', async () => {
    const CARDWRIGHT_DATA = dataFolder();
    const first = run(['serve'], { CARDWRIGHT_DATA });
    const told = await first.until('Press Ctrl-C to stop it.');
    const file = join(CARDWRIGHT_DATA, 'first-run.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { accounts } = JSON.parse(readFileSync(file, 'utf8')) as { accounts: { email: string; password: string }[] };
    expect(accounts).toHaveLength(2);
    for (const { email, password } of accounts) expect(told).toMatch(new RegExp(`${email} +${password}`));
    const [address = ''] = /http:\/\/localhost:\d+/.exec(told) ?? [];
    expect((await fetch(`${address}/api/health`)).status).toBe(200);

    const meanwhile = await run(['admin', 'list'], { CARDWRIGHT_DATA }).ended;
    expect([meanwhile.code, meanwhile.stdout]).toEqual([3, '']);
    expect(meanwhile.stderr).toMatch(/in use by the running server \(process \d+\)\. Use \/admin/);
    const second = await run(['serve'], { CARDWRIGHT_DATA }).ended;
    expect([second.code, second.stderr]).toEqual([3, expect.stringContaining('is in use by process')]);

    first.process.kill('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0, stderr: '' });

    const again = run(['serve', '--json'], { CARDWRIGHT_DATA, LOG_LEVEL: 'info' });
    await again.until('}\n');
    again.process.kill('SIGINT');
    const { code, stdout, stderr } = await again.ended;
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ accounts: [] })]);
    expect(stderr).toContain('"msg":"stopping"');

    const admins = await run(['admin', 'list', '--json'], { CARDWRIGHT_DATA }).ended;
    expect(JSON.parse(admins.stdout)).toMatchObject({ admins: [{ email: 'admin@cardwright.local' }] });
    const granted = await run(['admin', 'grant', 'member@cardwright.local'], { CARDWRIGHT_DATA }).ended;
    expect(granted).toMatchObject({ code: 0, stdout: 'member@cardwright.local is an admin now.\n' });
  });

  it.each([
    [['serve'], { PORT: 'x' }, 2, /PORT: expected a whole number[^]*serve --help lists every setting/],
    [['worker'], {}, 2, /DATABASE_URL is missing: a worker needs the PostgreSQL/],
    [['admin'], {}, 2, /<action> is missing/],
    [['admin', 'crown', 'x@y.z'], {}, 2, /Allowed choices are grant, revoke, list, members/],
    [['admin', 'grant'], {}, 2, /address of the account is missing/],
    [['admin', 'list', 'x@y.z'], {}, 2, /takes no address/],
    [['admin', 'suspend', 'x@y.z', 'editor'], {}, 2, /takes no role/],
    [['admin', 'suspend'], {}, 2, /The e-mail address of the account is missing/],
    [['admin', 'list'], { CARDWRIGHT_DATA: '/no/such/folder' }, 3, /There is no database in \/no\/such\/folder\./],
  ] as const)('%j %j', async (argv, environment, code, message) => {
    const result = await run(argv, environment).ended;
    expect(result.stderr).toMatch(message);
    expect(result.code).toBe(code);
  });
});
