import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseText, printTemplate } from '@cardwright/renderer';
import { fontsDirectory } from '@cardwright/renderer/export';
import { officialTemplate } from '@cardwright/templates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runMain } from '../testing/runCli.js';
import { accessToken, workWith } from '../testing/signInForTest.js';
import { startServer, type ServerProcess } from '../testing/startServer.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';

let server: ServerProcess;
let [member, admin] = ['', ''];
beforeAll(async () => {
  server = await startServer();
  member = await accessToken(server.url, server.member);
  admin = await accessToken(server.url, server.admin);
});
afterAll(() => server.stop());
beforeEach(() => workWith(server, member));

const YAML = `# A deck by hand.
default_language: en
world_id: workshop
templates: { front: pictogram, back: pictogram-back }
translations:
  en: { title: Lamps, short_description: Two lamps, description: For evenings. }
categories:
  - key: all # every card
    translations: { en: { title: All } }
    cards:
      - { icon: null, illustration: lamp.svg, translations: { en: { title: Lamp } } }
      - icon: null
        illustration: lamp.svg
        primary_color_key: '1'
        translations: { en: { title: Moon } }
`;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="#c30"/></svg>';

const deckFolder = (yaml = YAML): string => temporaryFolder({ 'deck.yaml': yaml, 'lamp.svg': SVG });

interface Card {
  readonly id: string;
  readonly illustration: string;
  readonly translations: Record<string, { title: string }>;
}
interface Deck {
  id: string;
  version: number;
  status: string;
  pulled_from?: { server: string; version: number };
  front_template_id: string | null;
  templates?: { front: { name: string } | string | null };
  translations: Record<string, { title: string }>;
  categories: { id: string; cards: Card[] }[];
}

async function ask(id: string, token = member): Promise<Deck> {
  const response = await fetch(`${server.url}/api/decks/${id}?include=categories.cards`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { deck: Deck }).deck;
}

async function publish(id: string): Promise<void> {
  const { version } = await ask(id);
  const response = await fetch(`${server.url}/api/decks/${id}`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${member}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ version, status: 'published' }),
  });
  expect(response.status, await response.text()).toBe(200);
}

interface Pushed {
  readonly id: string;
  /** Where its owner edits it. */
  readonly url: string;
  readonly version: number;
  readonly action: string;
  readonly problems: readonly unknown[];
}

async function push(...argv: string[]): Promise<Pushed> {
  const { code, stdout, stderr } = await runMain('push', '--json', ...argv);
  expect([code, stderr]).toEqual([0, '']);
  const [deck] = (JSON.parse(stdout) as { decks: Pushed[] }).decks;
  if (deck === undefined) throw new Error('Nothing was pushed.');
  return deck;
}

