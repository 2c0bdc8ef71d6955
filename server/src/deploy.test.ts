import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { z } from 'zod';
import { readConfig } from './config.js';
import { Metrics } from './observability/metrics.js';
import { SETTINGS } from './settings.js';

const FOLDER = fileURLToPath(new URL('../deploy/', import.meta.url));
const ROOT = resolve(FOLDER, '../..');
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

/** The settings of the allocator with which `npm start` and the benchmarks run the server. */
const ALLOCATOR = [...read('../../scripts/allocator.mjs').matchAll(/(MALLOC_\w+): '(\d+)'/g)].map(
  ([, name = '', value = '']) => [name, value] as const,
);
const allocator = ALLOCATOR.map((pair) => pair.join('=')).join(' ');

/** Settings of the server, and what else its programs read from the environment. */
const KNOWN: readonly string[] = [
  ...SETTINGS.map(({ name }) => name),
  'NODE_ENV',
  'CARDWRIGHT_CHROMIUM',
  ...ALLOCATOR.map(([name]) => name),
];

const service = z.strictObject({
  image: z.string().regex(/^(cardwright|[a-z]+:[\w.-]+)$/, 'an image of a fixed version'),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  command: z.array(z.string()).optional(),
  restart: z.literal('unless-stopped'),
  stop_grace_period: z.string().optional(),
  depends_on: z
    .union([z.array(z.string()), z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') }))])
    .optional(),
  environment: z.record(z.string(), z.string()),
  ports: z.array(z.string().regex(/^\d+:\d+$/)).optional(),
  volumes: z.array(z.string()).optional(),
  shm_size: z.string().optional(),
  security_opt: z.array(z.string()).optional(),
  deploy: z.strictObject({ replicas: z.number(), resources: z.object({}).optional() }).optional(),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()).optional(),
      interval: z.string().optional(),
      retries: z.number().optional(),
      disable: z.boolean().optional(),
    })
    .optional(),
});

const composeFile = z.object({
  name: z.string(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  const { services, volumes } = composeFile.parse(parse(text, { merge: true }));
  const own = Object.entries(services).filter(([, { image }]) => image === 'cardwright');

  it('is YAML without warnings, and has two servers, two workers, a database and a proxy', () => {
    const { errors, warnings } = parseDocument(text, { merge: true });
    expect([errors, warnings]).toEqual([[], []]);
    expect(Object.keys(services)).toEqual(['database', 'server-1', 'server-2', 'worker', 'proxy']);
    expect(services.worker).toMatchObject({ command: ['worker'], deploy: { replicas: 2 } });
  });

  it('refers only to services, volumes and files that exist', () => {
    for (const { depends_on = [], volumes: mounts = [], build } of Object.values(services)) {
      for (const name of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
        expect(Object.keys(services)).toContain(name);
      for (const [source = ''] of mounts.map((mount) => mount.split(':')))
        expect(source in volumes || (source.startsWith('./') && existsSync(join(FOLDER, source))), source).toBe(true);
      if (build !== undefined) expect(existsSync(join(FOLDER, build.context, build.dockerfile))).toBe(true);
    }
  });

  it('opens only the proxy to the network', () => {
    const open = Object.entries(services).filter(([, { ports = [] }]) => ports.length > 0);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
  });

  it.each(own)('gives %s settings that the server accepts', (_name, { environment }) => {
    expect(Object.keys(environment).filter((name) => !KNOWN.includes(name))).toEqual([]);
    const given = { CARDWRIGHT_DOMAIN: 'cards.example', POSTGRES_PASSWORD: 'a1b2', METRICS_TOKEN: '0123456789abcdef' };
    const filled = Object.entries(environment).map(([name, value]) => [name, fill(value, given)] as const);
    const config = readConfig(Object.fromEntries(filled));
    expect(config).toMatchObject({
      databaseUrl: 'postgres://cardwright:a1b2@database:5432/cardwright',
      publicUrl: 'https://cards.example',
      signUp: 'open',
    });
  });

  it.each(own)('lets Chromium start in %s, for covers as well as for exports', (_name, { security_opt }) => {
    expect(security_opt).toEqual(['seccomp=unconfined']);
  });

  it('takes nothing that env.example does not list, and names only what exists', () => {
    const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const listed = [...read('env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect([...new Set(asked)].sort()).toEqual([...listed].sort());
  });

  it('has a proxy that knows the servers and their health', () => {
    const caddy = read('Caddyfile');
    const servers = [...caddy.matchAll(/(?<![\w-])([\w-]+):3000/g)].map(([, name]) => name);
    expect(servers).toEqual(['server-1', 'server-2']);
    expect(caddy).toContain('health_uri /api/health\n');
    expect(caddy.split('{').length).toBe(caddy.split('}').length);
  });
});

describe('Dockerfile', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const instructions = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.split(' ')[0] ?? '', line.replace(/^\S+\s+/, '')] as const);
  const of = (wanted: string): string[] => instructions.filter(([name]) => name === wanted).map(([, rest]) => rest);

  it('has only known instructions, on images of a fixed version', () => {
    const known = 'FROM WORKDIR COPY RUN ENV USER VOLUME EXPOSE HEALTHCHECK ENTRYPOINT CMD'.split(' ');
    expect(instructions.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
    expect(of('FROM')).not.toEqual([]);
    for (const from of of('FROM')) expect(from).toMatch(/^node:\d+-[\w-]+( AS \w+)?$/);
  });

  it('runs the command line, not as root, with settings that exist', () => {
    const names = instructions.map(([name]) => name);
    expect(of('USER')).toEqual(['node']);
    expect(names.lastIndexOf('USER')).toBeLessThan(names.indexOf('ENTRYPOINT'));
    for (const form of [...of('ENTRYPOINT'), ...of('CMD')])
      expect(z.array(z.string()).min(1).safeParse(JSON.parse(form)).success, form).toBe(true);
    const [program = ''] = /cli\/bin\/[\w.]+/.exec(of('ENTRYPOINT').join()) ?? [];
    expect(existsSync(join(ROOT, program))).toBe(true);
    const settings = of('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=')[0] ?? ''));
    expect(settings.filter((name) => !KNOWN.includes(name))).toEqual([]);
  });

  it('gives the server the allocator that it is measured with', () => {
    expect(of('ENV')).toContain(allocator);
  });

  it('installs Debian packages without recommendations, and leaves no lists behind', () => {
    for (const run of of('RUN').filter((line) => line.includes('apt-get')))
      expect(run).toMatch(/--no-install-recommends .*&& rm -rf \/var\/lib\/apt\/lists\/\*/);
  });
});

