import { join } from 'node:path';
import type { Config } from '../config.js';
import type { Started } from '../runServer.js';

/** The text for the terminal once the server is ready: its address and, at the first start, the demo accounts. */
export function describeStart({ url, accounts }: Started, config: Config): string {
  const { dataDirectory, databaseUrl } = config;
  const kept = databaseUrl === undefined ? `All data is in ${dataDirectory}.` : 'The database is PostgreSQL.';
  return [
    '',
    `Cardwright is at ${url}`,
    '',
    ...describeAccounts(accounts, dataDirectory),
    `  ${kept}`,
    '  Press Ctrl-C to stop it.',
    '',
    '',
  ].join('\n');
}

function describeAccounts(accounts: Started['accounts'], folder: string): string[] {
  if (accounts.length === 0) return [];
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    '  This is the first start. Sign in with one of these accounts:',
    '',
    ...accounts.map(({ role, email, password }) => `    ${role.padEnd(6)}   ${email.padEnd(width)}   ${password}`),
    '',
    `  They are also in ${join(folder, 'first-run.json')}.`,
    '',
  ];
}
