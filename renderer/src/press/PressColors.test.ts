import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inkTotal } from './inks.js';
import { readOutputProfile } from './outputProfile.js';
import { PressColors, type PressSettings } from './PressColors.js';

const profile = new Uint8Array(readFileSync(new URL('../../assets/profiles/FOGRA39L_coated.icc', import.meta.url)));
const usual: PressSettings = {
  profile,
  inkLimit: 300,
  blackText: 'overprint',
  richBlack: 'profile',
  intent: 'relative',
};
const open: PressColors[] = [];
async function press(settings: Partial<PressSettings> = {}): Promise<PressColors> {
  const colors = await PressColors.create({ ...usual, ...settings });
  open.push(colors);
  return colors;
}
afterAll(() => open.forEach((colors) => colors.free()));

describe('colours in ink', () => {
  let colors: PressColors;
  beforeAll(async () => {
    colors = await press();
  });

  it('leaves paper white and mixes red of magenta and yellow', () => {
    expect(colors.inksOf('#ffffff', 'area')).toEqual([0, 0, 0, 0]);
    const [cyan, magenta, yellow, key] = colors.inksOf('#e30613', 'area');
    expect(magenta).toBeGreaterThan(0.9);
    expect(yellow).toBeGreaterThan(0.8);
    expect(cyan + key).toBeLessThan(0.15);
  });

  it.each(['text', 'hairline'] as const)(
    'prints neutral %s in black only, and overprints only what is black',
    (role) => {
      const black = colors.inksOf('#000000', role);
      expect(black).toEqual([0, 0, 0, 1]);
      expect(colors.overprints(black, role)).toBe(true);
      const [cyan, magenta, yellow, key] = colors.inksOf('#808488', role);
      expect([cyan, magenta, yellow]).toEqual([0, 0, 0]);
      expect(key).toBeGreaterThan(0.4);
      expect(key).toBeLessThan(0.75);
      expect(colors.overprints([cyan, magenta, yellow, key], role)).toBe(false);
      expect(colors.inksOf('#ffffff', role)).toEqual([0, 0, 0, 0]);
    },
  );

  it.each(['#14201b', '#3d0818', '#1d3557'])(
    'prints small type in %s, which is nearly black, in black only',
    (color) => {
      const [cyan, magenta, yellow, key] = colors.inksOf(color, 'text');
      expect([cyan, magenta, yellow]).toEqual([0, 0, 0]);
      expect(key).toBeGreaterThan(0.9);
      expect(colors.inksOf(color, 'area').filter((ink) => ink > 0.1).length).toBeGreaterThan(2);
    },
  );

  it('keeps the colour of large letters that are not quite black, but not of black ones', () => {
    expect(colors.inksOf('#1d3557', 'text', 18)).toEqual(colors.inksOf('#1d3557', 'area'));
    expect(colors.inksOf('#3d0818', 'text', 30)[1]).toBeGreaterThan(0.5);
    expect(colors.inksOf('#1d3557', 'text', 17)[0]).toBe(0);
    for (const color of ['#000000', '#14201b']) expect(colors.inksOf(color, 'text', 60)[0]).toBe(0);
  });

  it('mixes coloured text and grey areas of all inks', () => {
    expect(colors.inksOf('#7a1f1f', 'text')[1]).toBeGreaterThan(0.5);
    expect(colors.inksOf('#0b2a6b', 'text')[0]).toBeGreaterThan(0.8);
    expect(colors.inksOf('#808080', 'area').filter((ink) => ink > 0)).toHaveLength(4);
  });

  it('makes darker greys of more black', () => {
    const keys = Array.from(
      { length: 16 },
      (_, step) => colors.inksOf(`#${(step * 17).toString(16).padStart(2, '0').repeat(3)}`, 'text')[3],
    );
    expect(keys).toEqual([...keys].sort((one, other) => other - one));
  });
});

describe('patches of a colour bar', () => {
  it.each<readonly [color: string, inks: readonly number[]]>([
    ['#00ffff', [1, 0, 0, 0]],
    ['#ff00ff', [0, 1, 0, 0]],
    ['#ffff00', [0, 0, 1, 0]],
    ['#000000', [0, 0, 0, 1]],
    ['#ff0000', [0, 1, 1, 0]],
  ])('in %s are pure inks', async (color, inks) => {
    expect((await press({ richBlack: 'rich' })).inksOf(color, 'patch')).toEqual(inks);
  });

  it('in grey are tints of black', async () => {
    const [cyan, magenta, yellow, key] = (await press()).inksOf('#404040', 'patch');
    expect([cyan, magenta, yellow]).toEqual([0, 0, 0]);
    expect(key).toBeCloseTo(0.75, 2);
  });

  it('stay under the limit', async () => {
    expect((await press({ inkLimit: 150 })).inksOf('#0000ff', 'patch')).toEqual([0.75, 0.75, 0, 0]);
  });
});

