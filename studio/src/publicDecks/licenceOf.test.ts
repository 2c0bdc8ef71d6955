import { expect, it } from 'vitest';
import { licenceOf } from './licenceOf.js';

it.each([
  ['Words by Ines, CC BY-NC-SA 3.0', 'CC BY-NC-SA 3.0', 'https://creativecommons.org/licenses/by-nc-sa/3.0/'],
  ['cc-by', 'CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
  ['This is CC0.', 'CC0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['Pictures in the public domain', 'CC0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['© Us, MIT licence', 'MIT', 'https://opensource.org/license/mit'],
])('%s', (note, name, url) => expect(licenceOf(note)).toEqual({ name, url }));

it.each(['All rights reserved', 'ACC BYTES', 'Permit no copies', ''])('finds no licence in %j', (note) =>
  expect(licenceOf(note)).toBeUndefined(),
);
