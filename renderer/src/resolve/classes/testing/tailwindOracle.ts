import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';
import { normalizeCss } from './normalizeCss.js';

/** What the real Tailwind generates for class strings: CSS properties with plain values and expanded shorthands. */
export interface TailwindOracle {
  knows(name: string): boolean;
  /** Properties of an element with these classes, in the order of Tailwind's sheet. */
  properties(classes: string): Record<string, string>;
}

type Block = readonly (readonly [property: string, value: string])[];

/** An oracle for the given class strings. */
export async function tailwindOracle(candidates: readonly string[]): Promise<TailwindOracle> {
  const folder = dirname(createRequire(import.meta.url).resolve('tailwindcss/package.json'));
  const theme = readFileSync(join(folder, 'theme.css'), 'utf8');
  const compiler = await compile(`${theme}\n@tailwind utilities;`);
  const names = [...new Set(candidates.flatMap((candidate) => candidate.split(' ')))];
  const sheet = compiler.build(names);
  const variables = readTheme(theme, sheet);
  const blocks = readBlocks(sheet);
  return {
    knows: (name) => blocks.has(name),
    properties(classes) {
      const own = new Set(classes.split(' '));
      const declared = new Map<string, string>();
      for (const [name, block] of blocks) {
        if (own.has(name)) for (const [property, value] of block) declared.set(property, value);
      }
      return normalizeCss(declared, variables);
    },
  };
}

/** The top-level rules of each class, in order, without what `@supports` adds for newer browsers. */
function readBlocks(sheet: string): Map<string, Block> {
  const blocks = new Map<string, Block>();
  for (const [, selector = '', body = ''] of sheet.matchAll(/^(?:\.|:where\(\.)(\S.*) \{\n([\s\S]*?)^\}/gm)) {
    const name = selector.replace(/ > .*$/, '').replaceAll('\\', '');
    const plain = body.replace(/^ {2}@supports[\s\S]*?^ {2}\}\n/gm, '');
    const lines = [...plain.matchAll(/^ {2}([\w-]+): (.*);$/gm)];
    blocks.set(
      name,
      lines.map(([, property = '', value = '']) => [property, value] as const),
    );
  }
  return blocks;
}

function readTheme(theme: string, sheet: string): Map<string, string> {
  const variables = new Map<string, string>();
  for (const [, name = '', value = ''] of theme.matchAll(/^ {2}(--[\w-]+):\s+([^;\s][^;]*);/gm))
    variables.set(name, value);
  for (const [, name = '', body = ''] of sheet.matchAll(/^@property (--[\w-]+) \{\n([\s\S]*?)^\}/gm)) {
    const initial = /initial-value: (.*);/.exec(body)?.[1];
    if (initial !== undefined) variables.set(name, initial);
  }
  return variables;
}
