import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Parsed, Problem } from '../errors.js';
import { LIMITS } from './values/limits.js';
import type { ParseOptions } from './parse.js';
import { parseColorScheme } from './colors/parseColorScheme.js';
import { parseDeckFile } from './deck/parseDeckFile.js';
import { parseTemplate } from './template/parseTemplate.js';
import { parseText } from './reading/parseText.js';
import { parseWorlds } from './world/parseWorlds.js';

const FOLDER = new URL('../../../fixtures/invalid/', import.meta.url);

const PARSERS: Readonly<Record<string, (value: unknown, options: ParseOptions) => Parsed<unknown>>> = {
  deck: parseDeckFile,
  template: parseTemplate,
  'color-scheme': parseColorScheme,
  worlds: parseWorlds,
};

interface Expected {
  readonly outcome: 'refused' | 'warned';
  readonly problems: readonly Problem[];
}

function outcomeOf(parsed: Parsed<unknown>): Expected {
  return parsed.ok
    ? { outcome: 'warned', problems: parsed.warnings }
    : { outcome: 'refused', problems: parsed.problems };
}

/** UPDATE=1 rewrites the expected problems. Read every change before you commit it. */
function expectOutcome(path: string, outcome: Expected): void {
  const place = new URL(`${path}.expected.json`, FOLDER);
  if (process.env.UPDATE === '1') writeFileSync(place, `${JSON.stringify(outcome, undefined, 2)}\n`);
  expect(outcome).toEqual(readExpected(path));
}

function readExpected(path: string): Expected {
  return JSON.parse(readFileSync(new URL(`${path}.expected.json`, FOLDER), 'utf8')) as Expected;
}

const files = Object.keys(PARSERS).flatMap((kind) =>
  readdirSync(new URL(`${kind}/`, FOLDER))
    .filter((file) => !file.endsWith('.expected.json'))
    .map((file) => [kind, file] as const),
);

function nested(levels: number): object {
  let item: object = { kind: 'shape' };
  for (let level = 1; level < levels; level += 1) item = { kind: 'shape', children: [item] };
  return item;
}

function cyclicTemplate(): object {
  const item: { kind: string; children: object[] } = { kind: 'shape', children: [] };
  item.children.push(item);
  return { name: 'Cyclic', sections: [{ children: [item] }] };
}

/** Inputs that are too large for a fixture or that no file can contain. */
const GENERATED: Readonly<Record<string, () => Parsed<unknown>>> = {
  'cyclic-template': () => parseTemplate(cyclicTemplate()),
  'deep-template': () => parseTemplate({ name: 'Deep', absoluteItems: [nested(LIMITS.itemDepth + 2)] }),
  'bottomless-template': () => parseTemplate({ name: 'Bottomless', absoluteItems: [nested(50_000)] }),
  'enormous-template': () =>
    parseTemplate({
      name: 'Enormous',
      sections: Array.from({ length: 50 }, () => ({
        children: Array.from({ length: 1_000 }, () => ({ kind: 'shape' })),
      })),
    }),
  'endless-classes': () => parseTemplate({ name: 'Classes', background: { classes: 'p-4 '.repeat(5_000) } }),
  'nan-sizes': () =>
    parseTemplate({
      name: 'NaN',
      sections: [{ heightPercent: Number.NaN }],
      absoluteItems: [{ kind: 'title', x: Number.NaN, width: -0.5 }],
    }),
  'too-many-cards': () =>
    parseDeckFile({ categories: [1, 2].map(() => ({ cards: Array.from({ length: 6_000 }, () => ({})) })) }),
  'ten-thousand-bad-cards': () =>
    parseDeckFile({
      categories: [{ cards: Array.from({ length: 10_000 }, () => ({ copies: -1, position: 7, icon: [] })) }],
    }),
  'deep-json': () => parseText('['.repeat(1_000_000), 'deep.json', parseDeckFile),
  'deep-closed-json': () =>
    parseText(`{"x": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'deep.json', parseDeckFile),
  'file-of-200-mb': () => parseText(new Uint8Array(200 * 1024 * 1024), 'huge.json', parseDeckFile),
  'endless-text': () => parseDeckFile({ translations: { en: { title: 'a'.repeat(30_000_000) } } }),
};

describe('invalid inputs give exactly the expected problems', () => {
  it.each(files)('%s/%s', (kind, file) => {
    const parse = PARSERS[kind] ?? parseDeckFile;
    const parsed = parseText(readFileSync(new URL(`${kind}/${file}`, FOLDER)), file, parse);
    expectOutcome(`${kind}/${file}`, outcomeOf(parsed));
  });

  it.each(Object.keys(GENERATED))('generated/%s', (name) => {
    expectOutcome(`generated/${name}`, outcomeOf(GENERATED[name]?.() ?? parseDeckFile(undefined)));
  });

  it.each([1, 20])('a document without end, %i values in each list, is left at the limits', (width) => {
    let visited = 0;
    const endless = (): object => ({
      kind: 'shape',
      get children() {
        visited += 1;
        return Array.from({ length: width }, endless);
      },
    });
    expect(parseTemplate({ name: 'Endless', sections: [endless()] }).ok).toBe(false);
    expect(visited).toBeLessThanOrEqual(width === 1 ? LIMITS.depth : LIMITS.nodes);
  });

  it('every problem has a message and a fix', () => {
    for (const [kind, file] of files) {
      for (const { message, fix } of readExpected(`${kind}/${file}`).problems) {
        expect(message).toMatch(/^[A-Z"].*\S$/s);
        expect(fix).toMatch(/\.$/);
      }
    }
  });
});
