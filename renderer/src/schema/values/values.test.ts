import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseDefaultColorScheme, chooseDefaultTemplate } from '../deck/choose.js';
import { parseRatio } from './ratio.js';
import { checkRelativePath } from './relativePath.js';
import { nearestName } from '../reading/suggest.js';
import { readReference } from './textReference.js';
import { deckLanguages, translate } from '../deck/translate.js';
import { parseLength } from './units.js';

describe('parseLength', () => {
  it.each([
    ['3mm', 3],
    ['0.3cm', 3],
    ['1/8in', 3.175],
    ['0.125in', 3.175],
    ['.125"', 3.175],
    [' 1 / 8 IN ', 3.175],
    ['36px@300', 3.048],
    ['72pt', 25.4],
    ['0', 0],
    ['-0mm', 0],
  ])('%s is %d mm', (text, mm) => {
    const parsed = parseLength(text);
    expect(parsed.ok && parsed.value).toBeCloseTo(mm, 10);
  });

  it.each([
    '',
    '3',
    '-3mm',
    '3 furlongs',
    '1/0in',
    '0/0in',
    '36px',
    '36px@0',
    '6m',
    '6000mm',
    'NaN',
    'Infinitymm',
    `${'9'.repeat(400)}mm`,
  ])('%s is rejected with a fix', (text) => {
    const parsed = parseLength(text);
    expect(parsed.ok).toBe(false);
    expect(parsed.ok ? '' : parsed.problems[0]?.fix).toMatch(/^Write a/);
  });
});

describe('parseRatio', () => {
  it('reads decimals', () => expect(parseRatio('2.5:3.5')).toBeCloseTo(5 / 7));
  it.each(['', '2', '2/3', '0:3', '2:0', '-2:3', '1:11', '11:1', 'a:b', '2:3:4', 'NaN:1'])('%s is rejected', (text) =>
    expect(parseRatio(text)).toBeUndefined(),
  );
});

describe('checkRelativePath', () => {
  it.each([
    ['images/cover.jpg', 'images/cover.jpg'],
    ['./images//cover.jpg', 'images/cover.jpg'],
    ['images\\cover.jpg', 'images/cover.jpg'],
    ['a/../b.png', 'b.png'],
    ['täuschend echt …/bild.png', 'täuschend echt …/bild.png'],
  ])('%s stays inside', (path, expected) => {
    expect(checkRelativePath(path)).toEqual({ ok: true, path: expected });
  });

  it.each([
    '../../etc/passwd',
    'images/../../secret',
    '..',
    '.',
    '',
    '  ',
    '/etc/passwd',
    '\\\\server\\share',
    'C:\\x.png',
    'c:/x.png',
    '~/x.png',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'FILE:x',
    ' file:x',
    'http://example.org/x.png',
    'a\0.png',
    'a\n.png',
    '..\\..\\x',
    'a/../../a/x.png',
  ])('%s is rejected', (path) => {
    expect(checkRelativePath(path)).toMatchObject({ ok: false, problem: { code: 'path.refused' } });
  });

  it('never lets a segment lead out', () => {
    const segment = fc.constantFrom('..', '.', 'a', '', 'b', '...');
    fc.assert(
      fc.property(fc.array(segment), fc.constantFrom('/', '\\'), (segments, separator) => {
        const check = checkRelativePath(segments.join(separator));
        if (check.ok) expect(check.path.split('/')).not.toContain('..');
      }),
    );
  });
});

describe('readReference', () => {
  it('distinguishes ids, paths and slugs', () => {
    expect(readReference('2cb5c9d5-2f2e-5f03-b932-7c41662918aa').kind).toBe('id');
    expect(readReference('templates/front.json').kind).toBe('path');
    expect(readReference('front.yaml').kind).toBe('path');
    expect(readReference('open-ground').kind).toBe('slug');
  });
});

describe('translate', () => {
  const translations = {
    fr: { title: 'Lampe de poche', note: 'fr' },
    en: { title: 'Torch', description: 'A light.' },
    de: { title: 'Taschenlampe', description: '', note: '' },
  };
  it.each([
    ['title', 'de', 'Taschenlampe', 'de'],
    ['title', 'de-AT', 'Taschenlampe', 'de'],
    ['title', 'DE', 'Taschenlampe', 'de'],
    ['description', 'de', 'A light.', 'en'],
    ['note', 'de', 'fr', 'fr'],
    ['title', 'ja', 'Torch', 'en'],
  ])('%s in %s', (field, wanted, value, language) => {
    expect(translate(translations, field, wanted, 'en')).toEqual({ value, language });
  });

  it('finds nothing if no translation has the text', () => {
    expect(translate(translations, 'one_liner', 'de', 'en')).toEqual({ value: undefined, language: 'de' });
    expect(translate(translations, 'constructor', 'de', 'en').value).toBeUndefined();
    expect(translate({}, 'title', 'de', 'en').value).toBeUndefined();
  });

  it('lists a deck’s languages, its default first', () => {
    const part = (...codes: string[]): { translations: object } => ({
      translations: Object.fromEntries(codes.map((code) => [code, {}])),
    });
    const deck = { ...part('en'), default_language: 'de', categories: [{ ...part('ar'), cards: [part('he', 'en')] }] };
    expect(deckLanguages(deck)).toEqual(['de', 'ar', 'en', 'he']);
  });
});

describe('choices', () => {
  const template = (
    slug: string,
    type: 'user' | 'official' = 'official',
  ): { slug: string; type: 'user' | 'official' } => ({ slug, type });
  it('chooses a slug containing default, then the first official, then the first user template', () => {
    const all = [
      template('mine', 'user'),
      template('arcana'),
      template('default-back'),
      template('my-default', 'user'),
      template('arcana-back'),
    ];
    expect(chooseDefaultTemplate(all, 'front')?.slug).toBe('my-default');
    expect(chooseDefaultTemplate(all, 'back')?.slug).toBe('default-back');
    expect(chooseDefaultTemplate(all.slice(0, 2), 'front')?.slug).toBe('arcana');
    expect(chooseDefaultTemplate(all.slice(0, 1), 'front')?.slug).toBe('mine');
    expect(chooseDefaultTemplate(all.slice(4), 'front')?.slug).toBe('arcana-back');
    expect(chooseDefaultTemplate(all.slice(5), 'back')).toBeUndefined();
  });

  it('chooses the scheme whose name contains default, else the first', () => {
    expect(chooseDefaultColorScheme([{ name: 'Arcana' }, { name: 'Cardwright Default' }])?.name).toBe(
      'Cardwright Default',
    );
    expect(chooseDefaultColorScheme([{ name: 'Arcana' }, { name: 'Harbour' }])?.name).toBe('Arcana');
    expect(chooseDefaultColorScheme([{ name: 'Arcana' }].slice(1))).toBeUndefined();
  });
});

describe('nearestName', () => {
  it('tolerates slips, but not other words', () => {
    expect(nearestName('titel', ['title', 'text'])).toBe('title');
    expect(nearestName('svgShape', ['svg-shape', 'shape'])).toBe('svg-shape');
    expect(nearestName('banana', ['title', 'text'])).toBeUndefined();
    expect(nearestName('x'.repeat(1_000_000), ['title'])).toBeUndefined();
  });
});
