import { join } from 'node:path';
import type { Config } from '../config.js';
import type { Started } from '../runServer.js';

/** What the terminal shows once the server answers: where it is, and at the first start who may sign in. */
export function describeStart({ url, accounts }: Started, config: Config): string {
  const { dataDirectory, databaseUrl } = config;
  const kept = databaseUrl === undefined ? `Everything is kept in ${dataDirectory}.` : 'The database is PostgreSQL.';
  return [
    '',
    `Cardwright is at ${url}`,
    '',
    ...describeAccounts(accounts, dataDirectory),
    `  ${kept}`,
    '  Ctrl-C stops it.',
    '',
    '',
  ].join('\n');
}

function describeAccounts(accounts: Started['accounts'], folder: string): string[] {
  if (accounts.length === 0) return [];
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    '  This is the first start. These accounts are there to try it with:',
    '',
    ...accounts.map(({ role, email, password }) => `    ${role.padEnd(6)}   ${email.padEnd(width)}   ${password}`),
    '',
    `  They stand in ${join(folder, 'first-run.json')} as well.`,
    '',
  ];
}
