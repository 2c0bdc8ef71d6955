import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IconifyJSON } from '@iconify/types';
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { describe, expect, it } from 'vitest';
import { type Bytes, FileBytes } from './fileBytes.node.js';
import { IconFile } from './iconFile.node.js';

const require = createRequire(import.meta.url);
const SETS = {
  lucide: require.resolve('@iconify-json/lucide/icons.json'),
  'game-icons': require.resolve('@iconify-json/game-icons/icons.json'),
  tabler: require.resolve('@iconify-json/tabler/icons.json'),
  noto: require.resolve('@iconify-json/noto/icons.json'),
  flag: require.resolve('@iconify-json/flag/icons.json'),
};
const SET: IconifyJSON = {
  prefix: 'tiny',
  info: { name: 'Tiny', author: { name: 'Somebody' }, license: { title: 'MIT' } },
  icons: { lamp: { body: '<g id="ü\n\t\t}"/>' }, wide: { body: '<g/>', width: 48 } },
  aliases: { torch: { parent: 'lamp', rotate: 1 }, flare: { parent: 'torch' }, lost: { parent: 'nothing' } },
  width: 24,
};
const packaged = (set: IconifyJSON): Buffer => Buffer.from(`${JSON.stringify(set, null, '\t')}\n`);

describe.each([
  ['as packages have it', packaged(SET)],
  ['of another layout', Buffer.from(JSON.stringify(SET))],
])('a file %s', (_, bytes) => {
  const file = new IconFile(bytes);

  it('gives single icons with their parents and the defaults of the set', () => {
    expect(file.whole()).toEqual(SET);
    for (const name of ['lamp', 'wide', 'torch', 'flare'])
      expect(getIconData(file.subset([name]), name)).toEqual(getIconData(SET, name));
    expect(Object.keys(file.subset(['flare']).aliases ?? {}).toSorted()).toEqual(['flare', 'torch']);
  });

  it('tells what does not exist', () => {
    for (const name of ['nothing', 'icons', 'prefix', 'body', '__proto__', 'lost', 'la', '"lamp', ''])
      expect(file.subset([name])).toMatchObject({ prefix: 'tiny', icons: {}, not_found: [name] });
    expect(file.subset(['lamp', 'nothing'])).toMatchObject({ icons: { lamp: {} }, not_found: ['nothing'] });
  });
});

describe('an installed set', () => {
  it('gives every icon', () => {
    const file = new IconFile(readFileSync(SETS.lucide));
    const whole = file.whole();
    const names = [...Object.keys(whole.icons), ...Object.keys(whole.aliases ?? {})];
    expect(names.length).toBeGreaterThan(1_500);
    for (const name of names) expect(getIconData(file.subset([name]), name)).toEqual(getIconData(whole, name));
  });

  it.each(Object.entries(SETS))('is read in parts: %s', (_, path) => {
    const whole = new IconFile(new FileBytes(path)).whole();
    const all = [...Object.keys(whole.icons), ...Object.keys(whole.aliases ?? {})];
    const names = all.filter((__, index) => index % 97 === 0 || index >= all.length - 3);
    for (const name of names) {
      const counted = new CountedBytes(path);
      expect(getIconData(new IconFile(counted).subset([name]), name)).toEqual(getIconData(whole, name));
      expect(counted.read).toBeLessThan(Math.max(1_000_000, counted.length / 10));
    }
  });

  it('is read to its end for a name out of order', () => {
    const bytes = packaged({ ...SET, icons: { wide: { body: '<g/>' }, ...many(3_000), lamp: { body: '<path/>' } } });
    const file = new IconFile(bytes);
    expect(file.subset(['lamp'])).toMatchObject({ icons: { lamp: { body: '<path/>' } }, not_found: [] });
    expect(file.subset(['icon-1234', 'nothing'])).toMatchObject({ icons: { 'icon-1234': {} }, not_found: ['nothing'] });
  });
});

class CountedBytes extends FileBytes implements Bytes {
  read = 0;

  override subarray(start?: number, end?: number): Buffer {
    const bytes = super.subarray(start, end);
    this.read += bytes.length;
    return bytes;
  }
}

function many(count: number): IconifyJSON['icons'] {
  const names = Array.from({ length: count }, (_, index) => `icon-${index}`).toSorted();
  return Object.fromEntries(names.map((name) => [name, { body: '<g/>'.repeat(20) }]));
}
