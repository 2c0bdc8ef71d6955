import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { editYaml } from './editYaml.js';

const pulled = { server: 'http://localhost:3000', version: 2 };

describe('editYaml', () => {
  it('puts new keys first, without changing anything else', () => {
    const text = '# Mine.\n\ntitle:   "a"   # so\nlist: [a,b]\n';
    expect(
      editYaml(text, [
        [['id'], 'x'],
        [['pulled_from'], pulled],
      ]),
    ).toBe(`# Mine.\n\nid: x\npulled_from: { server: "http://localhost:3000", version: 2 }\n${text.slice(9)}`);
  });

  it.each([
    ['# What\n# is it?\ntitle: a\nb: |+\n  c\n\n', '# What\n# is it?\ntitle: a\nb: |+\n  c\n\nid: x\nn: y\n'],
    ['\n# What is it?\r\ntitle: a\r\n', '\n# What is it?\r\ntitle: a\r\nid: x\r\nn: y\r\n'],
    ['# What is it?\ntitle: a', '# What is it?\ntitle: a\nid: x\nn: y'],
    ['# Mine.\n---\ntitle: a\n', '# Mine.\n---\nid: x\nn: y\ntitle: a\n'],
    ['title: a\r\n', 'id: x\r\nn: y\r\ntitle: a\r\n'],
  ])('leaves the comment on the first key with its key: %j', (text, expected) => {
    expect(
      editYaml(text, [
        [['id'], 'x'],
        [['n'], 'y'],
      ]),
    ).toBe(expected);
  });

  it.each([
    ['a scalar', 'id: old # mine\nb: 1\n', 'id: new # mine\nb: 1\n'],
    ['no value', 'id:\nb: 1\n', 'id: new\nb: 1\n'],
    ['a quoted value', "b: 1\nid: 'old'", 'b: 1\nid: new'],
    ['a flow map', '{ b: 1 }\n', '{ id: new, b: 1 }\n'],
    ['no value that is the same', 'id: "new"\nb: 1\n', 'id: "new"\nb: 1\n'],
  ])('replaces %s', (_, before, after) => {
    expect(editYaml(before, [[['id'], 'new']])).toBe(after);
  });

  it.each(['10', 'true', 'null', 'a: b', 'it\u2019s #1', '- x, {y}', ' lead', '1e3', 'two\nlines', '"', '', '~'])(
    'quotes %j, and changes nothing else',
    (value) => {
      for (const text of ['a:   1  # so\n\n\nb: 2\n', '{ a:   1,b: 2 }\n']) {
        const edited = editYaml(text, [[['art_seed'], value]]);
        expect(parse(edited)).toEqual({ a: 1, b: 2, art_seed: value });
        expect(edited.replace(/art_seed: "(?:[^"\\]|\\.)*"(?:, |\n)/, '')).toBe(text);
      }
    },
  );

  it('leaves a number that is the same text', () => {
    expect(editYaml('art_seed: 5\nb:   1\n', [[['art_seed'], '5']])).toBe('art_seed: 5\nb:   1\n');
  });

  it('writes out what an alias repeats, which gets values of its own', () => {
    const edited = editYaml('cards:\n  - &c { t: 1 }\n  - *c\n', [
      [['cards', 0, 'id'], 'A'],
      [['cards', 1, 'id'], 'B'],
    ]);
    expect(parse(edited)).toEqual({
      cards: [
        { t: 1, id: 'A' },
        { t: 1, id: 'B' },
      ],
    });
  });

  it.each([
    ['pulled_from: { server: "x", version: 1 }\na: 1\n'],
    ['pulled_from:\n  server: x\n  version: 1\na: 1\n'],
    ['a: 1\npulled_from:\n    version: 1\n    server: "x" # there\n'],
  ])('changes an existing map: %j', (text) => {
    expect(parse(editYaml(text, [[['pulled_from'], pulled]]))).toEqual({ a: 1, pulled_from: pulled });
  });

  it('changes values in block, flow and mixed lists', () => {
    const text =
      'categories:\n  - key: a\n    cards:\n    - { t: 1 }\n    -   t: 2\n        u: |\n          id\n  - {key: b, cards: [{t: 3}]}\n';
    const edited = editYaml(text, [
      [['categories', 0, 'id'], 'A'],
      [['categories', 0, 'cards', 0, 'id'], 'B'],
      [['categories', 0, 'cards', 1, 'id'], 'C'],
      [['categories', 1, 'id'], 'D'],
      [['categories', 1, 'cards', 0, 'id'], 'E'],
    ]);
    expect(parse(edited)).toEqual({
      categories: [
        {
          id: 'A',
          key: 'a',
          cards: [
            { id: 'B', t: 1 },
            { id: 'C', t: 2, u: 'id\n' },
          ],
        },
        { id: 'D', key: 'b', cards: [{ id: 'E', t: 3 }] },
      ],
    });
    expect(edited).toContain('- { id: B, t: 1 }\n    -   id: C\n        t: 2\n');
  });

  it('rewrites the whole document if its form is unusual', () => {
    const text = '? id\n: old\nb: &x { c: 1 }\nd: *x\n';
    expect(
      parse(
        editYaml(text, [
          [['id'], 'new'],
          [['pulled_from'], pulled],
        ]),
      ),
    ).toEqual({
      id: 'new',
      b: { c: 1 },
      d: { c: 1 },
      pulled_from: pulled,
    });
    expect(parse(editYaml('{}\n', [[['id'], 'new']]))).toEqual({ id: 'new' });
  });
});
