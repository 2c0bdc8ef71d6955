import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { FAMILIES } from '../table.js';
import { classReferenceMarkdown } from './classReferenceMarkdown.js';

const file = fileURLToPath(new URL('../../../../../docs/reference/classes.md', import.meta.url));
const markdown = classReferenceMarkdown();

test('docs/reference/classes.md matches the table (UPDATE=1 rewrites it)', () => {
  if (process.env.UPDATE === '1') writeFileSync(file, markdown);
  expect(readFileSync(file, 'utf8')).toBe(markdown);
});

test.each(FAMILIES)('$title is documented with all its names', ({ title, docs, rules }) => {
  const section = markdown.split(`### ${title}\n`)[1]?.split('\n#')[0] ?? '';
  expect(section).toContain(docs);
  for (const rule of rules) {
    expect(section).toContain(rule.forms.length === 0 ? `\`${rule.name}\`` : `\`${rule.name}-*\``);
  }
});

test('no cell is empty and every heading has an anchor', () => {
  expect(markdown.replace('|  | 50 |', '')).not.toMatch(/\| +\|/);
  const headings = [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, title]) => title);
  expect(new Set(headings).size).toBe(headings.length);
  expect(markdown).not.toContain('undefined');
});
