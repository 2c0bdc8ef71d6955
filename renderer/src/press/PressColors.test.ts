import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inkCoverage } from './inkCoverage.js';
import { inkTotal } from './inks.js';
import { Lcms } from './lcms.js';
import { readOutputProfile } from './outputProfile.js';
import { PressColors, type PressSettings } from './PressColors.js';
import { PressProof } from './PressProof.js';
import { SoftProof, VISIBLE_DIFFERENCE } from './SoftProof.js';

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

  it('mixes coloured text and grey areas of all inks', () => {
    expect(colors.inksOf('#7a1f1f', 'text')[1]).toBeGreaterThan(0.5);
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

describe('the limit', () => {
  it('holds for every colour and every pixel', async () => {
    const colors = await press({ inkLimit: 240 });
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 3, maxLength: 3 }), (rgb) => {
        const hex = `#${Buffer.from(rgb).toString('hex')}`;
        expect(inkTotal(colors.inksOf(hex, 'area'))).toBeLessThanOrEqual(2.4 + 1e-9);
        expect(inkCoverage(colors.inksOfPixels(rgb), 240).above).toBe(0);
      }),
    );
  });
});

describe('the soft proof', () => {
  it('marks what the press cannot print, and nothing else', async () => {
    const colors = await press();
    const proof = new SoftProof(await Lcms.load(), profile, 'relative');
    const rgb = Uint8Array.from([0, 255, 0, 0, 0, 255, 255, 255, 255, 128, 100, 90, 200, 180, 160]);
    const inks = colors.inksOfPixels(rgb);
    const marked = [...proof.differences(rgb, inks)].map((difference) => difference > VISIBLE_DIFFERENCE);
    expect(marked).toEqual([true, true, false, false, false]);
    const [red = 0, green = 0, blue = 0] = proof.onScreen(inks);
    expect(green).toBeGreaterThan(120);
    expect(Math.max(red, blue)).toBeLessThan(green);
  });

  it('shows a picture as on paper, with stripes on what it marks', async () => {
    const proof = await PressProof.create({ ...usual, inkLimit: 240 });
    const rgba = Uint8ClampedArray.from([0, 255, 0, 255, 0, 0, 0, 255, 250, 250, 250, 255, 255, 255, 255, 255]);
    const plain = proof.picture(rgba, 4, { gamut: false, ink: false });
    expect(plain).toMatchObject({ outOfGamut: 0.25, aboveLimit: 0.25 });
    expect(plain.mostInk).toBeGreaterThan(280);
    expect([...plain.rgba.slice(12)]).toEqual([255, 255, 255, 255]);
    const marked = proof.picture(rgba, 4, { gamut: true, ink: true }).rgba;
    expect([...marked.slice(0, 8)]).toEqual([230, 0, 190, 255, 0, 120, 255, 255]);
    expect([...marked.slice(8)]).toEqual([...plain.rgba.slice(8)]);
    proof.free();
  });

  it('finds where a picture needs more ink than the limit', () => {
    expect(inkCoverage(Uint8Array.from([255, 255, 255, 0, 0, 0, 0, 255]), 240)).toEqual({
      most: 300,
      above: 0.5,
      map: Uint8Array.from([1, 0]),
    });
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
