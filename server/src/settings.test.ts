import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SETTINGS, type Setting } from './settings.js';

const FILE = new URL('../../docs/operations.md', import.meta.url);
const TABLE = /(<!-- settings: [^>]* -->\n)([^]*?)(<!-- \/settings -->)/;

it('docs/operations.md lists every setting (UPDATE=1 rewrites the table)', () => {
  const text = readFileSync(FILE, 'utf8');
  const current = text.replace(TABLE, (_all, begin: string, _table, end: string) => `${begin}\n${table()}\n\n${end}`);
  if (process.env.UPDATE === '1') writeFileSync(FILE, current);
  expect(TABLE.test(text)).toBe(true);
  // Ignores column alignment by formatters.
  expect(squeeze(process.env.UPDATE === '1' ? current : text)).toBe(squeeze(current));
});

function table(): string {
  const rows = SETTINGS.map((setting: Setting) => {
    const secret = setting.secret === true ? ' _secret_' : '';
    const value = setting.default === undefined ? '' : `\`${setting.default}\``;
    return `| \`${setting.name}\` | ${setting.about.replaceAll('|', '\\|')}${secret} | ${value} |`;
  });
  return ['| setting | what it does | default |', '| --- | --- | --- |', ...rows].join('\n');
}

function squeeze(text: string): string {
  return text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
}
