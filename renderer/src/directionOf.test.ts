import { expect, it } from 'vitest';
import { directionOf } from './directionOf.js';

it('follows the script of the language', () => {
  for (const code of ['ar', 'he', 'fa-IR', 'ur', 'pa-Arab']) expect([code, directionOf(code)]).toEqual([code, 'rtl']);
  for (const code of ['en', 'de-CH', 'ja', 'pa', 'az-Latn', '', 'not a code'])
    expect([code, directionOf(code)]).toEqual([code, 'ltr']);
});
