import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printTemplate } from '@cardwright/renderer';
import { officialTemplate, worlds } from '@cardwright/templates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runMain } from '../testing/runCli.js';
import { accessToken, workWith } from '../testing/signInForTest.js';
import { startServer, type ServerProcess } from '../testing/startServer.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';
import { deckFolder, push, readDeck, YAML, type Deck } from './testing/pushedDecks.js';

let server: ServerProcess;
let member = '';
beforeAll(async () => {
  server = await startServer();
  member = await accessToken(server.url, server.member);
});
afterAll(() => server.stop());
beforeEach(() => workWith(server, member));

const ask = (id: string): Promise<Deck> => readDeck(server.url, id, member);

async function publish(id: string): Promise<void> {
  const { version } = await ask(id);
  const response = await fetch(`${server.url}/api/decks/${id}`, {
    method: 'PATCH',
    headers: { Authorization: `Bearer ${member}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ version, status: 'published' }),
  });
  expect(response.status, await response.text()).toBe(200);
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

  it('does not save a deck that the server has already', async () => {
    const folder = deckFolder(YAML.replace('world_id: workshop', 'world: workshop\nlink_base: https://example.com'));
    await push(folder);
    const file = join(folder, 'deck.yaml');
    const before = [readFileSync(file, 'utf8'), statSync(file).mtimeMs];
    expect(await push(folder)).toMatchObject({ action: 'unchanged', version: 1 });
    expect([readFileSync(file, 'utf8'), statSync(file).mtimeMs]).toEqual(before);
    expect((await runMain('push', folder)).stdout).toContain(': unchanged, version 1, 2 cards');
    for (const [old, changed] of [
      ['title: Lamps', 'title: Lights'],
      ["primary_color_key: '1'", "primary_color_key: '2'"],
      ['world: workshop', 'world: fantasy'],
      ['back: pictogram-back', 'back: default-back'],
    ] as const) {
      writeFileSync(file, readFileSync(file, 'utf8').replace(old, changed));
      expect([changed, (await push(folder)).action]).toEqual([changed, 'saved']);
    }
  });

  it('writes the world that the server gave to a deck without one, and does not save it again', async () => {
    const folder = deckFolder(YAML.replace('world_id: workshop\n', ''));
    const { id } = await push(folder);
    const { world_id: slug } = parse(readFileSync(join(folder, 'deck.yaml'), 'utf8')) as { world_id?: string };
    expect(worlds().map((world) => world.slug)).toContain(slug);
    expect(await push(folder)).toMatchObject({ id, action: 'unchanged', version: 1 });
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
    // A file that cannot be read fails earlier, but stands after it.
    expect((await runMain('push', folder, join(folder, 'none.yaml'))).code).toBe(4);
    expect((await ask(id)).translations.en?.title).toBe('Theirs');

    expect((await push(folder, '--force')).version).toBe(3);
    expect((await ask(id)).translations.en?.title).toBe('Lamps');
    writeFileSync(
      join(folder, 'deck.yaml'),
      readFileSync(join(folder, 'deck.yaml'), 'utf8').replace('Lamps', 'Lights'),
    );
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
    expect((await push(folder)).action).toBe('unchanged');
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
    const elsewhere = `id: ${id}\npulled_from: { server: "https://cards.example", version: 1 }\n${YAML}`;
    const other = await runMain('push', deckFolder(elsewhere));
    expect([other.code, other.stderr]).toEqual([
      4,
      expect.stringContaining('the file was last pulled from another server, https://cards.example'),
    ]);
  });

  it('tells that a deck was deleted on the server, and creates a new one', async () => {
    const folder = deckFolder();
    const { id } = await push(folder);
    const headers = { Authorization: `Bearer ${member}` };
    expect((await fetch(`${server.url}/api/decks/${id}`, { method: 'DELETE', headers })).ok).toBe(true);
    const again = await push(folder);
    expect(again).toMatchObject({ action: 'created', problems: [{ code: 'deck.not_found', severity: 'warning' }] });
    expect(again.id).not.toBe(id);
    expect((await push(folder)).problems).toEqual([]);
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
    expect(await push(folder)).toMatchObject({ action: 'unchanged', version: 1 });
    expect((await ask(id)).front_template_id).toBe(stored);

    const file = join(folder, 'pulled.json');
    expect((await runMain('pull', id, '-o', file)).code).toBe(0);
    const pulled = JSON.parse(readFileSync(file, 'utf8')) as Deck;
    expect(pulled.templates).toMatchObject({ front: { id: stored, name: 'Mine' } });
    expect(await push(file)).toMatchObject({ action: 'unchanged', version: 1 });
    expect((await runMain('check', file, '--fail-on', 'never')).code).toBe(0);

    const text = readFileSync(file, 'utf8').replaceAll(/"ratio": "[^"]+"/g, '"ratio": "3:5"');
    writeFileSync(file, text);
    await push(file);
    expect((await ask(id)).front_template_id).not.toBe(stored);
  });
});
