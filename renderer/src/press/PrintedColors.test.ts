import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrastOf } from '../color/contrast.js';
import { readHex } from '../color/hex.js';
import { PrintedColors } from './PrintedColors.js';

const profile = new Uint8Array(readFileSync(new URL('../../assets/profiles/FOGRA39L_coated.icc', import.meta.url)));
const settings = { profile, inkLimit: 300, richBlack: 'profile', intent: 'relative' } as const;

describe('colours in print', () => {
  let printed: PrintedColors;
  beforeAll(async () => {
    printed = await PrintedColors.create({ ...settings, blackText: 'overprint' });
  });
  afterAll(() => printed.free());

  it('leave paper white and dull what is brighter than inks', () => {
    for (const channel of Object.values(printed.area(readHex('#ffffff')))) expect(channel).toBeGreaterThan(0.99);
    const { red, green, blue } = printed.area(readHex('#00ff00'));
    expect(green).toBeLessThan(0.75);
    expect(red + blue).toBeGreaterThan(0.2);
  });

  it('show black letters darker on a ground that they overprint than on paper', async () => {
    const [black, green, white] = ['#000000', '#2f7d4f', '#ffffff'].map(readHex);
    if (!black || !green || !white) throw new Error('No colours');
    const onGreen = printed.text(black, green, 9);
    expect(contrastOf(onGreen, white)).toBeGreaterThan(contrastOf(printed.text(black, white, 9), white) + 0.5);
    const replacing = await PrintedColors.create({ ...settings, blackText: 'knockout' });
    expect(replacing.text(black, green, 9)).toEqual(replacing.text(black, white, 9));
    replacing.free();
  });
});
