import { chooseDefaultColorScheme, colorTokens, contrastRatio, parseColorScheme } from '@cardwright/renderer';
import { describe, expect, test } from 'vitest';
import { colorScheme, colorSchemes } from './index.js';
import { problemsOf } from './testing.js';

const schemes = colorSchemes();

test('there are at least twelve, with ids, slugs and names of their own, and a default', () => {
  expect(schemes.length).toBeGreaterThanOrEqual(12);
  for (const key of ['id', 'slug', 'name'])
    expect(new Set(schemes.map((scheme) => scheme[key])).size).toBe(schemes.length);
  expect(chooseDefaultColorScheme(schemes)?.name).toBe('Cardwright default');
  expect(schemes[0]?.name).toBe('Cardwright default');
});

test('a scheme is found by slug and by id', () => {
  const emberwild = colorScheme('emberwild');
  expect(emberwild?.name).toBe('Emberwild');
  expect(colorScheme(emberwild?.id ?? '')).toBe(emberwild);
  expect(colorScheme('no-such-scheme')).toBeUndefined();
});

describe.each(schemes.map((scheme) => [scheme.name, scheme] as const))('%s', (_, scheme) => {
  const { paper, ink, muted, surface } = scheme.neutral;

  test('parses without an error or a warning', () => {
    const parsed = parseColorScheme(scheme);
    expect(problemsOf(parsed)).toEqual([]);
    expect(parsed.ok && parsed.value).toEqual(scheme);
  });

  test('has the category colours 0 to 7, all different', () => {
    const colors = '01234567'.split('').map((key) => scheme.category[key]);
    expect(colors).not.toContain(undefined);
    expect(new Set(colors).size).toBe(8);
  });

  test('its text reads: ink 7 : 1 on paper and surface, muted 4.5 : 1', () => {
    expect(contrastRatio(ink, paper)).toBeGreaterThanOrEqual(7);
    expect(contrastRatio(ink, surface)).toBeGreaterThanOrEqual(7);
    expect(contrastRatio(muted, paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(muted, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test('paper or ink reads 4.5 : 1 on every brand and category colour', () => {
    for (const key of Object.keys(scheme.category)) {
      const tokens = colorTokens(scheme, key);
      for (const name of ['primary', 'secondary', 'accent']) {
        expect(
          contrastRatio(tokens.get(name) ?? '', tokens.get(`on-${name}`) ?? ''),
          `${name}, category ${key}`,
        ).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
