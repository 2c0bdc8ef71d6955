import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { ICON_SETS, iconAttribution, searchIcons, suggestIcon } from './index.js';
import { createNodeIconLibrary, IconEndpoint } from './node.js';

const library = createNodeIconLibrary();

describe('installed sets', () => {
  it('have the licences stated by their packages', () => {
    for (const { prefix, license, licenseUrl, name } of ICON_SETS) {
      const path = createRequire(import.meta.url).resolve(`@iconify-json/${prefix}/info.json`);
      const info = JSON.parse(readFileSync(path, 'utf8')) as { name: string; license: { spdx: string; url: string } };
      expect([name, license, licenseUrl]).toEqual([info.name, info.license.spdx, info.license.url]);
    }
  });

  it('find bare names in lucide first, then game-icons, then tabler', () => {
    expect(library.locate('lamp')?.prefix).toBe('lucide');
    expect(library.locate('anvil')?.prefix).toBe('lucide');
    expect(library.locate('crossed-swords')?.prefix).toBe('game-icons');
    expect(library.locate('brand-github')?.prefix).toBe('tabler');
  });

  it.each([
    ['❤️', 'red-heart'],
    ['❤', 'red-heart'],
    ['👩🏽‍🚀', 'woman-astronaut-medium-skin-tone'],
    ['👨‍👩‍👧‍👦', 'family-man-woman-girl-boy'],
    ['#️⃣', 'keycap-pound'],
    ['🏳️‍🌈', 'rainbow-flag'],
    ['🏴‍☠️', 'pirate-flag'],
    ['🫠', 'melting-face'],
  ])('draw %s', (grapheme, name) => {
    const key = library.emoji(grapheme);
    expect(key).toBeDefined();
    expect(library.locate(key ?? '')).toEqual({ prefix: 'noto', name });
    expect(library.get(key ?? '', '#000000')?.nodes.length).toBeGreaterThan(0);
  });

  it('draw every flag of a country that has one, and of England, Scotland and Wales', () => {
    const codes = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const retired = new Set(['AN', 'BU', 'CS', 'DD', 'FX', 'NT', 'SU', 'TP', 'UK', 'YD', 'YU', 'ZR', 'QO', 'ZZ', 'XA', 'XB', 'EZ', 'CQ', 'CT', 'DY', 'FQ', 'HV', 'JT', 'MI', 'NH', 'NQ', 'PC', 'PU', 'PZ', 'RH', 'VD', 'WK', 'ZZ', 'QU']); // prettier-ignore
    const countries = letters
      .flatMap((one) => letters.map((other) => one + other))
      .filter((code) => codes.of(code) !== undefined && !retired.has(code));
    const flag = (code: string): string =>
      String.fromCodePoint(...Array.from(code, (letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
    const missing = countries.filter((code) => library.emoji(flag(code)) === undefined);
    expect(countries.length).toBeGreaterThan(245);
    expect(missing).toEqual([]);
    for (const region of ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏴󠁧󠁢󠁷󠁬󠁳󠁿']) {
      expect(library.get(library.emoji(region) ?? '', '#000000')?.viewBox.width).toBe(640);
    }
  });

  it('ignore digits and letters', () => {
    for (const text of ['1', '#', '*', 'a', 'é', 'に']) expect(library.emoji(text)).toBeUndefined();
  });
});

describe('suggestIcon', () => {
  it.each([
    ['lucide:lmap', 'lucide:lamp'],
    ['anvill', 'lucide:anvil'],
    ['left-arrow', 'lucide:arrow-left'],
    ['swords-crossed', 'game-icons:crossed-swords'],
    ['tabler:hom', 'tabler:home'],
  ])('%s → %s', (name, expected) => {
    expect(suggestIcon(library, name)).toContain(expected);
    expect(suggestIcon(library, name).length).toBeLessThanOrEqual(3);
  });

  it('finds nothing for nonsense', () => {
    expect(suggestIcon(library, 'qqqqzzzzxxxx')).toEqual([]);
    expect(suggestIcon(library, '')).toEqual([]);
    expect(suggestIcon(library, 'x'.repeat(100_000))).toEqual([]);
  });
});

describe('searchIcons', () => {
  it('puts exact names first and requires every word', () => {
    expect(searchIcons(library, 'skull', 3)[0]).toBe('lucide:skull');
    expect(searchIcons(library, 'arrow left', 5)).toContain('lucide:arrow-left');
    const hearts = searchIcons(library, 'broken heart');
    expect(hearts).toEqual(expect.arrayContaining(['game-icons:broken-heart', 'tabler:heart-broken']));
    for (const icon of hearts) expect(icon).toMatch(/^(?=.*broken).*heart/);
    expect(searchIcons(library, 'sword fire')).toEqual([]);
    const dragons = searchIcons(library, 'game-icons:dragon', 20);
    expect(dragons).not.toEqual([]);
    for (const icon of dragons) expect(icon).toMatch(/^game-icons:.*dragon/);
    expect(searchIcons(library, '  ')).toEqual([]);
  });

  it('does not offer names that a set only keeps for compatibility', () => {
    expect(library.names('tabler')).not.toContain(undefined);
    const offered = new Set(library.names('lucide'));
    expect(offered.has('lamp')).toBe(true);
    expect(offered.size).toBeLessThan(2_200);
  });
});

describe('iconAttribution', () => {
  it('names each set once, those that must be credited first', () => {
    const sets = iconAttribution(library, [
      'lamp',
      'lucide:home',
      'crossed-swords',
      'emoji:1f600',
      'nothing',
      'emoji:1f1e9-1f1ea',
    ]);
    expect(sets.map(({ prefix, requiresCredit }) => [prefix, requiresCredit])).toEqual([
      ['game-icons', true],
      ['flag', false],
      ['lucide', false],
      ['noto', false],
    ]);
    expect(sets[0]?.credit).toContain('CC BY 3.0');
  });
});

describe('IconEndpoint', () => {
  const endpoint = new IconEndpoint();

  it('answers with the requested icons and the names that it lacks', () => {
    const subset = endpoint.subset('lucide', ['lamp', 'no-such-icon', '__proto__']);
    expect(Object.keys(subset?.icons ?? {})).toEqual(['lamp']);
    expect(subset?.not_found).toContain('no-such-icon');
    expect(endpoint.subset('lucide', ['no-such-icon'])?.not_found).toEqual(['no-such-icon']);
    expect(endpoint.subset('../lucide', ['lamp'])).toBeUndefined();
    expect(endpoint.collection('mdi')).toBeUndefined();
  });

  it('lists names, and code points of emoji', () => {
    expect(endpoint.collection('lucide')?.uncategorized).toContain('lamp');
    expect(endpoint.collection('lucide')?.chars).toBeUndefined();
    expect(endpoint.collection('noto')?.chars?.['1f600']).toBe('grinning-face');
  });
});
