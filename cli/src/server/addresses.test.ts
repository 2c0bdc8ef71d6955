import { describe, expect, it } from 'vitest';
import { readDeckReference } from './deckReference.js';
import { isUnprotected, serverAddress } from './serverAddress.js';

const ID = '0198c5e2-7f6e-7000-8000-3a9fb45c1d2e';

describe('addresses of servers', () => {
  it.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:80', 'http://127.0.0.1'],
    ['http://localhost:3000/decks/', 'http://localhost:3000'],
    ['cards.example.com', 'https://cards.example.com'],
    [' HTTPS://Cards.Example.com/x?y ', 'https://cards.example.com'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['localhost.example.com', 'https://localhost.example.com'],
  ])('%s', (text, address) => {
    expect(serverAddress(text, '--server')).toBe(address);
  });

  it.each(['', 'ftp://x', 'http://', 'a b', 'http://u:p@x', 'file:///etc/passwd'])('none: %j', (text) => {
    expect(() => serverAddress(text, '--server')).toThrow(/^--server: /);
  });

  it('detects unencrypted connections', () => {
    const open = [
      'http://192.168.1.4:3000',
      'http://example.com',
      'http://127.0.0.1.example.com',
      'http://localhost.evil.com',
    ];
    expect(open.filter(isUnprotected)).toEqual(open);
    expect(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:1', 'https://x'].filter(isUnprotected)).toEqual(
      [],
    );
  });
});

describe('addresses of decks', () => {
  it.each([
    [ID, { id: ID }],
    [ID.toUpperCase(), { id: ID }],
    [`http://localhost:3000/decks/${ID}`, { id: ID, server: 'http://localhost:3000' }],
    [
      `https://x.org/de/decks/${ID}/cards/0198c5e2-7f6e-7000-8000-000000000000?y#z`,
      { id: ID, server: 'https://x.org' },
    ],
    [`https://x.org/api/decks/public/${ID.toUpperCase()}`, { id: ID, server: 'https://x.org' }],
  ])('%s', (text, reference) => {
    expect(readDeckReference(text)).toEqual(reference);
  });

  it.each([
    'my-deck',
    '../x.json',
    `${ID}.json`,
    `./${ID}`,
    `ftp://x/${ID}`,
    'https://x.org/decks',
    `https://u@x.org/${ID}`,
  ])('none: %s', (text) => {
    expect(readDeckReference(text)).toBeUndefined();
  });
});
