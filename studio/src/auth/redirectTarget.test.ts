import { describe, expect, it } from 'vitest';
import { redirectTarget, sitePath } from './redirectTarget.js';

describe('sitePath', () => {
  it.each(['/create/decks', '/create/decks/1?tab=cards#c2', '/a%20b', '/explore?q=//x'])('keeps %s', (path) => {
    expect(sitePath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\b',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'create/decks',
    ' /create',
    '',
    '/login',
    '/login?redirect=/login',
    '/confirm?token_hash=x',
  ])('refuses %j', (path) => {
    expect(sitePath(path)).toBeUndefined();
  });

  it('refuses what is missing', () => {
    expect(sitePath(null)).toBeUndefined();
    expect(sitePath(undefined)).toBeUndefined();
  });
});

describe('redirectTarget', () => {
  const cookie = (path: string): string => `a=b; cardwright-redirect-path=${encodeURIComponent(path)}; c=d`;

  it('takes the query, then the cookie, then the decks', () => {
    expect(redirectTarget(new URLSearchParams('redirect=/explore'), cookie('/updates'))).toBe('/explore');
    expect(redirectTarget(new URLSearchParams('redirect=//evil'), cookie('/updates?a=1'))).toBe('/updates?a=1');
    expect(redirectTarget(new URLSearchParams(), cookie('//evil'))).toBe('/create/decks');
    expect(redirectTarget(new URLSearchParams(), 'cardwright-redirect-path=%E0%A4%A')).toBe('/create/decks');
  });
});
