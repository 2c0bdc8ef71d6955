import { expect, it } from 'vitest';
import { initialsOf } from './initialsOf.js';

it.each([
  ['Ines Novak', 'IN'],
  ['ines', 'I'],
  ['Ana María de la Cruz', 'AM'],
  ['  Max   Member ', 'MM'],
  ['(the) 3rd door', 'TR'],
  ['Øyvind Ås', 'ØÅ'],
  ['', ''],
  ['42', ''],
])('%j becomes %j', (alt, initials) => expect(initialsOf(alt)).toBe(initials));
