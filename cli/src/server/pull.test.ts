import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseText } from '@cardwright/renderer';
import { fontsDirectory } from '@cardwright/renderer/export';
import { officialTemplate } from '@cardwright/templates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runMain } from '../testing/runCli.js';
import { accessToken, workWith } from '../testing/signInForTest.js';
import { startServer, type ServerProcess } from '../testing/startServer.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';
import { deckFolder, push, readDeck, SVG, YAML, type Deck } from './testing/pushedDecks.js';

let server: ServerProcess;
let [member, admin] = ['', ''];
beforeAll(async () => {
  server = await startServer();
  member = await accessToken(server.url, server.member);
  admin = await accessToken(server.url, server.admin);
});
afterAll(() => server.stop());
beforeEach(() => workWith(server, member));

const ask = (id: string): Promise<Deck> => readDeck(server.url, id, member);

describe('own fonts and icons', () => {
  it('go to the server and come back, and are drawn from there', async () => {
    const template = officialTemplate('pictogram');
    const font = readFileSync(join(fontsDirectory(), 'caprasimo-latin-400-normal.ttf'));
    const text = { id: 'own', kind: 'title', renderType: 'text', classes: 'font-caprasimo' };
    const config = { ...template?.json_config, absoluteItems: [{ ...text, x: 0, y: 0, width: 90, height: 20 }] };
    const mine = {
      ...template,
      id: '0198c5e2-7f6e-4000-8000-3a9fb45c1d2f',
      slug: 'own',
      name: 'Own',
      json_config: config,
    };
    const folder = temporaryFolder({
      'deck.yaml': `${YAML.replace('front: pictogram,', 'front: own.json,').replaceAll('lamp.svg', '""')}icons: { lamp: icons/lamp.svg, out: ../out.svg }\n`,
      'own.json': JSON.stringify(mine),
      'fonts/own.ttf': font,
      'icons/lamp.svg': SVG,
    });
    const refused = await push(folder);
    expect(refused.problems).toMatchObject([{ code: 'font.not_uploaded' }]);
    const { id, problems } = await push(folder, '--confirm-font-licences');
    expect(problems).toEqual([]);
    const file = join(temporaryFolder(), 'pulled.json');
    expect((await runMain('pull', id, '-o', file)).code).toBe(0);
    expect(readFileSync(join(file, '../fonts/caprasimo-400.ttf'))).toEqual(font);
    const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, string> };
    expect(icons).toMatchObject({ lamp: expect.stringContaining('<circle') as string, out: '../out.svg' });
    const drawn = async (source: string): Promise<string> => {
      const out = temporaryFolder();
      expect((await runMain('render', source, '--format', 'svg', '--out', out, '--side', 'front')).code).toBe(0);
      return readFileSync(join(out, '001-lamp-front.svg'), 'utf8');
    };
    const fromServer = await drawn(id);
    expect(fromServer).toContain('own-caprasimo-');
    expect(await drawn(folder)).toBe(fromServer);
    expect(await drawn(file)).toBe(fromServer);
  });
});

