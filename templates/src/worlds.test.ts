import { parseWorlds, type WorldNode } from '@cardwright/renderer';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { worlds, worldTree } from './index.js';
import { problemsOf } from './testing.js';

test('the file parses without an error or a warning, and as it stands', () => {
  const parsed = parseWorlds(JSON.parse(readFileSync(new URL('../worlds.json', import.meta.url), 'utf8')));
  expect(problemsOf(parsed)).toEqual([]);
  expect(parsed.ok && parsed.value).toEqual(worlds());
});

test('there are at least eight worlds, and every one hangs in the tree once', () => {
  const walk = (nodes: WorldNode[]): string[] => nodes.flatMap(({ slug, children }) => [slug, ...walk(children)]);
  const tree = worldTree();
  const slugs = walk(tree);
  expect(tree.length).toBeGreaterThanOrEqual(8);
  expect(slugs.length).toBe(worlds().length);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(tree.some(({ children }) => children.length > 0)).toBe(true);
});

test('every world says what it is for', () => {
  for (const { name, description, icon } of worlds()) {
    expect(name).not.toBe('');
    expect(description.length).toBeGreaterThan(10);
    expect(icon).toMatch(/^lucide:[a-z0-9-]+$/);
  }
});
