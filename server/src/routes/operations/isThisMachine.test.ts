import { expect, it } from 'vitest';
import { isThisMachine } from './isThisMachine.js';

it('knows the names of this machine, and no others', () => {
  for (const url of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80', 'http://cards.localhost'])
    expect([url, isThisMachine(url)]).toEqual([url, true]);
  for (const url of [
    'https://cards.example.org',
    'http://127.example.org',
    'http://192.168.1.2',
    'http://notlocalhost',
  ])
    expect([url, isThisMachine(url)]).toEqual([url, false]);
});
