import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { PREFLIGHT_CHECKS } from './reference.js';

const FILE = new URL('../../../docs/reference/preflight.md', import.meta.url);

function markdown(): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const rows = Object.entries(PREFLIGHT_CHECKS).map(
    ([code, { severity, what, fix }]) => `| \`${code}\` | ${severity} | ${cell(what)} | ${cell(fix)} |`,
  );
  return `<!-- Generated from renderer/src/preflight/reference.ts. Run its test with UPDATE=1 to rewrite it. -->

# Preflight

\`cardwright check <deck>\` checks every face before it is printed. Each finding names the card, the part of the template, the
language and the side, and says what to do. With \`--fail-on warning\`, warnings fail like errors.

| code | severity | problem | what to do |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

it('the documentation of the checks is up to date', async () => {
  if (process.env.UPDATE === '1') await writeFile(FILE, markdown());
  expect(await readFile(FILE, 'utf8')).toBe(markdown());
});
