import { describe, expect, it } from 'vitest';
import { CardwrightError } from '../errors.js';
import { createIconLibrary, createIconLoader } from './index.js';
import { IconEndpoint } from './node.js';

const endpoint = new IconEndpoint();

/** Answers like the server and records the requests. */
function fakeFetch(asked: string[], status?: number): typeof fetch {
  return (input) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    asked.push(`${url.pathname}${url.search}`);
    if (status !== undefined) return Promise.resolve(new Response('no', { status }));
    const prefix = /\/([^/]+)\.json$/.exec(url.pathname)?.[1];
    const answer =
      prefix === undefined
        ? endpoint.collection(url.searchParams.get('prefix') ?? '')
        : endpoint.subset(prefix, (url.searchParams.get('icons') ?? '').split(','));
    return Promise.resolve(answer === undefined ? new Response('', { status: 404 }) : Response.json(answer));
  };
}

describe('createIconLoader', () => {
  it('loads what a layout was missing, each icon once', async () => {
    const asked: string[] = [];
    const library = createIconLibrary();
    const loader = createIconLoader(library, '/api/icons/', fakeFetch(asked));
    const names = ['lamp', 'crossed-swords', 'tabler:home', 'lucide:lamp', 'emoji:1f600', 'emoji:1f1e9-1f1ea'];
    await Promise.all([loader.load(names), loader.load(names)]);
    for (const name of names) expect(library.get(name, '#000000')?.nodes.length).toBeGreaterThan(0);
    const icons = asked.filter((path) => path.includes('.json'));
    expect([...icons].sort()).toEqual([
      '/api/icons/flag.json?icons=de-4x3',
      '/api/icons/game-icons.json?icons=crossed-swords',
      '/api/icons/lucide.json?icons=lamp',
      '/api/icons/noto.json?icons=grinning-face',
      '/api/icons/tabler.json?icons=home',
    ]);
    expect(asked.length - icons.length).toBe(5);
    await loader.load(names);
    expect(asked).toHaveLength(10);
  });

  it('needs no lists of names for names with a prefix', async () => {
    const asked: string[] = [];
    const library = createIconLibrary();
    await createIconLoader(library, '/api/icons', fakeFetch(asked)).load(['lucide:lamp']);
    expect(asked).toEqual(['/api/icons/lucide.json?icons=lamp']);
  });

  it('remembers which icons do not exist', async () => {
    const asked: string[] = [];
    const library = createIconLibrary();
    const loader = createIconLoader(library, '/api/icons', fakeFetch(asked));
    await loader.load(['no-such-icon', 'lucide:neither', 'mdi:home', 'emoji:41', 'a b&c']);
    for (const name of ['no-such-icon', 'lucide:neither', 'mdi:home', 'emoji:41', 'a b&c']) {
      expect(library.get(name, '#000000')).toBeNull();
    }
  });

  it('splits long lists', async () => {
    const asked: string[] = [];
    const library = createIconLibrary();
    const names = endpoint.collection('lucide')?.uncategorized?.slice(0, 400) ?? [];
    await createIconLoader(library, '/i', fakeFetch(asked)).load(names.map((name) => `lucide:${name}`));
    expect(asked.length).toBeGreaterThan(2);
    for (const path of asked) expect(path.length).toBeLessThan(2_100);
    expect(library.get(`lucide:${names[399] ?? ''}`, '#000000')?.nodes).not.toHaveLength(0);
  });

  it('reports a failure and can try again', async () => {
    const asked: string[] = [];
    const library = createIconLibrary();
    let status: number | undefined = 503;
    const loader = createIconLoader(library, '/i', (input) => fakeFetch(asked, status)(input));
    const failed = loader.load(['lucide:lamp']);
    await expect(failed).rejects.toBeInstanceOf(CardwrightError);
    await expect(failed).rejects.toMatchObject({ code: 'icon.fetch_failed', path: '/i/lucide.json?icons=lamp' });
    status = undefined;
    await loader.load(['lucide:lamp']);
    expect(library.get('lucide:lamp', '#000000')?.nodes).not.toHaveLength(0);
  });
});
