import { describe, expect, it } from 'vitest';
import { findPreset } from '../../export/index.js';
import { pressLook } from './pressLook.js';
import { pressOptions } from './pressOptions.js';
import type { ProductPlan } from './planExport.js';

const cards = findPreset('pdf-cards');
const planned = (options: Parameters<typeof pressOptions>[0]): ProductPlan => ({
  kind: 'pdf-cards',
  engine: 'cardwright',
  press: pressOptions(options, cards),
});

describe('the look of a product in print', () => {
  it('is that of the screen without a print standard', async () => {
    expect(await pressLook(planned({}))).toBeUndefined();
  });

  it('has a key that every setting of the press changes', async () => {
    const settings = [{}, { output_profile: 'swop' }, { ink_limit: 240 }];
    const looks = await Promise.all(settings.map((each) => pressLook(planned({ pdf_standard: 'x4', ...each }))));
    expect(new Set(looks.map((look) => look?.key)).size).toBe(3);
    for (const look of looks) look?.colors.free();
  });

  it('prints letters in the same colours as areas in RGB files, which the print shop converts', async () => {
    const black = { red: 0, green: 0, blue: 0 };
    const white = { red: 1, green: 1, blue: 1 };
    const look = await pressLook(planned({ pdf_standard: 'x4-rgb' }));
    expect(look?.colors.text(black, white, 9)).toEqual(look?.colors.area(black));
    look?.colors.free();
  });
});