describe('pull', () => {
  it('lets a stranger pull a public deck and push it as their own copy', async () => {
    const { decks } = (await (await fetch(`${server.url}/api/decks/public?limit=1`)).json()) as { decks: Deck[] };
    const id = decks[0]?.id ?? '';
    const file = join(temporaryFolder(), 'public.yaml');
    workWith(server);
    expect(await runMain('pull', `${server.url}/decks/${id}`, '-o', file)).toMatchObject({ code: 0 });
    expect(await runMain('push', file)).toMatchObject({ code: 5 });
    workWith(server, member);
    const copy = await push(file);
    expect(copy.action).toBe('created');
    expect(copy.id).not.toBe(id);
    expect(parse(readFileSync(file, 'utf8'))).toMatchObject({ id: copy.id, pulled_from: { version: 1 } });
    expect(await push(file)).toMatchObject({ action: 'unchanged', version: 1 });
  });

  it('never replaces a file without --force, and never reveals a private deck', async () => {
    const { id } = await push(deckFolder());
    const file = join(temporaryFolder({ 'mine.json': 'mine' }), 'mine.json');
    expect(await runMain('pull', id, '-o', file)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--force') as string,
    });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    workWith(server);
    expect(await runMain('pull', id, '-o', '-')).toMatchObject({ code: 3, stdout: '' });
  });

  it('names copies of parts that no longer exist when the deck is checked', async () => {
    const template = officialTemplate('pictogram');
    const badge = {
      id: 'badge',
      kind: 'title',
      part: { id: randomUUID(), version: 1 },
      x: 0,
      y: 0,
      width: 90,
      height: 9,
    };
    const config = { ...template?.json_config, absoluteItems: [badge] };
    const folder = temporaryFolder({
      'deck.yaml': YAML.replace('front: pictogram,', 'front: copies.json,').replaceAll('lamp.svg', '""'),
      'copies.json': JSON.stringify({
        ...template,
        id: randomUUID(),
        slug: 'copies',
        name: 'Copies',
        json_config: config,
      }),
    });
    const { id } = await push(folder);
    const { stdout } = await runMain('check', id, '--json', '--fail-on', 'never');
    const { problems } = JSON.parse(stdout) as { readonly problems: readonly object[] };
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'part.unknown', message: expect.stringMatching(/“Copies”.*"badge"/) as string }),
    );
  });

  it('brings the labels of fields back, which the headings of a table gave', async () => {
    const folder = temporaryFolder({
      'deck.yaml': YAML.replace(/categories:[^]*$/, ''),
      'cards.csv': 'title,text,SKU,Cost (EUR)\nLamp,Off,A-1,3\n',
    });
    const { id } = await push(folder);
    const file = join(temporaryFolder(), 'deck.yaml');
    const labels = { field_labels: { sku: 'SKU', cost_eur: 'Cost (EUR)' } };
    expect((await runMain('pull', id, '-o', file)).code).toBe(0);
    expect(parse(readFileSync(file, 'utf8'))).toMatchObject(labels);
    writeFileSync(file, readFileSync(file, 'utf8').replace('sku: SKU', 'sku: Stock number'));
    await push(file);
    expect(await ask(id)).toMatchObject({ field_labels: { ...labels.field_labels, sku: 'Stock number' } });
  });

  it('writes valid input to standard output', async () => {
    const { id } = await push(deckFolder());
    const { stdout } = await runMain('pull', id, '-o', '-');
    expect(
      parseText(new TextEncoder().encode(stdout), 'deck.json', (value) => ({ ok: true, value, warnings: [] })),
    ).toMatchObject({
      ok: true,
      value: { id },
    });
  });
});

describe('decks on a server instead of files', () => {
  it('can be drawn and checked, with their pictures', async () => {
    const { id } = await push(deckFolder());
    const out = join(temporaryFolder(), 'out');
    expect(await runMain('render', id, '--format', 'svg', '--out', out, '--side', 'front')).toMatchObject({ code: 0 });
    expect(readFileSync(join(out, '001-lamp-front.svg'), 'utf8')).toMatch(/^<svg|^<\?xml/);
    expect(await runMain('check', `${server.url}/decks/${id}/edit`, '--fail-on', 'never')).toMatchObject({ code: 0 });
    expect(await runMain('render', id, '--out', out, '--watch')).toMatchObject({ code: 2 });
    expect(await runMain('check', `${server.url}/decks`)).toMatchObject({ code: 2 });
    workWith(server, admin);
    expect(await runMain('check', '00000000-0000-4000-8000-000000000000')).toMatchObject({ code: 3 });
  });

  it('show private pictures to their owner', async () => {
    const { sub } = JSON.parse(Buffer.from(member.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
    const path = `images/${sub}/private/${randomUUID()}.svg`;
    const headers = { Authorization: `Bearer ${member}`, 'Content-Type': 'image/svg+xml' };
    await fetch(`${server.url}/storage/v1/object/${path}`, { method: 'POST', headers, body: SVG });
    const address = `${server.url}/storage/v1/object/public/${path}`;
    expect((await fetch(address)).ok).toBe(false);
    const { id } = await push(deckFolder(YAML.replaceAll('lamp.svg', address)));
    const { stdout } = await runMain('check', id, '--json', '--fail-on', 'never');
    expect(stdout).toContain('"findings"');
    expect(stdout).not.toContain('image.broken');
  });

  it('can be imported from a table', async () => {
    const folder = temporaryFolder({ 'storms.csv': 'title,icon\nHail,lucide:cloud-hail\nFog,lucide:cloud-fog\n' });
    const table = join(folder, 'storms.csv');
    const { code, stdout } = await runMain('import', table, '--template', 'pictogram', '--json', '--server');
    expect(code).toBe(0);
    const { id, cards } = JSON.parse(stdout) as { id: string; cards: number };
    expect(cards).toBe(2);
    expect((await ask(id)).translations.en?.title).toBe('Storms');
    expect(await runMain('import', table, '--out', join(folder, 'x.json'), '--server')).toMatchObject({ code: 2 });
  });
});
