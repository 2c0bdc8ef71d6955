import { describe, expect, test } from 'vitest';
import { INHERITED_KEYS } from '../style.js';
import { createClassParser } from './classParser.js';
import type { ClassEntry } from './listClasses.js';
import { listClasses } from './listClasses.js';
import { FAMILIES } from './table.js';
import { STYLE_KEYS } from './testing/styleToCss.js';
import { TOKENS } from './testing/tokens.js';

const parser = createClassParser(TOKENS);

describe.each(FAMILIES)('$title', (family) => {
  test('has a description and examples that parse', () => {
    expect(family.docs).toMatch(/^[A-Z1`].*\.$/s);
    expect(family.examples.length).toBeGreaterThan(0);
    for (const example of family.examples) expect(parser.parse(example).unknown, example).toEqual([]);
  });

  test('sets exactly the slots that it documents', () => {
    const set = new Set<string>();
    for (const rule of family.rules) for (const key of keysOf(rule.name, family.title)) set.add(key);
    for (const example of family.examples)
      for (const key of Object.keys(parser.parse(`${MAKE_WHOLE} ${example}`).style)) set.add(key);
    for (const key of family.sets) expect([...set], key).toContain(key);
  });

  test('completion offers every rule', () => {
    for (const rule of family.rules) expect(namesOf(rule.name), rule.name).not.toEqual([]);
  });
});

/** Completes partial classes: gradients need a direction and colours, shadow colours need a shadow. */
const MAKE_WHOLE = 'bg-linear-to-r from-primary shadow-md text-shadow-md';

function keysOf(name: string, family: string): string[] {
  const own = namesOf(name).filter((entry) => entry.family === family && entry.open !== true);
  return own.slice(0, 3).flatMap((entry) => Object.keys(parser.parse(`${MAKE_WHOLE} ${entry.name}`).style));
}

function namesOf(rule: string): ClassEntry[] {
  return ENTRIES.filter(({ name }) => name === rule || name.startsWith(`${rule}-`));
}

const ENTRIES = [...listClasses(TOKENS)];

test('every key of Style has a class that sets it', () => {
  const set = new Set(FAMILIES.flatMap((family) => family.sets));
  expect([...set].sort()).toEqual([...STYLE_KEYS].sort());
  for (const key of INHERITED_KEYS) expect(set).toContain(key);
});

test('titles are unique', () => {
  expect(new Set(FAMILIES.map((family) => family.title)).size).toBe(FAMILIES.length);
});

describe('completion', () => {
  test('offers each class once, and only classes that parse', () => {
    const names = ENTRIES.map((entry) => entry.name);
    expect(new Set(names).size).toBe(names.length);
    for (const entry of ENTRIES) {
      if (entry.open !== true) expect(parser.parse(entry.name).unknown, entry.name).toEqual([]);
    }
  });

  test.each([
    ['p-4', 'padding: 16u'],
    ['-mt-2', 'margin-top: -8u'],
    ['border-t', 'border-top-width: 1u'],
    ['rounded-tl-lg', 'border-top-left-radius: 8u'],
    ['inset-x-1/2', 'left: 50%; right: 50%'],
    ['text-xl', 'font-size: 20u; line-height: 1.4em'],
    ['bg-primary', 'background-color: #aa1122'],
    ['w-fit', 'width: fit'],
    ['rotate-6', 'rotate: 6deg'],
    ['shadow-2xs', 'shadow-layers: 0 1 0 0 #0000000d'],
  ])('%s says %s', (name, value) => {
    expect(ENTRIES.find((entry) => entry.name === name)?.value).toBe(value);
  });

  test('shows the colour of colour classes', () => {
    expect(ENTRIES.find((entry) => entry.name === 'from-category-2')).toMatchObject({
      color: '#123456',
      group: 'Backgrounds',
    });
    expect(ENTRIES.find((entry) => entry.name === 'italic')?.color).toBeUndefined();
  });
});