describe('black', () => {
  it.each([
    ['none', [0, 0, 0, 1]],
    ['rich', [0.6, 0.4, 0.4, 1]],
  ] as const)('of areas is a choice: %s', async (richBlack, inks) => {
    expect((await press({ richBlack })).inksOf('#000000', 'area')).toEqual(inks);
  });

  it('of areas stays under the limit however it is mixed', async () => {
    for (const richBlack of ['profile', 'rich'] as const) {
      const inks = (await press({ richBlack, inkLimit: 200 })).inksOf('#000000', 'area');
      expect(inkTotal(inks)).toBeLessThanOrEqual(2);
      expect(inkTotal(inks)).toBeGreaterThan(1.9);
    }
  });

  it('of text is mixed, or knocks out, on request', async () => {
    expect(inkTotal((await press({ blackText: 'mixed' })).inksOf('#000000', 'text'))).toBeGreaterThan(2);
    const colors = await press({ blackText: 'knockout' });
    expect(colors.overprints(colors.inksOf('#000000', 'text'), 'text')).toBe(false);
  });
});

describe('a picture of inks', () => {
  const inks = Uint8Array.of(10, 5, 3, 138, 0, 0, 0, 255);
  const swop = new Uint8Array(readFileSync(new URL('../../assets/profiles/SWOP_TR003_coated.icc', import.meta.url)));

  it.each([
    ['that are for the same condition', profile],
    ['without a profile', undefined],
    ['with a profile that cannot be read', Uint8Array.of(1, 2, 3)],
  ])('keeps inks %s', async (_what, own) => {
    expect((await press()).inksOfInkPixels(inks, own)).toEqual(inks);
    expect([...inks]).toEqual([10, 5, 3, 138, 0, 0, 0, 255]);
  });

  it.each(['relative', 'perceptual'] as const)('is converted from another condition: %s', async (intent) => {
    const converted = (await press({ intent })).inksOfInkPixels(inks, swop);
    expect(converted).toHaveLength(inks.length);
    expect(converted).not.toEqual(inks);
    expect([...converted.subarray(4)]).toEqual([0, 0, 0, 255]);
    const greys = Uint8Array.from({ length: 4 * 256 }, (_, at) => (at % 4 === 3 ? (at - 3) / 4 : 0));
    const blacks = (await press({ intent })).inksOfInkPixels(greys, swop).filter((_, at) => at % 4 === 3);
    expect([...blacks]).toEqual([...blacks].toSorted((one, other) => one - other));
  });

  it('is brought under the limit', async () => {
    const [cyan = 0, magenta = 0, yellow = 0, key = 0] = (await press({ inkLimit: 240 })).inksOfInkPixels(
      Uint8Array.of(255, 255, 255, 255),
      profile,
    );
    expect((cyan + magenta + yellow + key) / 255).toBeLessThanOrEqual(2.4);
  });
});

describe('the limit', () => {
  it('holds for every colour and every pixel', async () => {
    const colors = await press({ inkLimit: 240 });
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 3, maxLength: 3 }), (rgb) => {
        const hex = `#${Buffer.from(rgb).toString('hex')}`;
        expect(inkTotal(colors.inksOf(hex, 'area'))).toBeLessThanOrEqual(2.4 + 1e-9);
        expect(colors.inksOfPixels(rgb).reduce((total, ink) => total + ink, 0)).toBeLessThanOrEqual(2.4 * 255);
      }),
    );
  });
});

describe('an output profile', () => {
  const edited = (at: number, text: string): Uint8Array => {
    const bytes = Uint8Array.from(profile);
    bytes.set(Buffer.from(text, 'latin1'), at);
    return bytes;
  };

  it('tells its name and version', () => {
    expect(readOutputProfile(profile)).toMatchObject({ description: 'FOGRA39L coated', version: 2 });
  });

  it.each([
    ['a picture', new Uint8Array(500), 'This is not an ICC profile.'],
    ['nothing', new Uint8Array(0), 'This is not an ICC profile.'],
    ['half a profile', profile.subarray(0, 1000), 'The profile is cut off.'],
    ['a monitor’s profile', edited(12, 'mntr'), 'This profile is for a monitor, not for printing.'],
    ['a profile of RGB', edited(16, 'RGB '), 'This profile is for RGB, not for CMYK.'],
    ['a future version', edited(8, '\x05'), 'ICC version 5 cannot be embedded in PDF/X.'],
    ['a broken table', edited(128, '\xff\xff\xff\xff'), 'The profile’s table of contents is broken.'],
    ['a huge file', new Uint8Array(9 * 1024 * 1024), 'The profile is larger than 8 MB.'],
  ])('is refused if it is %s', (_what, bytes, message) => {
    expect(() => readOutputProfile(bytes)).toThrow(message);
  });

  it('is refused if it cannot convert to CMYK', () => {
    const at = Buffer.from(profile).indexOf('B2A0', 128, 'latin1');
    expect(() => readOutputProfile(edited(at, 'B2A9'))).toThrow('This profile cannot convert colours to CMYK.');
  });
});
