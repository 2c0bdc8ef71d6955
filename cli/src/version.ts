import { readFileSync } from 'node:fs';

/** The version of this package, which a release sets in package.json alone. */
export const { version: VERSION } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};
