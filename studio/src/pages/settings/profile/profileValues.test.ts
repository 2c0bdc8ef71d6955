import { describe, expect, it } from 'vitest';
import { asAddress, faultsByField, patchOf, PROFILE_CHECKS, type ProfileValues } from './profileValues.js';

const before: ProfileValues = { displayName: 'Ines', bio: '', website: 'https://example.com', language: 'de' };

describe('the profile form', () => {
  it('sends what has changed alone', () => {
    expect(patchOf(before, before)).toEqual({});
    expect(patchOf({ ...before, displayName: ' Ines Novak ', language: '' }, before)).toEqual({
      display_name: 'Ines Novak',
      preferred_language: null,
    });
    expect(patchOf({ ...before, website: '' }, before)).toEqual({ website: '' });
  });

  it.each([
    ['example.com', 'https://example.com'],
    [' https://example.com/a ', 'https://example.com/a'],
    ['', ''],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('reads the website %j as %j', (typed, address) => {
    expect(asAddress(typed)).toBe(address);
  });

  it.each(['javascript:alert(1)', 'ftp://example.com', 'nonsense', 'https://', 'a b.com'])('refuses %j', (website) => {
    expect(PROFILE_CHECKS.website(website)).toBe('Enter an address such as https://example.com.');
  });

  it('counts characters', () => {
    expect(PROFILE_CHECKS.displayName('x'.repeat(101))).not.toBeNull();
    expect(PROFILE_CHECKS.displayName('😀'.repeat(100))).toBeNull();
    expect(PROFILE_CHECKS.bio('x'.repeat(2_001))).toBe('1 character too many.');
    expect(PROFILE_CHECKS.bio('x'.repeat(2_000))).toBeNull();
    expect(PROFILE_CHECKS.website('')).toBeNull();
    expect(PROFILE_CHECKS.website('example.com')).toBeNull();
  });

  it("puts the server's faults on their fields", () => {
    expect(
      faultsByField([
        { path: 'website', message: 'expected an address' },
        { path: 'odd', message: 'x' },
      ]),
    ).toEqual({
      website: 'Expected an address.',
    });
  });
});
