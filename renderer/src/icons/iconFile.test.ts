import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IconifyJSON } from '@iconify/types';
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { describe, expect, it } from 'vitest';
import { IconFile } from './iconFile.node.js';

const lucide = readFileSync(createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json'));
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

it('finds every icon of an installed set without parsing it', () => {
  const file = new IconFile(lucide);
  const whole = file.whole();
  const names = [...Object.keys(whole.icons), ...Object.keys(whole.aliases ?? {})];
  expect(names.length).toBeGreaterThan(1_500);
  for (const name of names) expect(getIconData(file.subset([name]), name)).toEqual(getIconData(whole, name));
});
