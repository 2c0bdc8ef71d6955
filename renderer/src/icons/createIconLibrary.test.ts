import { describe, expect, it } from 'vitest';
import { parseSvg } from '../svg/index.js';
import { createIconLibrary, type IconSource } from './createIconLibrary.js';
import { IconFile } from './iconFile.node.js';
import type { VectorArt } from './types.js';

const SQUARE = '<path fill="currentColor" d="M0 0H8V4z"/>';
const LINE = '<path fill="none" stroke="currentColor" stroke-width="2" d="M4 4H8"/>';

const LARGE = `<path stroke="currentColor" d="M0 0${'L12.3456 9'.repeat(20_000)}"/>`;

/** A source of tiny sets that records what is read. */
function fakeSource(): IconSource & { readonly reads: string[] } {
  const sets: Record<string, ReturnType<IconSource['loadSet']>> = {
    lucide: {
      prefix: 'lucide',
      width: 24,
      height: 24,
      icons: { lamp: { body: LINE }, home: { body: LINE }, large: { body: LARGE }, old: { body: LINE, hidden: true } },
      aliases: { torch: { parent: 'lamp', rotate: 1 }, mirror: { parent: 'home', hFlip: true } },
    },
    'game-icons': {
      prefix: 'game-icons',
      width: 512,
      height: 512,
      icons: { anvil: { body: SQUARE }, lamp: { body: SQUARE } },
    },
    tabler: { prefix: 'tabler', width: 24, height: 24, icons: { anvil: { body: LINE }, broken: { body: '<g>' } } },
    noto: { prefix: 'noto', width: 128, height: 128, icons: { grin: { body: '<path fill="red" d="M0 0H8V4z"/>' } } },
    flag: { prefix: 'flag', icons: { 'de-4x3': { body: SQUARE, width: 640, height: 480 } } },
  };
  const reads: string[] = [];
  return {
    reads,
    loadIcon: (prefix, name) => {
      reads.push(`${prefix}:${name}`);
      const set = sets[prefix];
      return set && new IconFile(Buffer.from(JSON.stringify(set))).subset([name]);
    },
    loadSet: (prefix) => {
      reads.push(prefix);
      return sets[prefix];
    },
    loadEmoji: () => {
      reads.push('emoji');
      return { '1f600': 'grin', '00a9': 'grin', '0031-20e3': 'grin', '1f44d': 'grin', '2764-200d-1f525': 'grin' };
    },
  };
}

function strokeOf(art: VectorArt | null | undefined): { paint: unknown; width: number } | undefined {
  const node = art?.nodes[0];
  return node?.type === 'path' ? node.stroke : undefined;
}

describe('get', () => {
  it('draws an icon in the given colour and stroke width', () => {
    const library = createIconLibrary(fakeSource());
    expect(library.get('lucide:lamp', '#ff0000')).toMatchObject({ viewBox: { x: 0, y: 0, width: 24, height: 24 } });
    expect(strokeOf(library.get('lucide:lamp', '#ff0000'))).toMatchObject({ paint: '#ff0000', width: 2 });
    expect(strokeOf(library.get('lucide:lamp', '#00ff0080', 1.5))).toMatchObject({ paint: '#00ff0080', width: 1.5 });
  });

  it('looks up bare names set by set', () => {
    const library = createIconLibrary(fakeSource());
    expect(library.locate('lamp')).toEqual({ prefix: 'lucide', name: 'lamp' });
    expect(library.locate('anvil')).toEqual({ prefix: 'game-icons', name: 'anvil' });
    expect(library.locate('broken')).toEqual({ prefix: 'tabler', name: 'broken' });
    expect(library.locate('unheard-of')).toBeNull();
  });

  it('rotates and mirrors aliases as the set specifies', () => {
    const library = createIconLibrary(fakeSource());
    expect(library.get('torch', '#000000')?.nodes).toMatchObject([{ type: 'group', transform: [0, 1, -1, 0, 24, 0] }]);
    expect(library.get('mirror', '#000000')?.nodes).toMatchObject([{ type: 'group', transform: [-1, 0, 0, 1, 24, 0] }]);
  });

  it('returns null for an icon that does not exist or cannot be drawn', () => {
    const library = createIconLibrary(fakeSource());
    for (const name of [
      'nothing',
      'lucide:nothing',
      'mdi:home',
      'tabler:broken',
      '',
      ':',
      'a b',
      '../x',
      'lucide:__proto__',
      'constructor',
      'emoji:',
      'emoji:zz',
    ]) {
      expect(library.get(name, '#000000')).toBeNull();
      expect(library.exists(name)).toBe(name === 'tabler:broken');
    }
  });

  it('returns the same drawing again, and reads each icon once, on demand, and a set for its names', () => {
    const source = fakeSource();
    const library = createIconLibrary(source);
    expect(source.reads).toEqual([]);
    expect(library.get('lamp', '#000000')).toBe(library.get('lucide:lamp', '#000000'));
    library.exists('home');
    library.exists('home');
    library.exists('lucide:nothing');
    library.exists('lucide:nothing');
    expect(source.reads).toEqual(['lucide:lamp', 'lucide:home', 'lucide:nothing']);
    expect(library.names('lucide')).toEqual(['lamp', 'home', 'large', 'torch', 'mirror']);
    library.exists('large');
    expect(source.reads.slice(3)).toEqual(['lucide']);
  });

  it('keeps a bounded number of drawings', () => {
    const library = createIconLibrary(fakeSource());
    const first = library.get('large', '#000000');
    expect(library.get('large', '#000000')).toBe(first);
    for (let index = 10; index < 99; index++) library.get('large', `#0000${index}`);
    expect(library.get('large', '#000000')).not.toBe(first);
  });
});