describe('push', () => {
  it('creates a deck, then updates it; cards keep their ids and the file keeps its comments', async () => {
    const folder = deckFolder();
    const { id, url, action, problems } = await push(folder);
    expect([action, problems, url]).toEqual(['created', [], `${server.url}/create/decks/${id}`]);
    const made = await ask(id);
    expect(made.categories[0]?.cards.map(({ translations }) => translations.en?.title)).toEqual(['Lamp', 'Moon']);

    const text = readFileSync(join(folder, 'deck.yaml'), 'utf8');
    expect(text).toMatch(/^# A deck by hand\.\ndefault_language: en\n/);
    expect(text).toMatch(/\nid: \S+\npulled_from: \{ server: "\S+", version: 1 \}\n$/);
    expect(text).toContain('key: all # every card');
    expect((parse(text) as Deck).categories).toMatchObject([
      { id: made.categories[0]?.id, cards: made.categories[0]?.cards.map((card) => ({ id: card.id })) },
    ]);

    writeFileSync(join(folder, 'deck.yaml'), text.replace('title: Moon', 'title: Sun'));
    expect(await push(folder)).toMatchObject({ id, action: 'saved', version: 2 });
    const saved = await ask(id);
    expect(saved.categories[0]?.cards.map((card) => card.id)).toEqual(made.categories[0]?.cards.map((card) => card.id));
    expect(saved.categories[0]?.cards[1]?.translations.en?.title).toBe('Sun');
  });

  it('uploads local pictures, each once', async () => {
    const { id } = await push(deckFolder());
    const [lamp, moon] = (await ask(id)).categories[0]?.cards ?? [];
    expect(lamp?.illustration).toMatch(new RegExp(`^${server.url}/storage/v1/object/public/images/\\S+\\.svg$`));
    expect(moon?.illustration).toBe(lamp?.illustration);
    const picture = await fetch(lamp?.illustration ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringContaining('image/svg')]);
    const again = await push(deckFolder());
    expect((await ask(again.id)).categories[0]?.cards[0]?.illustration).toBe(lamp?.illustration);
  });

  it('reports a missing picture and pushes the rest', async () => {
    const folder = temporaryFolder({ 'deck.yaml': YAML });
    expect((await push(folder)).problems).toMatchObject([{ code: 'image.not_found', severity: 'warning' }]);
  });

  it('never overwrites what someone else saved', async () => {
    const folder = deckFolder();
    const { id } = await push(folder);
    const other = join(temporaryFolder(), 'theirs.json');
    expect((await runMain('pull', id, '-o', other)).code).toBe(0);
    const theirs = JSON.parse(readFileSync(other, 'utf8')) as Deck;
    expect(theirs.pulled_from).toEqual({ server: server.url, version: 1 });
    writeFileSync(
      other,
      JSON.stringify({ ...theirs, translations: { en: { ...theirs.translations.en, title: 'Theirs' } } }),
    );
    expect((await push(other)).version).toBe(2);

    const refused = await runMain('push', folder);
    expect([refused.code, refused.stdout]).toEqual([4, '']);
    expect(refused.stderr).toContain('the server has version 2, but the file is based on version 1');
    expect(refused.stderr).toContain(`cardwright pull ${id}`);
    expect((await ask(id)).translations.en?.title).toBe('Theirs');

    expect((await push(folder, '--force')).version).toBe(3);
    expect((await ask(id)).translations.en?.title).toBe('Lamps');
    expect((await push(folder)).version).toBe(4);
  });

  it('keeps the cards of a table, which has no ids, and does not take a public deck offline', async () => {
    const table = (...rows: string[]): string => ['category,title,text', ...rows].join('\n');
    const folder = temporaryFolder({
      'deck.yaml': YAML.replace(/categories:[^]*$/, ''),
      'cards.csv': table('Day,Lamp,Off', 'Night,Moon,Full', 'Night,Star,Far'),
    });
    const { id } = await push(folder);
    const made = await ask(id);
    const idsIn = ({ categories }: Deck) => categories.map((each) => [each.id, ...each.cards.map((card) => card.id)]);
    expect(idsIn(made).map((ids) => ids.length)).toEqual([2, 3]);
    expect((await push(folder)).action).toBe('saved');
    expect(idsIn(await ask(id))).toEqual(idsIn(made));

    // A new title in the same place is the same card; a row between two known ones is a new one.
    const changed = table('Day,Lantern,Off', 'Night,Moon,Full', 'Night,Sun,Near', 'Night,Star,Far');
    writeFileSync(join(folder, 'cards.csv'), changed);
    await push(folder);
    const [day, night] = idsIn(await ask(id));
    const [oldDay, [nightId, moon, star] = []] = idsIn(made);
    expect(day).toEqual(oldDay);
    expect(night).toEqual([nightId, moon, expect.any(String), star]);

    await publish(id);
    expect((await push(folder, '--force')).problems).toEqual([]);
    expect((await ask(id)).status).toBe('published');
    const deck = join(folder, 'deck.yaml');
    writeFileSync(deck, `status: draft\n${readFileSync(deck, 'utf8')}`);
    expect((await push(folder)).problems).toMatchObject([{ code: 'deck.unpublished', severity: 'warning' }]);
    expect((await ask(id)).status).toBe('draft');
  });

  it('requires a version in a file with the deck’s id', async () => {
    const { id } = await push(deckFolder());
    const { code, stderr } = await runMain('push', deckFolder(`id: ${id}\n${YAML}`));
    expect([code, stderr]).toEqual([4, expect.stringContaining('does not contain the version')]);
  });

  it('continues after a failure, and ends with the exit code of the first one', async () => {
    const folder = temporaryFolder({ 'bad.yaml': 'categories: 5\n', 'good.yaml': YAML.replaceAll('lamp.svg', '""') });
    const [bad, good, none] = ['bad.yaml', 'good.yaml', 'none.yaml'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const { code, stdout } = await runMain('push', bad, good, none, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      decks: [{ file: good, action: 'created' }],
      failed: [
        { file: bad, code: 'deck.invalid', problems: [{ path: 'categories' }] },
        { file: none, code: 'unreachable' },
      ],
    });
  });

  it('uploads custom templates once, and a changed one as a new one', async () => {
    const template = officialTemplate('pictogram');
    if (template === undefined) throw new Error('no template');
    const mine = { ...template, id: '0198c5e2-7f6e-4000-8000-3a9fb45c1d2e', slug: 'mine', name: 'Mine' };
    const config = { ...mine.json_config, sections: mine.json_config.sections.slice(0, 1) };
    const folder = temporaryFolder({
      'deck.yaml': YAML.replace('front: pictogram,', 'front: templates/mine.json,').replaceAll('lamp.svg', '""'),
      'templates/mine.json': printTemplate({ ...mine, json_config: config }),
    });
    const { id } = await push(folder);
    const stored = (await ask(id)).front_template_id;
    expect(stored).not.toBe(template.id);
    expect(await push(folder)).toMatchObject({ version: 2 });
    expect((await ask(id)).front_template_id).toBe(stored);

    const file = join(folder, 'pulled.json');
    expect((await runMain('pull', id, '-o', file)).code).toBe(0);
    const pulled = JSON.parse(readFileSync(file, 'utf8')) as Deck;
    expect(pulled.templates).toMatchObject({ front: { id: stored, name: 'Mine' } });
    await push(file);
    expect((await ask(id)).front_template_id).toBe(stored);
    expect((await runMain('check', file, '--fail-on', 'never')).code).toBe(0);

    const text = readFileSync(file, 'utf8').replaceAll(/"ratio": "[^"]+"/g, '"ratio": "3:5"');
    writeFileSync(file, text);
    await push(file);
    expect((await ask(id)).front_template_id).not.toBe(stored);
  });
});

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
    expect(await push(file)).toMatchObject({ action: 'saved', version: 2 });
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
