import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runMain } from '../testing/runCli.js';
import { accessToken, workWith } from '../testing/signInForTest.js';
import { startServer, type ServerProcess } from '../testing/startServer.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';
import { push } from './testing/pushedDecks.js';

let server: ServerProcess;
let member = '';
beforeAll(async () => {
  server = await startServer();
  member = await accessToken(server.url, server.member);
});
afterAll(() => server.stop());
beforeEach(() => workWith(server, member));

/** The default design draws a rosette for every card without a picture. */
const YAML = `world_id: workshop
translations: { en: { title: Weather, short_description: Three cards, description: For outdoors. } }
categories:
  - translations: { en: { title: Wet } }
    cards:
      - translations: { en: { title: Rain } }
      - translations: { en: { title: Hail } }
      - translations: { en: { title: '' } }
  - cards:
      - { front_template_id: pictogram, icon: null, translations: { en: { title: '10' } } }
      - &fog { icon: null, translations: { en: { title: Fog } } }
      - *fog
`;
const TABLE = 'title,category\nRain,Wet\nHail,Wet\n';

const differences = async (before: string, after: string): Promise<unknown> => {
  const { code, stdout, stderr } = await runMain('diff', before, after, '--json', '-q');
  expect([code, stderr]).toEqual([0, '']);
  return (JSON.parse(stdout) as { differences: unknown }).differences;
};

it('keeps the art that a design draws, in the file and on the server', async () => {
  const folder = temporaryFolder({ 'deck.yaml': YAML });
  const before = temporaryFolder({});
  cpSync(folder, before, { recursive: true });
  const { id } = await push(folder);
  expect(await differences(before, folder)).toEqual([]);
  expect(await differences(before, id)).toEqual([]);
  expect(readFileSync(join(folder, 'deck.yaml'), 'utf8')).toMatch(/art_seed: Rain/);
  const { action, version } = await push(folder);
  expect([action, version]).toEqual(['unchanged', 1]);
});

it('keeps the art of a table’s cards, whose titles it follows, also when they change', async () => {
  const folder = temporaryFolder({
    'deck.yaml': YAML.slice(0, YAML.indexOf('categories')),
    'cards.csv': TABLE,
  });
  const { id } = await push(folder);
  expect(await differences(folder, id)).toEqual([]);
  writeFileSync(join(folder, 'cards.csv'), TABLE.replace('Hail', 'Snow'));
  await push(folder);
  expect(await differences(folder, id)).toEqual([]);
});