describe('emoji', () => {
  it.each([
    ['😀', 'emoji:1f600'],
    ['©️', 'emoji:a9'],
    ['©', 'emoji:a9'],
    ['1️⃣', 'emoji:31-20e3'],
    ['1⃣', 'emoji:31-20e3'],
    ['❤️‍🔥', 'emoji:2764-200d-1f525'],
    ['👍🏽', 'emoji:1f44d'],
    ['🇩🇪', 'emoji:1f1e9-1f1ea'],
  ])('%s is %s', (grapheme, key) => {
    const library = createIconLibrary(fakeSource());
    expect(library.emoji(grapheme)).toBe(key);
    expect(library.get(key, '#000000')).not.toBeNull();
  });

  it.each(['1', 'a', '', '😀\ufe0e', '🦤', '🇽🇽', '\u{1f3f4}\u{e0061}'])('has no picture for %j', (grapheme) => {
    expect(createIconLibrary(fakeSource()).emoji(grapheme)).toBeUndefined();
  });

  it('draws the same picture for any text colour', () => {
    const library = createIconLibrary(fakeSource());
    expect(library.get('emoji:1f600', '#000000')).toBe(library.get('emoji:1f600', '#ffffff', 3));
  });

  it('frames flags in a square field', () => {
    const flag = createIconLibrary(fakeSource()).get('emoji:1f1e9-1f1ea', '#000000');
    expect(flag?.viewBox).toEqual({ x: 0, y: -80, width: 640, height: 640 });
    expect(flag?.nodes.at(-1)).toMatchObject({ stroke: { paint: '#00000033' } });
  });
});

describe('a library that is filled by its caller', () => {
  it('distinguishes icons that are not loaded from icons that do not exist', () => {
    const library = createIconLibrary();
    expect(library.get('lamp', '#000000')).toBeUndefined();
    expect(library.exists('lamp')).toBe(false);
    expect(library.emoji('😀')).toBeUndefined();
    expect(library.get('emoji:1f600', '#000000')).toBeUndefined();
    for (const prefix of ['lucide', 'game-icons', 'tabler'])
      library.addNames(prefix, prefix === 'tabler' ? ['lamp'] : []);
    expect(library.exists('lamp')).toBe(true);
    expect(library.get('lamp', '#000000')).toBeUndefined();
    expect(library.get('lucide:lamp', '#000000')).toBeNull();
    library.add({ prefix: 'tabler', width: 24, height: 24, icons: { lamp: { body: LINE } }, not_found: ['lamb'] });
    expect(library.get('lamp', '#000000')?.viewBox.width).toBe(24);
    expect(library.get('tabler:lamb', '#000000')).toBeNull();
  });

  it('accepts any set', () => {
    const library = createIconLibrary();
    library.add({ prefix: 'mine', icons: { dot: { body: SQUARE, width: 8, height: 4 } }, not_found: ['dash'] });
    expect(library.get('mine:dot', '#000000')).toEqual(
      (({ viewBox, nodes }) => ({ viewBox, nodes }))(
        parseSvg(`<svg viewBox="0 0 8 4">${SQUARE}</svg>`, { currentColor: '#000000', variables: () => undefined }),
      ),
    );
    expect(library.exists('mine:dot')).toBe(true);
    expect(library.get('mine:dash', '#000000')).toBeNull();
    expect(library.get('mine:other', '#000000')).toBeUndefined();
  });
});