describe('systemd units', () => {
  const units = readdirSync(join(FOLDER, 'systemd'));
  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

  it.each(units)('%s runs an existing program with settings that exist', (unit) => {
    const text = read(`systemd/${unit}`);
    const [, program = ''] = /^ExecStart=\/usr\/bin\/node (\S+) (serve|worker)$/m.exec(text) ?? [];
    expect(existsSync(join(ROOT, program))).toBe(true);
    const settings = [...text.matchAll(/^Environment=(.*)$/gm)].map(([, given]) => given).join(' ');
    expect(settings.split(' ').filter((pair) => !KNOWN.includes(pair.split('=')[0] ?? ''))).toEqual([]);
    for (const line of text.split('\n')) expect(line).toMatch(/^(|#.*|\[\w+\]|\w+=.+)$/);
  });

  it.each(units)('%s has the allocator that the server is measured with', (unit) => {
    expect(ALLOCATOR).toHaveLength(3);
    expect(read(`systemd/${unit}`)).toContain(`\nEnvironment=${allocator}\n`);
  });

  it.each(units)('%s goes on trying while the database is not there', (unit) => {
    // systemd gives up after five starts in ten seconds.
    const [, seconds = '0'] = /^RestartSec=(\d+)$/m.exec(read(`systemd/${unit}`)) ?? [];
    expect(Number(seconds)).toBeGreaterThan(2);
  });

  it.each(units)('%s asks only its main process to stop', (unit) => {
    // With a browser or decoder ended first, running exports and uploads would fail.
    expect(read(`systemd/${unit}`)).toContain('\nKillMode=mixed\n');
  });

  it.runIf(hasSystemd)('pass systemd-analyze verify', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cardwright-units-'));
    const files = units.map((unit) => {
      const file = join(folder, unit.replace('@.', '@1.'));
      writeFileSync(file, read(`systemd/${unit}`).replace('/usr/bin/node', process.execPath));
      return file;
    });
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([0, '']);
  });
});

describe('the Grafana dashboard', () => {
  const query = z.object({ refId: z.string(), expr: z.string(), legendFormat: z.string() });
  const panel = z.object({
    id: z.number(),
    title: z.string(),
    description: z.string(),
    targets: z.array(query).min(1),
  });
  const { panels } = z
    .object({ uid: z.string(), title: z.string(), panels: z.array(panel).min(1) })
    .parse(JSON.parse(read('grafana/cardwright.json')));
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

  it('names only metrics that exist, and every one of ours', async () => {
    const existing = (await new Metrics().registry.getMetricsAsJSON()).flatMap(({ name, type }) =>
      String(type) === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => `${name}${end}`) : [name],
    );
    const named = expressions.flatMap((expr) => expr.match(/\b(cardwright|nodejs|process)_\w+/g) ?? []);
    expect(named.filter((name) => !existing.includes(name))).toEqual([]);
    const shown = new Set(named.map((name) => name.replace(/_(bucket|count|sum)$/, '')));
    const ours = existing.filter((name) => name.startsWith('cardwright_'));
    expect(ours.map((name) => name.replace(/_(bucket|count|sum)$/, '')).filter((name) => !shown.has(name))).toEqual([]);
  });

  it('has balanced expressions and no two panels with the same id', () => {
    for (const expr of expressions)
      for (const [open, close] of ['()', '{}', '[]'].map((pair) => [...pair]))
        expect(expr.split(open ?? '').length, expr).toBe(expr.split(close ?? '').length);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});

/** Fills in variables as compose does. */
function fill(value: string, given: Readonly<Record<string, string>>): string {
  return value.replaceAll(
    /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
    (_all, name: string, otherwise = '') => given[name] ?? String(otherwise),
  );
}
