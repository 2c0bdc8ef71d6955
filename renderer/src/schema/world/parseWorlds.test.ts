import { describe, expect, it } from 'vitest';
import { codesOf, valueOf } from '../testing/parsed.js';
import { parseWorlds, worldTree } from './parseWorlds.js';

describe('parseWorlds', () => {
  const world = (slug: string, extra: object = {}): object => ({ slug, name: slug, ...extra });

  it('flattens nested worlds, finds parents by slug, ranks siblings and builds the tree again', () => {
    const worlds = valueOf(
      parseWorlds({
        worlds: [
          world('games', { children: [world('party')] }),
          world('solo', { parent_id: 'games' }),
          world('work', { id: 'w' }),
        ],
      }),
    );
    expect(worlds.map(({ id, parent_id: parent, position }) => [id, parent, position])).toEqual([
      ['games', null, '0|100000:'],
      ['party', 'games', '0|100000:'],
      ['solo', 'games', '0|100008:'],
      ['w', null, '0|100008:'],
    ]);
    expect(worldTree(worlds)).toMatchObject([
      { id: 'games', children: [{ id: 'party' }, { id: 'solo' }] },
      { id: 'w', children: [] },
    ]);
  });

  it('rejects bad slugs, duplicates, unknown parents and cycles', () => {
    expect(codesOf(parseWorlds([world('Two Words')]))).toEqual(['schema.invalid_format [0].slug']);
    expect(codesOf(parseWorlds([world('a'), world('a')]))).toEqual(['world.duplicate [1].slug']);
    expect(codesOf(parseWorlds([world('a', { id: 'x' }), world('b', { id: 'x' })]))).toEqual([
      'world.duplicate [1].id',
    ]);
    expect(codesOf(parseWorlds([world('a', { parent_id: 'b' })]))).toEqual(['world.unknown_parent [0].parent_id']);
    expect(codesOf(parseWorlds({ worlds: [world('a', { parent_id: 'b' }), world('b', { parent_id: 'a' })] }))).toEqual([
      'world.cycle worlds[0].parent_id',
      'world.cycle worlds[1].parent_id',
    ]);
    expect(codesOf(parseWorlds({}))).toEqual(['schema.invalid_type ']);
  });
});
